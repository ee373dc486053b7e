/** Table, month, week and agenda of the same rows, and the switch between them; the days shown are the days asked for. */
import { lazy, Suspense, use, type ComponentProps, type ReactNode } from 'react'
import { isDay, type IsoDay } from '../../lib/days.ts'
import { CalendarBar } from './CalendarBar.tsx'
import styles from './CalendarResults.module.css'
import type { CalendarEvent } from './event.ts'
import { eventsInSight } from './eventsInSight.ts'
import { calendarColumns } from './calendarColumns.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { mismatchesIn } from '../../ui/mismatchWords.ts'
import { HandOver } from '../export/shown.ts'
import { isComplete } from '../query/completeness.ts'
import type { ResultsProps } from '../slots.ts'
import { CALENDAR_VIEWS, isWithin, periodOf, shownOf, stepOf, titleOf, type AskedDays, type CalendarView } from './period.ts'

/** Loaded when the table is left for the calendar. */
const CalendarDays = lazy(async () => ({ default: (await import('./CalendarDays.tsx')).CalendarDays }))

/** Names in the address that the calendar adds. */
export const CALENDAR_NAMES = ['v.view', 'v.day'] as const
type CalendarName = (typeof CALENDAR_NAMES)[number]

/** What of an address the calendar reads: its days are filters, its view and chosen day are only looks. */
interface CalendarAddress {
  readonly values: AskedDays & { readonly limit?: number | undefined; readonly page?: number | undefined }
  readonly search: URLSearchParams
  readonly ownView: (name: CalendarName) => string | undefined
  readonly sentence: string
}

interface CalendarActs {
  readonly change: (changes: Readonly<Record<string, string | undefined>>) => void
  readonly setOwnView: (
    changes: Readonly<Partial<Record<CalendarName | 'v.open', string | undefined>>>,
    how?: { replace: boolean },
  ) => void
}

/** Unreadable days left out. */
export type EventOf<Row> = (record: Row, isDemo: boolean) => CalendarEvent

type Given = 'endpoint' | 'answer' | 'records' | 'order' | 'idOf' | 'isBusy' | 'isStale' | 'openId' | 'table'

interface Props<E extends AnyEndpoint> extends Pick<ResultsProps<E>, Given> {
  readonly address: CalendarAddress
  readonly acts: CalendarActs
  /** Loads what makes an event of a row, the same promise each time: the calendar alone wants it, the table needs no events. */
  readonly loadEventOf: () => Promise<EventOf<RecordOf<E>>>
  /** What to know before reading the calendar. */
  readonly remark: string
  /** A switch for the bar. */
  readonly children?: ReactNode
}

interface DaysProps<E extends AnyEndpoint>
  extends
    Omit<ComponentProps<typeof CalendarDays>, 'events'>,
    Pick<Props<E>, 'endpoint' | 'answer' | 'loadEventOf' | 'records' | 'order' | 'idOf'> {
  /** Whether the events are invented, which they say wherever they are taken. */
  readonly isDemo: boolean
}

function Days<E extends AnyEndpoint>(props: DaysProps<E>) {
  const { endpoint, answer, loadEventOf, records, order, idOf, isDemo, ...shown } = props
  const eventOf = use(loadEventOf())
  const events = Array.from(order, (row): CalendarEvent => {
    const event = eventOf(records[row]!, isDemo)
    const mismatches = mismatchesIn(endpoint.fields, answer.rows!.store.record(row))
    const oddities = mismatches.length > 0 ? [`Not as specified: ${mismatches.join('; ')}.`] : []
    return { ...event, id: idOf(row), oddities: [...event.oddities, ...oddities] }
  })
  const rowOf = new Map(events.map((event, place) => [event, order[place]!]))
  const inSight = eventsInSight(shown.view, shown.shown.period, events)
  return (
    <>
      <HandOver
        order={Uint32Array.from(inSight, ({ event }) => rowOf.get(event)!)}
        columns={calendarColumns(endpoint, inSight)}
      />
      <CalendarDays {...shown} events={events} />
    </>
  )
}

/** The most that either operation gives at once (§8). */
const MOST_ROWS = '1000'

export function CalendarResults<E extends AnyEndpoint>(props: Props<E>) {
  const { endpoint, address, answer, acts, records, order, idOf, loadEventOf, isBusy, isStale, openId, remark } = props
  const { table, children } = props
  const { today, mode } = useConnection()
  const isDemo = mode === 'demo'
  const view = CALENDAR_VIEWS.find((name) => name === address.ownView('v.view'))
  const picked = address.ownView('v.day')
  const shown = shownOf(view ?? 'month', address.values, picked && isDay(picked) ? picked : undefined, today)
  const { period } = shown
  // The first of the month, which in the month view may stand behind the last days of another.
  const first = view === 'month' ? periodOf('agenda', shown.anchor).first : period.first
  const selected = [picked, today].find((day) => day !== undefined && isDay(day) && isWithin(period, day)) ?? first

  /** Asks for the days of a view; all that the service gives at once, unless the user set another number. */
  const ask = (to: CalendarView, day: IsoDay, isPicked: boolean): void => {
    const { first, last } = periodOf(to, day)
    acts.change({
      date: undefined,
      from: first,
      to: last,
      limit: address.search.get('limit') ?? MOST_ROWS,
      'v.view': to,
      'v.day': isPicked ? day : undefined,
    })
  }
  const hasDays = (address.values.date ?? address.values.from ?? address.values.to) !== undefined
  const choose = (to: CalendarView | undefined): void => {
    // The table and the agenda have room for any days; the others ask for theirs.
    if (to === undefined || (to === 'agenda' && hasDays)) acts.setOwnView({ 'v.view': to })
    else ask(to, view ? selected : shown.anchor, view !== undefined)
  }
  const open = (event: CalendarEvent, day?: IsoDay): void =>
    acts.setOwnView({ 'v.open': event.id, ...(day && { 'v.day': day }) }, { replace: openId !== undefined })

  const heading = titleOf(view ?? 'month', shown, address.values)
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
  return (
    <div className={styles.place}>
      {bar}
      <Suspense fallback={<div aria-busy="true" />}>
        <Days
          endpoint={endpoint}
          answer={answer}
          loadEventOf={loadEventOf}
          records={records}
          order={order}
          idOf={idOf}
          isDemo={isDemo}
          view={view}
          shown={shown}
          heading={heading}
          asked={address.values}
          noun={endpoint.noun}
          title={`${isDemo ? 'DEMO DATA: ' : ''}${address.sentence}`}
          fileName={`${isDemo ? 'demo-' : ''}${endpoint.id}`}
          today={today}
          selected={selected}
          remark={remark}
          isIncomplete={!isComplete(endpoint, answer)}
          isBusy={isBusy}
          isStale={isStale}
          openId={openId}
          onAsk={() => ask(view, shown.anchor, false)}
          onMore={address.search.get('limit') === MOST_ROWS ? undefined : () => acts.change({ limit: MOST_ROWS })}
          onSelect={(day) => acts.setOwnView({ 'v.day': day }, { replace: true })}
          onTurn={(day) => ask(view, day, true)}
          onOpen={open}
        />
      </Suspense>
    </div>
  )
}
