/** A failure: what, why, what is on screen now, and one main action. */
import { Fragment } from 'react'
import { Link, useLocation } from 'react-router'
import type { Failure } from '../../api/client/failure.ts'
import { LONGEST_WAIT } from '../../api/client/retry.ts'
import { useConnectionState } from '../../connection/ConnectionContext.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { clockOf, useNow } from '../../ui/useNow.ts'
import { failureWords, whatOf } from './failureWords.ts'
import { quotesOf } from '../filters/serviceErrors.ts'
import { useOperations } from '../OperationsContext.ts'
import { useCommonFailure } from './commonFailure.ts'

interface Props {
  readonly failure: Failure
  /** The filters beside which the service's words stand. */
  readonly named?: readonly string[]
  /** What the rows on screen are, as a sentence; absent when there are none. */
  readonly shown: string | undefined
  readonly onRetry: () => void
  /** Shows the filters, for a failure that they cause; absent where there are none to show. */
  readonly onFilters?: () => void
}

/** For a colleague or the service's support: no query, no key, nothing of the answer. */
const detailsOf = (failure: Failure): string => {
  const { exchange, complaint } = failure
  return [
    whatOf(failure),
    exchange?.status === undefined ? 'no status' : `status ${exchange.status}`,
    exchange && `request ${exchange.id}`,
    exchange && `${new Date(exchange.startedAt).toISOString().slice(0, 19)}Z`,
    exchange?.path.split('?')[0],
    complaint.reference && `reference ${complaint.reference}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The gateway names the kind of failure by its system name, in brackets. */
const isOfCertificate = (text = ''): boolean => /\([A-Z_]*(?:CERT|UNABLE_TO_VERIFY|ERR_SSL|ERR_TLS|EPROTO)[A-Z_]*\)/.test(text)

export function FailureNotice({ failure, named = [], shown, onRetry, onFilters }: Props) {
  const { why, action } = failureWords[failure.kind]
  const { complaint, detail, exchange, allowedAt } = failure
  const operation = useOperations().find(({ id }) => id === exchange?.endpoint)
  const what = whatOf(failure, operation?.title)
  const quotes = quotesOf(complaint, named.length > 0 ? operation : undefined)
  const { connection, refusedKeyEnd = connection.key?.slice(-4) } = useConnectionState()
  const { pathname, search } = useLocation()
  const now = useNow(1000)
  const isToldAbove = useCommonFailure()?.kind === failure.kind
  const wait = allowedAt === undefined ? 0 : Math.max(0, allowedAt - now)
  if (isToldAbove) {
    return (
      <Notice tone="failure" role="note">
        <strong>{what}</strong>
        {shown && <span>{shown}</span>}
      </Notice>
    )
  }
  return (
    <Notice tone="failure" role="alert">
      <strong>{what}</strong>
      <span>{why}</span>
      {detail && <span>{detail}</span>}
      {failure.kind === 'key-refused' && refusedKeyEnd && <span>The key ended in {refusedKeyEnd}.</span>}
      {isOfCertificate(detail) && <span>Has the service’s certificate expired, or is it not trusted there?</span>}
      {wait > 0 && <span>The service asks to wait until {clockOf(allowedAt!)}.</span>}
      {named.length > 0 && <span>What it says stands beside {named.join(' and ')}.</span>}
      {quotes.length > 0 && (
        <span>
          It says:{' '}
          {quotes.map(({ about, text }, place) => (
            <Fragment key={place}>
              {place > 0 && '; '}
              {about && (
                <>
                  of <bdi>{about}</bdi>{' '}
                </>
              )}
              “<bdi>{text}</bdi>”
            </Fragment>
          ))}
          {complaint.reference && ` (reference ${complaint.reference})`}
        </span>
      )}
      {shown && <span>{shown}</span>}
      {action === 'connection' && <Link to="/connection">Check connection</Link>}
      {action === 'sign-in' && (
        // A new document: the sign-in answers it, and leads back to this address.
        <a href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${pathname}${search}`}>Load the page again to sign in</a>
      )}
      {action === 'filters' && onFilters && (
        <button type="button" className="link" onClick={onFilters}>
          Go to the filters
        </button>
      )}
      {action === 'retry' && (
        <button type="button" className="link" onClick={onRetry} disabled={wait > 0 && wait <= LONGEST_WAIT}>
          Try again
        </button>
      )}
      {exchange && (
        <details>
          <summary>Details</summary>
          {exchange.status === undefined ? 'No status' : `Status ${exchange.status}`}, request {exchange.id},{' '}
          {new Date(exchange.startedAt).toISOString().slice(11, 19)} UTC, {exchange.path.split('?')[0]}{' '}
          <CopyButton text={detailsOf(failure)}>Copy details</CopyButton>
        </details>
      )}
    </Notice>
  )
}
