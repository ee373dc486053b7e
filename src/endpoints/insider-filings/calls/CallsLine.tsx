/** What the distance to conference calls costs before it is asked for, and how far the asking is. */
import type { AskedBatches } from '../../../explorer/query/paging/useTickerBatches.ts'
import { whatOf } from '../../../explorer/notices/failureWords.ts'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import styles from '../grid/FilingResults.module.css'
import { MOST_TICKERS, type CallsByTicker } from './callFigures.ts'

interface Props {
  /** Tickers of transactions with a day. */
  readonly tickers: number
  readonly isAsked: boolean
  /** `undefined` before they are asked for, and while the code is on its way. */
  readonly asked: AskedBatches<CallsByTicker> | undefined
  readonly onAsk: () => void
}

export function CallsLine({ tickers, isAsked, asked, onAsk }: Props) {
  if (!isAsked) {
    return (
      <p className={styles.calls}>
        <button type="button" className="link" onClick={onAsk}>
          Add days to calls
        </button>{' '}
        {counted(tickers, 'ticker')}, {counted(Math.ceil(tickers / MOST_TICKERS), 'request')} or more
      </p>
    )
  }
  if (!asked) return null
  const { state, tickersLeft, load, stop } = asked
  const { status, failure, requests } = state
  const loaded = `Calls of ${tickersLeft > 0 ? `${figure(tickers - tickersLeft)} of ` : ''}${counted(tickers, 'ticker')}`
  return (
    <p className={styles.calls} role="status">
      {status === 'running' ? (
        <>
          {loaded}, {counted(requests, 'request')}{' '}
          <button type="button" className="link" onClick={stop}>
            Stop
          </button>
        </>
      ) : (
        <>
          {failure ? `Calls: ${whatOf(failure, 'conference calls')}` : `${loaded} loaded.`}
          {tickersLeft > 0 && (
            <>
              {' '}
              <button type="button" className="link" onClick={load}>
                {failure ? 'Try again' : 'Load the rest'}
              </button>
            </>
          )}
        </>
      )}
    </p>
  )
}
