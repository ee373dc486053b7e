/** One week of the calendar: a cell for each day, and the bars that lie across them. */
import type { CSSProperties } from 'react'
import { addDays, MONTHS, type IsoDay } from '../../lib/days.ts'
import { Bar } from './Bar.tsx'
import styles from './CalendarGrid.module.css'
import { touches, type CalendarEvent } from './event.ts'
import { fullWordsOfDay } from './period.ts'
import type { LaneGroup, Piece } from './weekLayout.ts'

interface Props {
  readonly monday: IsoDay
  /** `2026-11`, the month that the view is about; days of another are dimmed. `undefined` in the week. */
  readonly month: string | undefined
  readonly today: IsoDay
  readonly selected: IsoDay
  /** The day in the tab order. */
  readonly active: IsoDay
  readonly noun: string
  readonly events: readonly CalendarEvent[]
  readonly pieces: readonly Piece[]
  readonly groups: readonly LaneGroup[]
  /** How many events of each day have no room, Monday first. */
  readonly hidden: readonly number[]
  readonly openId: string | undefined
  readonly onSelect: (day: IsoDay) => void
  readonly onOpen: (event: CalendarEvent, day: IsoDay) => void
}

/** The number of the day, with its month where a new one begins; a weekend has no room for that. */
const numberOf = (day: IsoDay, column: number): string => {
  const number = String(Number(day.slice(8)))
  return column === 0 || (number === '1' && column < 5) ? `${number} ${MONTHS[Number(day.slice(5, 7)) - 1]}` : number
}

/** The grid lines before the bars: one for the numbers of the days. */
const FIRST_LANE = 2

export function WeekRow(props: Props) {
  const { monday, month, today, selected, active, noun, events, pieces, groups, hidden, openId, onSelect, onOpen } = props
  // The last lane is for the days on which not all have room.
  const lanes = Math.max(1, ...pieces.map(({ lane }) => lane + 1)) + (hidden.some(Boolean) ? 1 : 0)
  return (
    <div role="row" className={styles.week} style={{ '--lanes': lanes } as CSSProperties}>
      {groups.map((group) => (
        <div
          key={group.name}
          aria-hidden="true"
          className={styles.hour}
          style={{ gridRow: `${FIRST_LANE + group.lane} / span ${group.lanes}` }}
        >
          {group.name}
        </div>
      ))}
      {Array.from({ length: 7 }, (_, column) => {
        const day = addDays(monday, column)
        const count = events.filter((event) => touches(event, day)).length
        const classes = [
          styles.day,
          column > 4 && styles.weekend,
          month && !day.startsWith(month) && styles.outside,
          day === today && styles.today,
          day === selected && styles.selected,
        ]
        return (
          <div
            key={day}
            role="gridcell"
            className={styles.cell}
            aria-selected={day === selected}
            style={{ '--column': column } as CSSProperties}
          >
            <button
              type="button"
              className={classes.filter(Boolean).join(' ')}
              tabIndex={day === active ? 0 : -1}
              aria-current={day === today ? 'date' : undefined}
              aria-label={`${fullWordsOfDay(day)}${day === today ? ', today' : ''}, ${count} ${count === 1 ? noun.replace(/s$/, '') : noun}`}
              onClick={() => onSelect(day)}
            >
              <time dateTime={day}>{numberOf(day, column)}</time>
            </button>
            {pieces
              .filter((piece) => piece.day === day)
              .map((piece) => (
                <Bar
                  key={`${piece.event.id} ${piece.words}`}
                  piece={piece}
                  isOpen={piece.event.id === openId}
                  line={FIRST_LANE + piece.lane}
                  onOpen={() => onOpen(piece.event, piece.day)}
                />
              ))}
            {hidden[column]! > 0 && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.more}
                style={{ gridRow: FIRST_LANE + lanes - 1 }}
                aria-label={`${hidden[column]} more on ${fullWordsOfDay(day)}`}
                onClick={() => onSelect(day)}
              >
                +{hidden[column]}
                <span> more</span>
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}
