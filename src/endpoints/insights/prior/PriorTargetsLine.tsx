/** What the changes of targets leave open (targets before that are not loaded, splits between), and what looking it up costs. */
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { whatOf } from '../../../explorer/notices/failureWords.ts'
import { MONTHS_BACK, MOST_TICKERS } from './ratingChanges.ts'
import type { Earlier } from './useEarlierRatings.ts'

interface Props {
  /** Ratings with a target and none before it. */
  readonly without: number
  /** Changes from a target of another day. */
  readonly between: number
  readonly tickers: number
  readonly earlier: Earlier | undefined
  readonly onAsk: () => void
}

/** For ratings and for splits. */
const requestsFor = (tickers: number): string => `${counted(2 * Math.ceil(tickers / MOST_TICKERS), 'request')} or more`

export function PriorTargetsLine({ without, between, tickers, earlier, onAsk }: Props) {
  if (!earlier) {
    if (without === 0 && between === 0) return null
    return (
      <p>
        {without > 0 && `${figure(without)} without a prior target in the loaded rows. `}
        {between > 0 && 'Changes not checked for splits. '}
        <button type="button" className="link" onClick={onAsk}>
          {without > 0 ? `Look ${MONTHS_BACK} months back` : 'Check splits'}
        </button>{' '}
        {counted(tickers, 'ticker')}, {requestsFor(tickers)}
      </p>
    )
  }
  const { state, load, stop } = earlier
  const { status, failure, splitsFailure, requests, history } = state
  const found = `Prior targets looked for ${MONTHS_BACK} months back${without > 0 ? `; ${figure(without)} have none` : ''}`
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
            : splitsFailure
              ? `${found}. Changes not checked for splits: ${whatOf(splitsFailure, 'the split calendar')}`
              : `${found}.${earlier.tickersLeft === 0 ? ' Changes are adjusted for splits.' : ''}`}
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
