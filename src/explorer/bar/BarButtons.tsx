/** At the end of the filter bar: what is not applied yet, the whole form, and the way back to no filters. */
import { setPreferences } from '../../settings/preferences.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import styles from './FilterBar.module.css'

interface Props {
  readonly isUnapplied: boolean
  /** One at a time: an open control has its own. */
  readonly hasApply: boolean
  /** Whether there is anything to take back. */
  readonly hasReset: boolean
  readonly onReset: () => void
}

export function BarButtons({ isUnapplied, hasApply, hasReset, onReset }: Props) {
  const isFormShown = usePreferences().filterForm === 'shown'
  return (
    <div className={styles.acts} data-print="hide">
      {isUnapplied && <span className={styles.unapplied}>Not applied</span>}
      {hasApply && (
        <button type="submit" className="main">
          Apply
        </button>
      )}
      <button
        type="button"
        className="link"
        aria-expanded={isFormShown}
        aria-controls="filter-form"
        onClick={() => setPreferences({ filterForm: isFormShown ? 'hidden' : 'shown' })}
      >
        Form
      </button>
      {hasReset && (
        <button type="button" className="link" onClick={onReset}>
          Reset
        </button>
      )}
    </div>
  )
}
