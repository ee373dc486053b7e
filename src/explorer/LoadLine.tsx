/** In place of the paging line while many pages stand as one body of rows: what is loaded, and what can be done next. */
import { AskingAgain } from './AskingAgain.tsx'
import { failureWords } from './failureWords.ts'
import type { LoadRange } from './loadRange.ts'
import styles from './PagingLine.module.css'
import type { PageFailure, WalkState } from './rows/walkState.ts'

interface Props {
  readonly state: WalkState
  readonly range: LoadRange
  /** Rows a page, for the estimate. */
  readonly limit: number
  readonly onLoad: (range: LoadRange) => void
  /** Lets the rows so far be all. */
  readonly onStop: () => void
  readonly onRetry: () => void
  /** Back to a single page. */
  readonly onSingle: () => void
}

const figure = (number: number): string => number.toLocaleString('en-US')
const counted = (number: number, noun: string): string => `${figure(number)} ${noun}${number === 1 ? '' : 's'}`

/** The coverage in one sentence; a total only where the service gave one. */
export function coverageOf({ status, rows, repeated, requests, hits, windows }: WalkState, first: number, limit: number): string {
  const from = (first - 1) * limit + 1
  const parts = [
    rows === 0
      ? 'No rows yet'
      : `Rows ${figure(from)} to ${figure(from + rows - 1)}${hits === undefined ? '' : ` of ${figure(hits)}`}`,
    counted(requests, 'request'),
    status === 'ended' ? 'the end reached' : 'the end not reached',
  ]
  if (repeated > 0) parts.push(`${figure(repeated)} seen twice and left out`)
  if (windows.length > 0) parts.push(`went on in windows up to ${windows.join(', ')}`)
  // Windows overlap by a day; without them, a row comes twice only when others were added before it.
  const isMoved = repeated > 0 && windows.length === 0
  return `${parts.join(', ')}.${isMoved ? ' The list changed while loading: rows may be missing too, which cannot be seen.' : ''}`
}

/** What is still to come, where that can be known. */
function estimateOf({ hits, rows, pages, milliseconds }: WalkState, limit: number): string {
  if (hits === undefined) return 'How many follow is not known: the service gives no total.'
  const left = Math.max(0, Math.ceil((hits - rows) / limit))
  const seconds = Math.ceil((left * milliseconds) / Math.max(1, pages) / 1000)
  return `${counted(left, 'page')} to come, about ${counted(seconds, 'second')}.`
}

export function LoadLine({ state, range, limit, onLoad, onStop, onRetry, onSingle }: Props) {
  const { status, pages, milliseconds, failure, again } = state
  const numberOf = ({ page }: PageFailure): string => figure(range.first - 1 + page)
  const isOn = status === 'running' || status === 'waiting'
  const next = range.first + pages
  return (
    <nav className={styles.paging} aria-label="Paging">
      <span role="status">{coverageOf(state, range.first, limit)}</span>
      {isOn && (
        <span className={styles.progress}>
          {status === 'waiting' ? 'Waiting: the page is hidden or offline. ' : ''}
          {counted(pages, 'page')} in {(milliseconds / 1000).toFixed(1)} s. {estimateOf(state, limit)}
        </span>
      )}
      {again && (
        <span role="status">
          <AskingAgain failure={again.reason} part={`Page ${numberOf(again)}: `} />
        </span>
      )}
      {failure && (
        <span className={styles.failed}>
          Page {numberOf(failure)} failed: {failureWords[failure.reason.kind].what}
        </span>
      )}
      <span className={styles.turns}>
        {isOn && (
          <button type="button" onClick={onStop}>
            Stop
          </button>
        )}
        {failure && (
          <button type="button" onClick={onRetry}>
            Try that page again
          </button>
        )}
        {status === 'idle' && (
          <>
            <button type="button" onClick={() => onLoad({ first: range.first, last: next + 4 })}>
              Load 5 more pages
            </button>
            <button type="button" onClick={() => onLoad({ first: range.first, last: Number.POSITIVE_INFINITY })}>
              Load until the end
            </button>
          </>
        )}
        {!isOn && (
          <button type="button" onClick={onSingle}>
            Single pages
          </button>
        )}
      </span>
    </nav>
  )
}
