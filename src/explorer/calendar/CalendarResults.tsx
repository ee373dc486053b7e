/** Month, week, agenda and table of the same rows, and the switch between them. */
import { Suspense, use, useMemo, type ComponentProps, type ReactNode } from 'react'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { isDay, type IsoDay } from '../../lib/dates/days.ts'
import { rollingFrom } from '../../lib/dates/rollingDays.ts'
import { usePreferences } from '../../settings/usePreferences.ts'
import { Deferred } from '../../ui/Deferred.tsx'
import { lazyWithPreload } from '../../ui/lazyWithPreload.tsx'
import { HandOver } from '../export/shown.ts'
import { isComplete } from '../query/paging/completeness.ts'
import type { ResultsProps } from '../slots.ts'
import { CalendarBar } from './CalendarBar.tsx'
import { CalendarTable } from './CalendarTable.tsx'
import { calendarColumns } from './file/calendarColumns.ts'
import styles from './CalendarResults.module.css'
import { byTime, isPlaced, type CalendarEvent } from './event.ts'
import { ownEvents, type OwnEvent } from './ownEvents.ts'
import {
  hasFixedDays,
  isWithin,
  mondayOf,
  partialWords,
  periodOf,
  shownOf,
  startFor,
  stepOf,
  titleOf,
  type CalendarView,
  type FixedDays,
  type PageView,
} from './days/period.ts'

/** Fetched while the rows are on their way. */
const [CalendarDays, fetchDays] = lazyWithPreload(async () => (await import('./days/CalendarDays.tsx')).CalendarDays)
export { fetchDays }

/** Names in the address that the calendar adds: the view, the day it begins with, and the day that is chosen in it. */
export const CALENDAR_NAMES = ['v.view', 'v.start', 'v.day'] as const

export type EventOf<Row> = (record: Row, isDemo: boolean) => CalendarEvent

interface Props<E extends AnyEndpoint> extends ResultsProps<E> {
  readonly view: PageView
  /** The view of an address that names none. */
  readonly firstView: CalendarView
  /** Loads what makes an event of a row, the same promise each time: the calendar alone wants it, the table needs no events. */
  readonly loadEventOf: () => Promise<EventOf<RecordOf<E>>>
  /** What to know before reading the calendar. */
  readonly remark?: ReactNode
  /** A switch for the bar. */
  readonly children?: ReactNode
}

type ShownProps = Omit<ComponentProps<typeof CalendarDays>, 'events' | 'unplaced' | 'loaded'>

interface OrderedProps extends ShownProps {
  readonly endpoint: AnyEndpoint
  readonly events: readonly OwnEvent[]
}

interface DaysProps<E extends AnyEndpoint>
  extends ShownProps, Pick<Props<E>, 'endpoint' | 'answer' | 'loadEventOf' | 'records' | 'order'> {
  /** Whether the events are invented, which they say wherever they are taken. */
  readonly isDemo: boolean
}

/** Makes the events: a component of its own, so that the page can answer between this and their order. */
function Days<E extends AnyEndpoint>(props: DaysProps<E>) {
  const { endpoint, answer, loadEventOf, records, order, isDemo, ...shown } = props
  const eventOf = use(loadEventOf())
  const { store } = answer.rows!
  const preferences = usePreferences()
  // A step through the calendar or an opened record makes no other events; other zones do.
  const events = useMemo(
    () => ownEvents({ endpoint, eventOf, isDemo, preferences }, store, records, order),
    [endpoint, eventOf, isDemo, preferences, store, records, order],
  )
  return <OrderedDays {...shown} {...{ endpoint, events }} />
}

/** Those with a day in their order, and of them the ones of the days in sight. */
function OrderedDays({ endpoint, events, ...shown }: OrderedProps) {
  const placed = useMemo(() => events.filter((event) => isPlaced(event)).sort(byTime), [events])
  const inSight = placed.filter(({ day }) => isWithin(shown.shown.period, day))
  return (
    <>
      <HandOver order={Uint32Array.from(inSight, ({ row }) => row)} columns={calendarColumns(endpoint, inSight)} />
      <CalendarDays {...shown} events={inSight} loaded={events.length} unplaced={events.length - placed.length} />
    </>
  )
}

