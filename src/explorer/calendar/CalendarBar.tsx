/** The line above the calendar: which period, which view of it, and the way to the next. */
import type { ReactNode } from 'react'
import { Choice } from '../../ui/Choice.tsx'
import results from '../../ui/Results.module.css'
import styles from './CalendarBar.module.css'
import type { PageView } from './days/period.ts'

interface Props {
  readonly view: PageView
  readonly title: string
  /** Whether the days in sight are the filter's own, so that there are none before and after. */
  readonly isWhole: boolean
  readonly onView: (view: PageView) => void
  readonly onToday: () => void
  readonly onStep: (by: 1 | -1) => void
  readonly children?: ReactNode
}

const VIEWS = [
  { value: 'month', words: 'Month' },
  { value: 'week', words: 'Week' },
  { value: 'agenda', words: 'Agenda' },
  { value: 'table', words: 'Table' },
] as const

export const CalendarBar = ({ view, title, isWhole, onView, onToday, onStep, children }: Props) => {
  const unit = view === 'week' ? 'week' : 'month'
  return (
    <div className={results.bar}>
      {view !== 'table' && (
        <h2 aria-live="polite" className={styles.title}>
          {title}
        </h2>
      )}
      {view !== 'table' && !isWhole && (
        <span className={styles.steps}>
          <button type="button" onClick={onToday}>
            Today
          </button>
          <button type="button" aria-label={`Previous ${unit}`} onClick={() => onStep(-1)}>
            ←
          </button>
          <button type="button" aria-label={`Next ${unit}`} onClick={() => onStep(1)}>
            →
          </button>
        </span>
      )}
      {children}
      <span className={styles.views}>
        <Choice label="View" options={VIEWS} chosen={view} onChoose={onView} />
      </span>
    </div>
  )
}
