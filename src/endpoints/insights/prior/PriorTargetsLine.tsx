/** How many of the ratings shown have no prior target among the loaded rows, and what looking further back costs. */
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { whatOf } from '../../../explorer/notices/failureWords.ts'
import { MONTHS_BACK, MOST_TICKERS } from './ratingChanges.ts'
import type { Earlier } from './useEarlierRatings.ts'

interface Props {
  /** Ratings with a target and none before it. */
  readonly without: number
  readonly tickers: number
  readonly earlier: Earlier | undefined
  readonly onAsk: () => void
}

/** For ratings and for splits. */
const requestsFor = (tickers: number): string => `${counted(2 * Math.ceil(tickers / MOST_TICKERS), 'request')} or more`

export function PriorTargetsLine({ without, tickers, earlier, onAsk }: Props) {
  if (!earlier) {
    if (without === 0) return null
    return (
      <p>
        {figure(without)} without a prior target in the loaded rows.{' '}
        <button type="button" className="link" onClick={onAsk}>
          Look {MONTHS_BACK} months back
        </button>{' '}
        {counted(tickers, 'ticker')}, {requestsFor(tickers)}
      </p>
    )
  }
  const { state, load, stop } = earlier
  const { status, failure, requests, history } = state
  return (
    <p role="status">
      {status === 'running' ? (
        <>
          Earlier ratings: {figure(history.ratings.length)} in {counted(requests, 'request')}{' '}
          <button type="button" className="link" onClick={stop}>
            Stop
          </button>
        </>
      ) : (
        <>
          {failure
            ? `Earlier ratings: ${whatOf(failure)}`
            : `Prior targets looked for ${MONTHS_BACK} months back; ${figure(without)} have none.`}
          {earlier.tickersLeft > 0 && (
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
