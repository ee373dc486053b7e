/** How much of the library is here, what loading the rest costs, and the buttons that load and stop. */
import { AskingAgain } from '../../explorer/notices/TimeNotices.tsx'
import { whatOf } from '../../explorer/notices/failureWords.ts'
import type { CallLibrary, LibraryState } from '../library/libraryState.ts'
import styles from './Calls.module.css'
import { costWords, filterWords, heldWords, storageWords } from './libraryWords.ts'

interface Props {
  readonly library: CallLibrary
  readonly state: LibraryState
}

const STATUS: Partial<Record<LibraryState['status'], string>> = {
  opening: 'Opening…',
  loading: 'Loading…',
  waiting: 'Waiting: the page is hidden or offline.',
  elsewhere: 'Another tab loads.',
}

export function LibraryBar({ library, state }: Props) {
  const { status, progress, failure, again, storage } = state
  const isBusy = status === 'loading' || status === 'waiting' || status === 'elsewhere'
  const isFull = storage?.isFull === true
  const notes = [isFull ? undefined : costWords(state), storageWords(storage), filterWords(state)].filter(Boolean)
  return (
    <section aria-label="Library" className={styles.library} data-print="hide">
      <p>
        <span role="status">
          <b>{heldWords(state)}</b> {STATUS[status]}
          {failure && ` Stopped: ${whatOf(failure)}`}
        </span>
        {again && (
          <span role="status">
            <AskingAgain failure={again.reason} part={`Page ${again.page}: `} />
          </span>
        )}
        {isBusy && progress.hits !== undefined && (
          <progress aria-label="Calls loaded" max={progress.hits} value={Math.min(progress.hits, progress.calls)} />
        )}
        {isBusy && (
          <button type="button" onClick={library.stop}>
            Stop
          </button>
        )}
        {(status === 'idle' || status === 'failed') && (
          <button type="button" className={progress.calls === 0 ? 'main' : undefined} onClick={() => library.load()}>
            {progress.isEnded
              ? 'Look for new calls'
              : progress.calls === 0
                ? 'Load calls'
                : failure
                  ? 'Try again'
                  : 'Load the rest'}
          </button>
        )}
      </p>
      {notes.length > 0 && <p className={styles.note}>{notes.join(' ')}</p>}
    </section>
  )
}
