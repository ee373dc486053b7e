/** Month and week as an ARIA date grid: weeks of days, with what happens on them. */
import { useRef } from 'react'
import type { IsoDay } from '../../lib/days.ts'
import styles from './CalendarGrid.module.css'
import type { CalendarEvent } from './event.ts'
import { WEEKDAYS, weeksOf, type Shown } from './period.ts'
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
  readonly events: readonly CalendarEvent[]
  readonly openId: string | undefined
  readonly isBusy: boolean
  readonly isStale: boolean
  readonly onSelect: (day: IsoDay) => void
  readonly onTurn: (day: IsoDay) => void
  readonly onOpen: (event: CalendarEvent, day: IsoDay) => void
}

/** Bars that a week of the month has room for. */
const LANES = 4

export function CalendarGrid(props: Props) {
  const { view, shown, title, today, selected, noun, events, openId, isBusy, isStale, onSelect, onTurn, onOpen } = props
  const grid = useRef<HTMLDivElement>(null)
  const focus = useDayFocus(grid, { period: shown.period, initial: selected, onTurn })
  const isInHours = view === 'week' && events.some(({ time }) => time !== undefined)
  const layoutOf = (monday: IsoDay) => {
    if (isInHours) return { ...packByHour(events, monday), hidden: [] }
    const pieces = packWeek(events, monday)
    if (view === 'week') return { pieces, groups: [], hidden: [] }
    const { shown: inSight, hidden } = capped(pieces, LANES)
    return { pieces: inSight, groups: [], hidden }
  }
  const weeks = weeksOf(shown.period).map((monday) => ({ monday, ...layoutOf(monday) }))
  const isWeekendUsed = weeks.some(({ pieces }) => pieces.some(({ column, event }) => column > 4 && !event.isSpan))
  const classes = [styles.grid, isInHours && styles.inHours, isWeekendUsed && styles.wideWeekend]
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={title}
      aria-busy={isBusy}
      data-stale={isStale || undefined}
      aria-readonly="true"
      className={classes.filter(Boolean).join(' ')}
      onKeyDown={focus.onKeyDown}
    >
      <div role="row" className={styles.weekdays}>
        {WEEKDAYS.map((name, index) => (
          <div key={name} role="columnheader" aria-label={name}>
            {name.slice(0, index > 4 ? 2 : 3)}
          </div>
        ))}
      </div>
      {weeks.map(({ monday, pieces, groups, hidden }) => (
        <WeekRow
          key={monday}
          monday={monday}
          month={view === 'month' ? shown.anchor.slice(0, 7) : undefined}
          today={today}
          selected={selected}
          active={focus.active}
          noun={noun}
          events={events}
          pieces={pieces}
          groups={groups}
          hidden={hidden.length > 0 ? hidden : [0, 0, 0, 0, 0, 0, 0]}
          openId={openId}
          onSelect={(day) => {
            focus.setPlace(day)
            onSelect(day)
          }}
          onOpen={onOpen}
        />
      ))}
    </div>
  )
}
