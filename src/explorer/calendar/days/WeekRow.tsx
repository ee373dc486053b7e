/** One week of the calendar: a cell for each day, with what happens on it. */
import type { CSSProperties } from 'react'
import { addDays, MONTHS, type IsoDay } from '../../../lib/dates/days.ts'
import { EventTile } from './EventTile.tsx'
import styles from './CalendarGrid.module.css'
import type { PlacedEvent } from '../event.ts'
import { fullWordsOfDay, isWeekend, isWithin, type Period } from './period.ts'
import type { LaneGroup, Piece } from './weekLayout.ts'

interface Props {
  readonly first: IsoDay
  /** What the view is about; other days are dimmed. */
  readonly subject: Period
  /** The days that are loaded; `undefined` while it is not known which. */
  readonly asked: Period | undefined
  readonly today: IsoDay
  readonly selected: IsoDay
  /** The day in the tab order. */
  readonly active: IsoDay
  readonly noun: string
  readonly events: readonly PlacedEvent[]
  readonly pieces: readonly Piece[]
  readonly groups: readonly LaneGroup[]
  /** How many events of each day have no room. */
  readonly hidden: readonly number[]
  readonly openId: string | undefined
  readonly onSelect: (day: IsoDay) => void
  readonly onOpen: (event: PlacedEvent) => void
}

/** The number of the day, with its month where a new one begins; a weekend has no room for that. */
const numberOf = (day: IsoDay, column: number): string => {
  const number = String(Number(day.slice(8)))
  return column === 0 || (number === '1' && !isWeekend(day)) ? `${number} ${MONTHS[Number(day.slice(5, 7)) - 1]}` : number
}

/** The grid lines before the events: one for the numbers of the days. */
const FIRST_LANE = 2

export function WeekRow(props: Props) {
  const { first, subject, asked, today, selected, active, noun, events, pieces, groups, hidden, openId, onSelect, onOpen } = props
  // The last lane is for the days on which not all have room.
  const lanes = Math.max(1, ...pieces.map(({ lane }) => lane + 1)) + (hidden.some(Boolean) ? 1 : 0)
  const countWords = (day: IsoDay): string => {
    const count = events.filter((event) => event.day === day).length
    if (count === 0 && !(asked && isWithin(asked, day))) return 'not loaded'
    return `${count} ${count === 1 ? noun.replace(/s$/, '') : noun}`
  }
  return (
    <div role="row" className={styles.row} style={{ '--lanes': lanes } as CSSProperties}>
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
        const day = addDays(first, column)
        const classes = [
          styles.day,
          isWeekend(day) && styles.weekend,
          !isWithin(subject, day) && styles.outside,
          asked && !isWithin(asked, day) && styles.unasked,
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
              aria-label={`${fullWordsOfDay(day)}${day === today ? ', today' : ''}, ${countWords(day)}`}
              onClick={() => onSelect(day)}
            >
              <time dateTime={day}>{numberOf(day, column)}</time>
            </button>
            {pieces
              .filter(({ event }) => event.day === day)
              .map((piece) => (
                <EventTile
                  key={piece.event.id()}
                  piece={piece}
                  isOpen={piece.event.id() === openId}
                  isTimed={groups.length > 0}
                  line={FIRST_LANE + piece.lane}
                  onOpen={() => onOpen(piece.event)}
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
