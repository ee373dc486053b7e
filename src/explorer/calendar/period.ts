/** Which days each view of the calendar shows, and whether the filter asks for all of them. */
import { addDays, addMonths, daysBetween, isDay, weekdayOf, wordsOfDay, wordsOfRange, type IsoDay } from '../../lib/days.ts'

export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

/** Both days included. */
export interface Period {
  readonly first: IsoDay
  readonly last: IsoDay
}

/** The days that the filter asks for: one day, or a range with either end open. */
export interface AskedDays {
  readonly date?: IsoDay | undefined
  readonly from?: IsoDay | undefined
  readonly to?: IsoDay | undefined
}

export interface Shown {
  readonly period: Period
  /** A day of the month or week that the view is about. */
  readonly anchor: IsoDay
  /** Whether the filter asks for every day shown: if not, an empty day need not be empty. */
  readonly isAsked: boolean
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const fullMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11-20` as `Friday, 20 Nov 2026`. */
export const fullWordsOfDay = (day: IsoDay): string => `${WEEKDAYS[weekdayOf(day)]}, ${wordsOfDay(day)}`
/** `2026-11-20` as `November 2026`. */
export const wordsOfMonth = (day: IsoDay): string => fullMonth.format(new Date(`${day}T00:00:00Z`))

export const isWithin = ({ first, last }: Period, day: IsoDay): boolean => day >= first && day <= last

export const mondayOf = (day: IsoDay): IsoDay => addDays(day, -weekdayOf(day))
const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`
const lastOfMonth = (day: IsoDay): IsoDay => addDays(addMonths(firstOfMonth(day), 1), -1)

/** The days a view shows about a day: whole weeks for the month, as they stand on the screen; the plain month for the agenda. */
export function periodOf(view: CalendarView, day: IsoDay): Period {
  if (view === 'week') return { first: mondayOf(day), last: addDays(mondayOf(day), 6) }
  if (view === 'agenda') return { first: firstOfMonth(day), last: lastOfMonth(day) }
  return { first: mondayOf(firstOfMonth(day)), last: addDays(mondayOf(lastOfMonth(day)), 6) }
}

/** The Mondays of the weeks in a period. */
export function weeksOf({ first, last }: Period): readonly IsoDay[] {
  const count = Math.ceil((daysBetween(first, last) + 1) / 7)
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7))
}

/** Beyond these, years of other than four digits would come into reach. */
const isReachable = (day: IsoDay | undefined): day is IsoDay =>
  day !== undefined && isDay(day) && day >= '0101-01-01' && day <= '9899-12-31'

function anchorOf({ date, from, to }: AskedDays, picked: IsoDay | undefined, today: IsoDay): IsoDay {
  const isTodayAsked = (from ?? to) !== undefined && (from ?? '') <= today && today <= (to ?? '9999')
  return [picked, date, isTodayAsked ? today : undefined, to, from].find(isReachable) ?? today
}

/** What a view shows for a filter; `picked` is the day that the user chose in it. */
export function shownOf(view: CalendarView, asked: AskedDays, picked: IsoDay | undefined, today: IsoDay): Shown {
  const from = asked.from ?? asked.date
  const to = asked.to ?? asked.date
  if (isReachable(from) && isReachable(to)) {
    const middle = addDays(from, Math.floor(daysBetween(from, to) / 2))
    const period = periodOf(view, middle)
    if (period.first === from && period.last === to) return { period, anchor: middle, isAsked: true }
  }
  const anchor = anchorOf(asked, picked, today)
  // A list has room for any range, open ones too.
  if (view === 'agenda') return { period: { first: from ?? '0000-01-01', last: to ?? '9999-12-31' }, anchor, isAsked: true }
  const period = periodOf(view, anchor)
  const isAsked = (from ?? to) !== undefined && (from ?? '') <= period.first && (to ?? '9999') >= period.last
  return { period, anchor, isAsked }
}

/** The day about which the next (1) or previous (-1) period is. */
export const stepOf = (view: CalendarView, anchor: IsoDay, by: 1 | -1): IsoDay =>
  view === 'week' ? addDays(anchor, by * 7) : addMonths(firstOfMonth(anchor), by)

/** What the filter asks for, in words: `1 to 30 Nov 2026`; `the latest data` when it names no day. */
export function wordsOfAsked({ date, from, to }: AskedDays): string {
  if (date) return wordsOfDay(date)
  if (from && to) return wordsOfRange(from, to)
  return from ? `days from ${wordsOfDay(from)}` : to ? `days until ${wordsOfDay(to)}` : 'the latest data'
}

/** The heading of a view. */
export function titleOf(view: CalendarView, { period, anchor }: Shown, asked: AskedDays): string {
  if (view === 'week') return wordsOfRange(period.first, period.last)
  const isMonth = periodOf('agenda', anchor).first === period.first && periodOf('agenda', anchor).last === period.last
  if (view === 'month' || isMonth) return wordsOfMonth(anchor)
  const words = wordsOfAsked(asked)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
