/** The line above the rows: how many, in which order, and what can be done with them. */
import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

interface Props {
  /** Filters in force, for the button that shows the form. */
  readonly filters: number
  readonly areFiltersShown: boolean
  readonly onFilters: () => void
  readonly count: string
  readonly note: string | undefined
  readonly children: ReactNode
}

export const Toolbar = ({ filters, areFiltersShown, onFilters, count, note, children }: Props) => (
  <div className={styles.toolbar} data-print="hide">
    <button type="button" aria-expanded={areFiltersShown} onClick={onFilters}>
      {areFiltersShown ? 'Hide filters' : filters > 0 ? `Filters ${filters}` : 'Filters'}
    </button>
    <span className={styles.count} role="status">
      {count}
    </span>
    {note && <span className={styles.note}>{note}</span>}
    <span className={styles.end}>{children}</span>
  </div>
)
