/** In place of the paging line while many pages stand as one body of rows: what is loaded, and what can be done next. */
import { AskingAgain } from '../../notices/TimeNotices.tsx'
import { whatOf } from '../../notices/failureWords.ts'
import type { LoadRange } from '../../address/loadRange.ts'
import styles from './PagingLine.module.css'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import type { PageFailure, LoadAllState } from './loadAllState.ts'

interface Props {
  readonly state: LoadAllState
  /** What is loaded, in one sentence. */
  readonly coverage: string
  readonly range: LoadRange
  /** Rows per page, for the estimate. */
  readonly limit: number
  readonly onLoad: (range: LoadRange) => void
  /** Lets the rows so far be all. */
  readonly onStop: () => void
  readonly onRetry: () => void
  /** Goes on although the rows take much memory. */
  readonly onExtend: () => void
  /** Back to a single page. */
  readonly onSingle: () => void
}

/** Megabytes: less is nothing to speak of. */
const LEAST_TOLD = 20

/** What is still to come, where that can be known. */
function estimateOf({ hits, rows, pages, milliseconds }: LoadAllState, limit: number): string {
  if (hits === undefined) return ''
  const left = Math.max(0, Math.ceil((hits - rows) / limit))
  const seconds = Math.ceil((left * milliseconds) / Math.max(1, pages) / 1000)
  return `, ${counted(left, 'page')} to come, about ${counted(seconds, 'second')}`
}

export function LoadLine({ state, coverage, range, limit, onLoad, onStop, onRetry, onExtend, onSingle }: Props) {
  const { status, pages, bytes, milliseconds, failure, again } = state
  const numberOf = ({ page }: PageFailure): string => figure(range.first - 1 + page)
  const isOn = status === 'running' || status === 'waiting'
  const megabytes = Math.round(bytes / 1_000_000)
  const next = range.first + pages
  return (
    <nav className={styles.paging} aria-label="Paging">
      <span role="status">{coverage}</span>
      {isOn && (
        <span className={styles.progress}>
          {status === 'waiting' ? 'Waiting: the page is hidden or offline. ' : ''}
          {counted(pages, 'page')} in {(milliseconds / 1000).toFixed(1)} s{estimateOf(state, limit)}
        </span>
      )}
      {megabytes >= LEAST_TOLD && <span className={styles.progress}>About {figure(megabytes)} MB of memory</span>}
      {status === 'full' && <span role="status">More are there. On a small machine the page may end with so many rows.</span>}
      {again && (
        <span role="status">
          <AskingAgain failure={again.reason} part={`Page ${numberOf(again)}: `} />
        </span>
      )}
      {failure && (
        <span className={styles.failed}>
          Page {numberOf(failure)} failed: {whatOf(failure.reason)}
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
        {status === 'full' && (
          <button type="button" onClick={onExtend}>
            Load more all the same
          </button>
        )}
        {status === 'idle' && (
          <>
            <button type="button" onClick={() => onLoad({ first: range.first, last: next + 4 })}>
              Load 5 more pages
            </button>
            <button type="button" onClick={() => onLoad({ first: range.first, last: Number.POSITIVE_INFINITY })}>
              Load all
            </button>
          </>
        )}
        {!isOn && (
          <button type="button" onClick={onSingle}>
            Back to pages
          </button>
        )}
      </span>
    </nav>
  )
}
