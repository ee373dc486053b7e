/** What of the loaded events a view of the calendar shows, in its order: the agenda each day of an event, the others each event. */
import { byTime, touches, type CalendarEvent, type Moment } from './event.ts'
import { isWithin, weeksOf, type CalendarView, type Period } from './period.ts'
import { addDays } from '../../lib/days.ts'

export interface EventInSight {
  readonly event: CalendarEvent
  /** Its days in sight; of one that is under way and has none there, all of its days. */
  readonly moments: readonly Moment[]
}

export function eventsInSight(view: CalendarView, period: Period, events: readonly CalendarEvent[]): readonly EventInSight[] {
  const entries = events.toSorted(byTime).flatMap((event): EventInSight[] => {
    const within = event.moments.filter(({ day }) => isWithin(period, day))
    if (view === 'agenda') return within.map((moment) => ({ event, moments: [moment] }))
    if (within.length > 0) return [{ event, moments: within }]
    const isUnderWay = weeksOf(period).some((monday) => [0, 6].some((day) => touches(event, addDays(monday, day))))
    return isUnderWay ? [{ event, moments: event.moments }] : []
  })
  if (view !== 'agenda') return entries
  return entries.toSorted((a, b) => a.moments[0]!.day.localeCompare(b.moments[0]!.day))
}
