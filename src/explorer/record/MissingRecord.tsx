/** In place of a record that is not among the rows: whether it may still come, or on which pages it can be looked for. */
import styles from './RecordPanel.module.css'

interface Props {
  readonly id: string
  /** Whether rows are still on their way. */
  readonly isLoading: boolean
  /** Looks on a neighbouring page; `undefined` where there is none. */
  readonly onLookBefore: (() => void) | undefined
  readonly onLookAfter: (() => void) | undefined
}

export const MissingRecord = ({ id, isLoading, onLookBefore, onLookAfter }: Props) => (
  <div className={styles.content}>
    <p role="status">{isLoading ? 'Waiting for the rows…' : `Record ${id} is not among the rows on this page.`}</p>
    {!isLoading && (
      <p className={styles.steps}>
        {onLookBefore && (
          <button type="button" onClick={onLookBefore}>
            Look on the page before
          </button>
        )}
        {onLookAfter && (
          <button type="button" onClick={onLookAfter}>
            Look on the next page
          </button>
        )}
      </p>
    )}
  </div>
)
