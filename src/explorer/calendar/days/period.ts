/** Which days each view of the calendar shows, and whether the filter asks for all of them. */
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  weekdayOf,
  wordsOfDay,
  wordsOfRange,
  type IsoDay,
} from '../../../lib/dates/days.ts'

export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]
export type PageView = CalendarView | 'table'

/** Both days included. */
export interface Period {
  readonly first: IsoDay
  readonly last: IsoDay
}

/** The days that a filter fixes: one day, or a range with either end open. */
export interface FixedDays {
  readonly date?: IsoDay | undefined
  readonly from?: IsoDay | undefined
  readonly to?: IsoDay | undefined
}

export interface Shown {
  /** The days in sight. */
  readonly period: Period
  /** What the view is about: of a month in sight not the days of its neighbours. */
  readonly subject: Period
  /** The days that are asked for: beyond them an empty day need not be empty. */
  readonly asked: Period
  /** Whether they are all of the subject. */
  readonly isAsked: boolean
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const fullMonth = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2026-11-20` as `Friday, 20 Nov 2026`. */
export const fullWordsOfDay = (day: IsoDay): string => `${WEEKDAYS[weekdayOf(day)]}, ${wordsOfDay(day)}`
/** `2026-11-20` as `November 2026`. */
export const wordsOfMonth = (day: IsoDay): string => fullMonth.format(new Date(`${day}T00:00:00Z`))

export const isWithin = ({ first, last }: Period, day: IsoDay): boolean => day >= first && day <= last
export const isWeekend = (day: IsoDay): boolean => weekdayOf(day) > 4

export const mondayOf = (day: IsoDay): IsoDay => addDays(day, -weekdayOf(day))
export const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, 7)}-01`
const lastOfMonth = (day: IsoDay): IsoDay => addDays(addMonths(firstOfMonth(day), 1), -1)

/** The days a view shows from a day on: seven, a month, or the calendar month around it in whole weeks. */
export function periodOf(view: CalendarView, start: IsoDay): Period {
  if (view === 'week') return { first: start, last: addDays(start, 6) }
  if (view === 'agenda') return { first: start, last: addDays(addMonths(start, 1), -1) }
  return { first: mondayOf(firstOfMonth(start)), last: addDays(mondayOf(lastOfMonth(start)), 6) }
}

/** The first days of the weeks in a period. */
export function weeksOf({ first, last }: Period): readonly IsoDay[] {
  const count = Math.ceil((daysBetween(first, last) + 1) / 7)
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7))
}

/** Beyond these, years of other than four digits would come into reach. */
const isReachable = (day: IsoDay | undefined): day is IsoDay =>
  day !== undefined && isDay(day) && day >= '0101-01-01' && day <= '9899-12-31'

export const hasFixedDays = ({ date, from, to }: FixedDays): boolean => (date ?? from ?? to) !== undefined

/** Where a view begins that the address names no day for: today, or as near to it as the fixed days are. */
function startWithin(view: CalendarView, fixed: FixedDays, today: IsoDay): IsoDay {
  const first = fixed.date ?? fixed.from ?? ''
  const last = fixed.date ?? fixed.to ?? '9999-12-31'
  const isShort = view === 'week' && isReachable(first) && isReachable(last) && daysBetween(first, last) < 7
  if (isShort || first > today) return isReachable(first) ? first : today
  if (last >= today || !isReachable(last)) return today
  // Of days gone by, the last.
  if (view !== 'week') return last
  return [addDays(last, -6), first].toSorted().at(-1)!
}

/** What a view shows; `start` is the day from which the address wants it. */
export function shownOf(view: CalendarView, fixed: FixedDays, start: IsoDay | undefined, today: IsoDay): Shown {
  const period = periodOf(view, isReachable(start) ? start : startWithin(view, fixed, today))
  if (!hasFixedDays(fixed)) {
    return { period, subject: view === 'month' ? monthIn(period) : period, asked: period, isAsked: true }
  }
  const asked = { first: fixed.date ?? fixed.from ?? '0000-01-01', last: fixed.date ?? fixed.to ?? '9999-12-31' }
  // An agenda has room for any days.
  if (view === 'agenda') return { period: asked, subject: asked, asked, isAsked: true }
  const subject = view === 'month' ? monthIn(period) : period
  return { period, subject, asked, isAsked: isWithin(asked, subject.first) && isWithin(asked, subject.last) }
}

/** The month that whole weeks are about: none begins with more than six days of the one before. */
function monthIn({ first }: Period): Period {
  const day = addDays(first, 6)
  return { first: firstOfMonth(day), last: lastOfMonth(day) }
}

/** The first day of the next (1) or previous (-1) period. */
export const stepOf = (view: CalendarView, { first }: Period, by: 1 | -1): IsoDay =>
  view === 'week' ? addDays(first, by * 7) : addMonths(first, by)

/** The first day of the period in which a day is, where those in sight are left for it. */
export function startFor(view: CalendarView, { first }: Period, day: IsoDay): IsoDay {
  return view === 'week' ? addDays(first, Math.floor(daysBetween(first, day) / 7) * 7) : firstOfMonth(day)
}

/** What the filter fixes, in words: `1 to 30 Nov 2026`. */
export function wordsOfFixed({ date, from, to }: FixedDays): string {
  if (date) return wordsOfDay(date)
  if (from && to) return wordsOfRange(from, to)
  return from ? `days from ${wordsOfDay(from)}` : `days until ${wordsOfDay(to!)}`
}

/** The heading of a view. */
export function titleOf(view: CalendarView, { subject: { first, last } }: Shown, fixed: FixedDays): string {
  if (first === firstOfMonth(first) && last === lastOfMonth(first)) return wordsOfMonth(first)
  if (view === 'week' || !hasFixedDays(fixed)) return wordsOfRange(first, last)
  const words = wordsOfFixed(fixed)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Why a view does not show all that there is, a sentence: the filter leaves days out, or not every row is loaded. */
export function partialWords(
  view: CalendarView,
  { subject, asked, isAsked }: Shown,
  fixed: FixedDays,
  isPart: boolean,
): string | undefined {
  const subjectWords = view === 'agenda' ? 'these days' : `this ${view}`
  if (isAsked) return isPart ? `Showing part of ${subjectWords}.` : undefined
  return asked.first <= subject.last && asked.last >= subject.first
    ? `Showing part of ${subjectWords}: the filter covers ${wordsOfFixed(fixed)}.`
    : `The filter covers ${wordsOfFixed(fixed)}, nothing of ${subjectWords}.`
}
