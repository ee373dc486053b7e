/** Month, week or agenda of the rows: all of the calendar but the bar above it, which comes with the rows. */
import type { ReactNode } from 'react'
import { wordsOfRange, type IsoDay } from '../../../lib/dates/days.ts'
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx'
import { Agenda } from '../Agenda.tsx'
import { calendarFigures } from '../calendarFigures.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarNotices } from '../CalendarNotices.tsx'
import styles from '../CalendarResults.module.css'
import { DaySide } from './DaySide.tsx'
import type { CalendarEvent, PlacedEvent } from '../event.ts'
import type { CalendarView, Shown } from './period.ts'
import { SaveCalendar } from '../file/SaveCalendar.tsx'

interface Props {
  readonly view: CalendarView
  readonly shown: Shown
  readonly heading: string
  /** The events in sight. */
  readonly events: readonly PlacedEvent[]
  /** How many rows there are, in sight or not. */
  readonly loaded: number
  readonly unplaced: number
  readonly noun: string
  readonly title: string
  readonly fileName: string
  readonly today: IsoDay
  readonly selected: IsoDay
  readonly remark: ReactNode
  readonly partial: string | undefined
  readonly onLoadAll: (() => void) | undefined
  readonly onLeaveFilter: (() => void) | undefined
  readonly isBusy: boolean
  readonly isStale: boolean
  readonly openId: string | undefined
  readonly onSelect: (day: IsoDay) => void
  readonly onTurn: (day: IsoDay) => void
  readonly onOpen: (event: CalendarEvent, day?: IsoDay) => void
}

/** Of what has no end the words of its beginning are enough: `from 20 Nov 2026`. */
function wordsOfDays({ subject: { first, last } }: Shown): string {
  return first > '0000-01-01' && last < '9999-12-31' ? wordsOfRange(first, last) : 'for these days'
}

export function CalendarDays(props: Props) {
  const { view, shown, events, noun, isStale, isBusy, today, openId, onOpen } = props
  const shared = { today, noun, events, openId, isBusy, isStale }
  return (
    <div className={styles.scroller}>
      <div>
        {events.length > 0 && (
          <SummaryStrip name={`${props.heading}, in short`} figures={calendarFigures(events, props.loaded, noun, today)} />
        )}
        <CalendarNotices
          noun={noun}
          remark={props.remark}
          partial={props.partial}
          onLoadAll={props.onLoadAll}
          onLeaveFilter={props.onLeaveFilter}
          unplaced={props.unplaced}
          emptyDays={events.length === 0 && !isStale ? wordsOfDays(shown) : undefined}
        >
          {events.length > 0 && (
            <SaveCalendar entries={events.flatMap(({ entry }) => entry ?? [])} title={props.title} fileName={props.fileName} />
          )}
        </CalendarNotices>
      </div>
      {view === 'agenda' ? (
        <Agenda {...shared} onOpen={onOpen} />
      ) : (
        <div className={styles.body}>
          <CalendarGrid
            {...shared}
            key={view}
            view={view}
            shown={shown}
            title={props.heading}
            selected={props.selected}
            onSelect={props.onSelect}
            onTurn={props.onTurn}
            onOpen={onOpen}
          />
          <DaySide {...shared} day={props.selected} shown={shown} onOpen={onOpen} />
        </div>
      )}
    </div>
  )
}
