/** Names of companies that are known by other means than the records on a page: loaded once those are there. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'

export function useNames(): ReadonlyMap<string, string> {
  const client = useQueryClient()
  const connection = useConnection()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    let isGone = false
    const load = async (): Promise<void> => {
      const { knownCompanies } = await import('../palette/knownCompanies.ts')
      const known = await knownCompanies(client, connection, endpoints)
      if (!isGone) setNames(new Map(known.flatMap(({ ticker, name }) => (name ? [[ticker, name] as const] : []))))
    }
    // Tickers do where no name can be told.
    load().catch(() => undefined)
    return () => void (isGone = true)
  }, [client, connection])
  return names
}
