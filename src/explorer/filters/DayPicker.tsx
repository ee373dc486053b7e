/** A month to choose a day from, as the ARIA date picker dialog has it. */
import { useRef, useState } from 'react'
import { addMonths, isDay, weekdayOf, addDays, type IsoDay } from '../../lib/dates/days.ts'
import { Popover } from '../../ui/Popover.tsx'
import { fullWordsOfDay, isWeekend, periodOf, WEEKDAYS, weeksOf, wordsOfMonth } from '../calendar/days/period.ts'
import { useDayFocus } from '../calendar/days/useDayFocus.ts'
import styles from './DayPicker.module.css'

interface Props {
  /** `Choose first day`. */
  readonly label: string
  /** The range that is given, as plain days. */
  readonly days: { readonly from?: string | undefined; readonly to?: string | undefined }
  /** The day in the field, whatever is written there. */
  readonly chosen: string | undefined
  readonly today: IsoDay
  readonly onPick: (day: IsoDay) => void
  readonly onClose: () => void
}

const COLUMNS = [0, 1, 2, 3, 4, 5, 6]

export function DayPicker({ label, days: { from = '', to = '' }, chosen, today, onPick, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const selected = chosen !== undefined && isDay(chosen) ? chosen : undefined
  const [shown, setShown] = useState(selected ?? today)
  const period = periodOf('month', shown)
  const focus = useDayFocus(grid, { period, initial: shown, onTurn: setShown })
  const month = wordsOfMonth(shown)
  const turn = (by: number): void => setShown(addMonths(shown, by))
  const classesOf = (day: IsoDay): string =>
    [
      day.slice(0, 7) !== shown.slice(0, 7) && styles.outside,
      isWeekend(day) && styles.weekend,
      day === today && styles.today,
      from !== '' && to !== '' && day >= from && day <= to && styles.within,
      day === selected && styles.selected,
    ]
      .filter(Boolean)
      .join(' ')
  return (
    <Popover
      ref={panel}
      aria-label={label}
      className={styles.picker}
      onOpen={(opened) => opened.querySelector<HTMLElement>('[role=grid] button[tabindex="0"]')?.focus()}
      onClose={onClose}
    >
      <div className={styles.head}>
        <button type="button" aria-label="Previous month" onClick={() => turn(-1)}>
          ←
        </button>
        <b aria-live="polite">{month}</b>
        <button type="button" aria-label="Next month" onClick={() => turn(1)}>
          →
        </button>
      </div>
      <div ref={grid} role="grid" aria-label={month} className={styles.grid} onKeyDown={focus.onKeyDown}>
        <div role="row">
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader" aria-label={WEEKDAYS[weekdayOf(addDays(period.first, column))]}>
              {WEEKDAYS[weekdayOf(addDays(period.first, column))]!.slice(0, 3)}
            </span>
          ))}
        </div>
        {weeksOf(period).map((first) => (
          <div key={first} role="row">
            {COLUMNS.map((column) => addDays(first, column)).map((day) => (
              <span key={day} role="gridcell" aria-selected={day === selected}>
                <button
                  type="button"
                  className={classesOf(day)}
                  tabIndex={day === focus.active ? 0 : -1}
                  aria-label={fullWordsOfDay(day)}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => {
                    onPick(day)
                    panel.current?.hidePopover()
                  }}
                >
                  <time dateTime={day}>{Number(day.slice(8))}</time>
                </button>
              </span>
            ))}
          </div>
        ))}
      </div>
    </Popover>
  )
}
