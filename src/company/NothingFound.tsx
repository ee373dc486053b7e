/** Said in place of an empty page: nothing came for the ticker, and which companies may have been meant. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { Connection } from '../api/client/connection.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { companyAddress } from '../explorer/address/navigationContext.ts'
import { Notice } from '../ui/Notice.tsx'
import type { KnownCompany } from '../explorer/tickers/companies.ts'
import { nearCompanies } from '../explorer/tickers/nearCompanies.ts'

/** Given from above: what is known of companies comes from where this page knows nothing of. */
export type FindCompanies = (client: QueryClient, connection: Connection) => Promise<readonly KnownCompany[]>

interface Props {
  readonly ticker: string
  /** Whether the address says which days. */
  readonly isRangeGiven: boolean
  readonly findCompanies: FindCompanies | undefined
}

export function NothingFound({ ticker, isRangeGiven, findCompanies }: Props) {
  const client = useQueryClient()
  const connection = useConnection()
  const [near, setNear] = useState<readonly KnownCompany[]>([])
  useEffect(() => {
    let isGone = false
    // Nothing to offer is no failure to tell.
    findCompanies?.(client, connection).then(
      (companies) => !isGone && setNear(nearCompanies(ticker, companies)),
      () => undefined,
    )
    return () => void (isGone = true)
  }, [client, connection, findCompanies, ticker])
  return (
    <Notice tone="warning" role="note">
      <strong>
        Nothing found for {ticker}
        {isRangeGiven && ' in these days'}.
      </strong>
      {near.length > 0 && (
        <span>
          Did you mean{' '}
          {near.map((company, place) => (
            <span key={company.ticker}>
              {place > 0 && (place === near.length - 1 ? ' or ' : '; ')}
              <Link to={companyAddress(company.ticker, {}, connection.scenario)}>
                {[company.ticker, company.name].filter(Boolean).join(', ')}
              </Link>
            </span>
          ))}
          ?
        </span>
      )}
    </Notice>
  )
}
