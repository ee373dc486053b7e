/** In place of rows when there are some, and the refinements keep none of them. */
import styles from './Outcome.module.css'

interface Props {
  readonly loaded: number
  readonly onClear: () => void
}

export const NothingKept = ({ loaded, onClear }: Props) => (
  <div className={styles.outcome}>
    <h2>None of the {loaded.toLocaleString('en-US')} loaded rows is kept</h2>
    <p>The refinements go over the rows that are loaded, not over all that the service has.</p>
    <div className={styles.ways}>
      <button type="button" className="main" onClick={onClear}>
        Remove the refinements
      </button>
    </div>
  </div>
)
