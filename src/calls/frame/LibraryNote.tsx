/** How many calls of the company are in the library, and the way to more. */
import { failureWords } from '../../explorer/notices/failureWords.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'
import type { CompanyCalls } from './useCompanyCalls.ts'
import styles from './Frame.module.css'

const RUNNING: Readonly<Record<string, string>> = {
  loading: 'Loading calls.',
  waiting: 'Waiting: the page is hidden or offline.',
  elsewhere: 'Another tab loads calls.',
}

export function LibraryNote({
  company: { library, state, heads },
  ticker,
}: {
  readonly company: CompanyCalls
  readonly ticker: string
}) {
  const { status, progress, failure } = state
  if (status === 'opening') return <p role="status">Opening the library of calls…</p>
  const isRunning = RUNNING[status] !== undefined
  const known = `${counted(heads.length, 'call')} of ${ticker} in the library`
  const all = progress.isEnded
    ? ', which has all calls.'
    : ` so far: ${figure(progress.calls)}${progress.hits === undefined ? '' : ` of ${figure(progress.hits)}`} calls loaded.`
  return (
    <p className={styles.library} data-print="hide">
      <span role="status">
        {known}
        {all} {RUNNING[status]} {failure && failureWords[failure.kind].what}
      </span>
      {isRunning ? (
        <button type="button" className="link" onClick={() => library.stop()}>
          Stop
        </button>
      ) : (
        !progress.isEnded && (
          <button type="button" className="link" onClick={() => library.load()}>
            {failure ? 'Try again' : progress.calls > 0 ? 'Load more calls' : 'Load calls'}
          </button>
        )
      )}
    </p>
  )
}
