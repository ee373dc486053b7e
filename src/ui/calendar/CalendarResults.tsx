/** Table, month, week and agenda of the same rows, and the switch between them; the days shown are the days asked for. */
import type { ReactNode } from 'react'
import { isDay, type IsoDay } from '../../lib/days.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarNotices } from './CalendarNotices.tsx'
import styles from './CalendarResults.module.css'
import { DaySide } from './DaySide.tsx'
import type { CalendarEvent } from './event.ts'
import { CALENDAR_VIEWS, isWithin, periodOf, shownOf, stepOf, titleOf, type AskedDays, type CalendarView } from './period.ts'
import { SaveCalendar } from './SaveCalendar.tsx'

/** Names in the address that the calendar adds. */
export const CALENDAR_NAMES = ['v.view', 'v.day'] as const
type CalendarName = (typeof CALENDAR_NAMES)[number]

/** The part of a page that the calendar moves: its days are filters, its view and chosen day are only looks. */
export interface CalendarPage {
  readonly values: AskedDays & { readonly limit?: number | undefined; readonly page?: number | undefined }
  readonly search: URLSearchParams
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void
  readonly ownView: (name: CalendarName) => string | undefined
  readonly setOwnView: (
    changes: Readonly<Partial<Record<CalendarName | 'v.open', string | undefined>>>,
    how?: { replace: boolean },
  ) => void
}

interface Props {
  readonly page: CalendarPage
  /** One for each row, unreadable days left out. */
  readonly events: readonly CalendarEvent[]
  readonly noun: string
  readonly title: string
  readonly fileName: string
  readonly today: IsoDay
  /** Whether rows before or after this page may belong to the days shown. */
  readonly isIncomplete: boolean
  readonly isBusy: boolean
  readonly isStale: boolean
  readonly openId: string | undefined
  /** What to know before reading the calendar. */
  readonly remark: string
  readonly table: ReactNode
  /** A switch for the bar. */
  readonly children?: ReactNode
}

/** The most that either operation gives at once (§8). */
const MOST_ROWS = '1000'

export function CalendarResults(props: Props) {
  const { page, events, noun, title, fileName, today, isIncomplete, isBusy, isStale, openId, remark, table, children } = props
  const view = CALENDAR_VIEWS.find((name) => name === page.ownView('v.view'))
  const picked = page.ownView('v.day')
  const shown = shownOf(view ?? 'month', page.values, picked && isDay(picked) ? picked : undefined, today)
  const { period } = shown
  // The first of the month, which in the month view may stand behind the last days of another.
  const first = view === 'month' ? periodOf('agenda', shown.anchor).first : period.first
  const selected = [picked, today].find((day) => day !== undefined && isDay(day) && isWithin(period, day)) ?? first

  /** Asks for the days of a view; all that the service gives at once, unless the reader set another number. */
  const ask = (to: CalendarView, day: IsoDay, isPicked: boolean): void => {
    const { first, last } = periodOf(to, day)
    page.change({
      date: undefined,
      from: first,
      to: last,
      limit: page.search.get('limit') ?? MOST_ROWS,
      'v.view': to,
      'v.day': isPicked ? day : undefined,
    })
  }
  const hasDays = (page.values.date ?? page.values.from ?? page.values.to) !== undefined
  const choose = (to: CalendarView | undefined): void => {
    // The table and the agenda have room for any days; the others ask for theirs.
    if (to === undefined || (to === 'agenda' && hasDays)) page.setOwnView({ 'v.view': to })
    else ask(to, view ? selected : shown.anchor, view !== undefined)
  }
  const open = (event: CalendarEvent, day?: IsoDay): void =>
    page.setOwnView({ 'v.open': event.id, ...(day && { 'v.day': day }) }, { replace: openId !== undefined })

  const heading = titleOf(view ?? 'month', shown, page.values)
  const bar = (
    <CalendarBar
      view={view}
      title={heading}
      onView={choose}
      onToday={() => view && ask(view, today, true)}
      onStep={(by) => view && ask(view, stepOf(view, shown.anchor, by), false)}
    >
      {children}
    </CalendarBar>
  )
  if (!view) {
    return (
      <div className={styles.place}>
        {bar}
        {table}
      </div>
    )
  }
  const placed = events.filter(({ moments }) => moments.length > 0)
  const shared = { today, noun, events: placed, openId, isBusy, isStale }
  return (
    <div className={styles.place}>
      {bar}
      <div className={styles.scroller}>
        <CalendarNotices
          noun={noun}
          remark={remark}
          asked={page.values}
          isAsked={shown.isAsked}
          onAsk={() => ask(view, shown.anchor, false)}
          isIncomplete={isIncomplete}
          onMore={page.search.get('limit') === MOST_ROWS ? undefined : () => page.change({ limit: MOST_ROWS })}
          unplaced={events.length - placed.length}
          isEmpty={events.length === 0 && !isStale}
        >
          {placed.length > 0 && (
            <SaveCalendar entries={placed.flatMap(({ entry }) => entry ?? [])} title={title} fileName={fileName}>
              {`Add ${placed.length === 1 ? 'this' : `these ${placed.length.toLocaleString('en-US')}`} to a calendar (.ics)`}
            </SaveCalendar>
          )}
        </CalendarNotices>
        {view === 'agenda' ? (
          <Agenda {...shared} period={period} onOpen={open} />
        ) : (
          <div className={styles.body}>
            <CalendarGrid
              {...shared}
              key={view}
              view={view}
              shown={shown}
              title={heading}
              selected={selected}
              onSelect={(day) => page.setOwnView({ 'v.day': day }, { replace: true })}
              onTurn={(day) => ask(view, day, true)}
              onOpen={open}
            />
            <DaySide {...shared} day={selected} period={period} onOpen={open} />
          </div>
        )}
      </div>
    </div>
  )
}