export function CalendarResults<E extends AnyEndpoint>(props: Props<E>) {
  const { view, firstView, endpoint, address, answer, acts, isStale, isBusy, openId } = props
  const { records, order, loadEventOf } = props
  const { today, mode } = useConnection()
  const isDemo = mode === 'demo'
  const fixed: FixedDays = address.days
  const isFixed = hasFixedDays(fixed)
  const start = address.ownView('v.start')
  const calendar = view === 'table' ? firstView : view
  const shown = shownOf(calendar, fixed, start, today)
  const picked = [address.ownView('v.day')].find((day) => day !== undefined && isDay(day) && isWithin(shown.period, day))
  const selected = picked ?? (isWithin(shown.period, today) ? today : shown.subject.first)

  /** Brings other days in sight. They are another query, unless the filter fixes its days. */
  const goTo = (first: IsoDay, day?: IsoDay): void => {
    const isHere = periodOf(calendar, first).first === shownOf(calendar, fixed, undefined, today).period.first
    const changes = { 'v.start': isHere ? undefined : first, 'v.day': day }
    if (isFixed) acts.setOwnView({ 'v.open': undefined, ...changes })
    else acts.change(changes)
  }
  const choose = (to: PageView): void => {
    if (to === 'table') {
      // The same rows, which a table has no other words for than its filter. A month is no number of days from today.
      const isRolling = start === undefined && view !== 'month'
      const textOf = (day: IsoDay): string => (isRolling ? rollingFrom(day, today) : day)
      const days = isFixed ? {} : { from: textOf(shown.subject.first), to: textOf(shown.subject.last) }
      acts.change({ ...days, 'v.view': to, 'v.start': undefined, 'v.day': undefined })
    } else {
      const first = picked && view !== 'table' ? (to === 'week' ? mondayOf(picked) : picked) : start
      acts.change({ 'v.view': to === firstView ? undefined : to, 'v.start': first })
    }
  }
  const loadAll = (): void => acts.loadPages({ first: 1, last: Number.POSITIVE_INFINITY })
  const leaveFilter = (): void => acts.change({ date: undefined, from: undefined, to: undefined, 'v.start': shown.subject.first })
  const open = (event: CalendarEvent, day?: IsoDay): void =>
    acts.setOwnView({ 'v.open': event.id(), ...(day && { 'v.day': day }) }, { replace: openId !== undefined })

  const heading = titleOf(calendar, shown, fixed)
  const isPart = !isBusy && !isStale && !isComplete(endpoint, answer)
  return (
    <div className={styles.place}>
      <CalendarBar
        view={view}
        title={heading}
        isWhole={view === 'agenda' && isFixed}
        onView={choose}
        onToday={() => goTo(today)}
        onStep={(by) => goTo(stepOf(calendar, shown.subject, by))}
      >
        {props.children}
      </CalendarBar>
      <Deferred key={view}>
        {view === 'table' ? (
          <CalendarTable {...props} />
        ) : (
          <Suspense fallback={<div aria-busy="true" />}>
            <Days
              {...{ endpoint, answer, loadEventOf, records, order, isDemo, view, shown, heading, today, selected }}
              {...{ isBusy, isStale, openId }}
              noun={endpoint.noun}
              title={`${isDemo ? 'DEMO DATA: ' : ''}${address.exactSentence}`}
              fileName={`${isDemo ? 'demo-' : ''}${endpoint.id}`}
              remark={props.remark}
              partial={partialWords(view, shown, fixed, isPart)}
              onLoadAll={isPart ? loadAll : undefined}
              onLeaveFilter={shown.isAsked ? undefined : leaveFilter}
              onSelect={(day) => acts.setOwnView({ 'v.day': day }, { replace: true })}
              onTurn={(day) => goTo(startFor(view, shown.period, day), day)}
              onOpen={open}
            />
          </Suspense>
        )}
      </Deferred>
    </div>
  )
}
