/** The line above the calendar: which period, which view of it, and the way to the next. */
import type { ReactNode } from 'react'
import { Choice } from '../../ui/Choice.tsx'
import results from '../../ui/Results.module.css'
import styles from './CalendarBar.module.css'
import type { CalendarView } from './period.ts'

interface Props {
  /** `undefined` for the table, which has no period of its own. */
  readonly view: CalendarView | undefined
  readonly title: string
  readonly onView: (view: CalendarView | undefined) => void
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

export const CalendarBar = ({ view, title, onView, onToday, onStep, children }: Props) => {
  const unit = view === 'week' ? 'week' : 'month'
  return (
    <div className={results.bar}>
      {view && (
        <h2 aria-live="polite" className={styles.title}>
          {title}
        </h2>
      )}
      {view && (
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
        <Choice
          label="View"
          options={VIEWS}
          chosen={view ?? 'table'}
          onChoose={(name) => onView(name === 'table' ? undefined : name)}
        />
      </span>
    </div>
  )
}
