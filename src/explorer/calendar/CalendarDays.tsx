/** Month, week or agenda of the rows: all of the calendar but the bar above it, loaded when the table is left for it. */
import type { IsoDay } from '../../lib/days.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarNotices } from './CalendarNotices.tsx'
import styles from './CalendarResults.module.css'
import { DaySide } from './DaySide.tsx'
import type { CalendarEvent } from './event.ts'
import type { AskedDays, CalendarView, Shown } from './period.ts'
import { SaveCalendar } from './SaveCalendar.tsx'

interface Props {
  readonly view: CalendarView
  readonly shown: Shown
  readonly heading: string
  readonly asked: AskedDays
  readonly events: readonly CalendarEvent[]
  readonly noun: string
  readonly title: string
  readonly fileName: string
  readonly today: IsoDay
  readonly selected: IsoDay
  readonly remark: string
  readonly isIncomplete: boolean
  readonly isBusy: boolean
  readonly isStale: boolean
  readonly openId: string | undefined
  /** Asks for the days shown. */
  readonly onAsk: () => void
  /** Asks for all that the service gives at once, where that is not done yet. */
  readonly onMore: (() => void) | undefined
  readonly onSelect: (day: IsoDay) => void
  readonly onTurn: (day: IsoDay) => void
  readonly onOpen: (event: CalendarEvent, day?: IsoDay) => void
}

export function CalendarDays(props: Props) {
  const { view, shown, events, noun, isStale, today, openId, isBusy, onOpen } = props
  const placed = events.filter(({ moments }) => moments.length > 0)
  const shared = { today, noun, events: placed, openId, isBusy, isStale }
  return (
    <div className={styles.scroller}>
      <CalendarNotices
        noun={noun}
        remark={props.remark}
        asked={props.asked}
        isAsked={shown.isAsked}
        onAsk={props.onAsk}
        isIncomplete={props.isIncomplete}
        onMore={props.onMore}
        unplaced={events.length - placed.length}
        isEmpty={events.length === 0 && !isStale}
      >
        {placed.length > 0 && (
          <SaveCalendar entries={placed.flatMap(({ entry }) => entry ?? [])} title={props.title} fileName={props.fileName}>
            {`Download calendar file (.ics), ${placed.length.toLocaleString('en-US')} ${placed.length === 1 ? 'event' : 'events'}`}
          </SaveCalendar>
        )}
      </CalendarNotices>
      {view === 'agenda' ? (
        <Agenda {...shared} period={shown.period} onOpen={onOpen} />
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
          <DaySide {...shared} day={props.selected} period={shown.period} onOpen={onOpen} />
        </div>
      )}
    </div>
  )
}
