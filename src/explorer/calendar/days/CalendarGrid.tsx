/** Month and week as an ARIA date grid: weeks of days, with what happens on them. */
import { useRef, type CSSProperties } from 'react'
import { addDays, weekdayOf, type IsoDay } from '../../../lib/dates/days.ts'
import { useKeys } from '../../../ui/keys/useKeys.ts'
import styles from './CalendarGrid.module.css'
import type { PlacedEvent } from '../event.ts'
import { isWeekend, WEEKDAYS, weeksOf, type Shown } from './period.ts'
import { useDayFocus } from './useDayFocus.ts'
import { capped, packByHour, packWeek } from './weekLayout.ts'
import { WeekRow } from './WeekRow.tsx'

interface Props {
  readonly view: 'month' | 'week'
  readonly shown: Shown
  readonly title: string
  readonly today: IsoDay
  readonly selected: IsoDay
  readonly noun: string
  readonly events: readonly PlacedEvent[]
  readonly openId: string | undefined
  readonly isBusy: boolean
  readonly isStale: boolean
  readonly onSelect: (day: IsoDay) => void
  readonly onTurn: (day: IsoDay) => void
  readonly onOpen: (event: PlacedEvent, day: IsoDay) => void
}

/** What the keys of the grid do. */
const DAY_KEYS = [
  { keys: '← ↑ → ↓', words: 'From day to day' },
  { keys: 'Home End', words: 'First or last day of the week' },
  { keys: 'PageUp PageDown', words: 'A month earlier or later; with Shift, a year' },
]

/** Events that a day has room for. */
const LANES = { month: 4, week: 40 } as const

export function CalendarGrid(props: Props) {
  const { view, shown, title, today, selected, noun, events, openId, isBusy, isStale, onSelect, onTurn, onOpen } = props
  const grid = useRef<HTMLDivElement>(null)
  useKeys('page', DAY_KEYS)
  const focus = useDayFocus(grid, { period: shown.period, initial: selected, onTurn })
  const layoutOf = (first: IsoDay) => {
    if (view === 'week' && events.some(({ time }) => time !== undefined)) {
      return packByHour(events, first)
    }
    const { shown: pieces, hidden } = capped(packWeek(events, first), LANES[view])
    return { pieces, groups: [], hidden }
  }
  const weeks = weeksOf(shown.period).map((first) => ({ first, ...layoutOf(first) }))
  const isWeekendUsed = weeks.some(({ pieces }) => pieces.some(({ event }) => isWeekend(event.day)))
  const isInHours = weeks.some(({ groups }) => groups.length > 0)
  const classes = [styles.grid, styles[view], isInHours && styles.inHours, isWeekendUsed && styles.wideWeekend]
  const head = Array.from({ length: 7 }, (_, column) => addDays(shown.period.first, column))
  const columns = head.map((day) => (isWeekend(day) ? 'var(--weekend)' : 'minmax(0, 1fr)')).join(' ')
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={title}
      aria-busy={isBusy}
      data-stale={isStale || undefined}
      aria-readonly="true"
      data-print="drawn"
      className={classes.filter(Boolean).join(' ')}
      style={{ '--columns': columns } as CSSProperties}
      onKeyDown={focus.onKeyDown}
    >
      <div role="row" className={styles.weekdays}>
        {head.map((day) => (
          <div key={day} role="columnheader" aria-label={WEEKDAYS[weekdayOf(day)]}>
            {WEEKDAYS[weekdayOf(day)]!.slice(0, 3)}
          </div>
        ))}
      </div>
      {weeks.map(({ first, pieces, groups, hidden }) => (
        <WeekRow
          key={first}
          first={first}
          subject={shown.subject}
          asked={isStale ? undefined : shown.asked}
          today={today}
          selected={selected}
          active={focus.active}
          noun={noun}
          events={events}
          pieces={pieces}
          groups={groups}
          hidden={hidden}
          openId={openId}
          onSelect={(day) => {
            focus.setPlace(day)
            onSelect(day)
          }}
          onOpen={(event) => onOpen(event, event.day)}
        />
      ))}
    </div>
  )
}
