/** Days on which the United States keep their public holidays, and the business days that remain. */
import { addDays, daysBetween, type IsoDay, weekdayOf } from './days.ts'

const SATURDAY = 5
const SUNDAY = 6

export const dayIn = (year: number, month: number, date: number): IsoDay =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** The `nth` such weekday of a month, 0 for Monday. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): IsoDay {
  const first = dayIn(year, month, 1)
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

/** A holiday on a Saturday is kept on Friday, one on a Sunday on Monday. */
export function observed(day: IsoDay): IsoDay {
  const weekday = weekdayOf(day)
  return addDays(day, weekday === SATURDAY ? -1 : weekday === SUNDAY ? 1 : 0)
}

/** The holidays that the federal government and the American exchanges have in common. */
export const sharedHolidaysOf = (year: number): readonly IsoDay[] => [
  nthWeekday(year, 1, 0, 3), // Martin Luther King Jr. Day
  nthWeekday(year, 2, 0, 3), // Washington's Birthday
  addDays(nthWeekday(year, 6, 0, 1), -7), // Memorial Day, the last Monday of May
  observed(dayIn(year, 6, 19)), // Juneteenth
  observed(dayIn(year, 7, 4)), // Independence Day
  nthWeekday(year, 9, 0, 1), // Labor Day
  nthWeekday(year, 11, 3, 4), // Thanksgiving
  observed(dayIn(year, 12, 25)), // Christmas
]

const federal = new Map<number, readonly IsoDay[]>()

/** The holidays of the federal government, on which the SEC takes no filings; other closings by decree are not known here. */
function federalHolidaysOf(year: number): readonly IsoDay[] {
  const columbus = nthWeekday(year, 10, 0, 2)
  const veterans = observed(dayIn(year, 11, 11))
  const days = federal.get(year) ?? [observed(dayIn(year, 1, 1)), ...sharedHolidaysOf(year), columbus, veterans]
  federal.set(year, days)
  return days
}

/** Weekdays after `from` up to and with `to`, less federal holidays; negative when `to` is earlier. */
export function businessDaysBetween(from: IsoDay, to: IsoDay): number {
  if (to < from) return -businessDaysBetween(to, from)
  const days = daysBetween(from, to)
  let count = Math.floor(days / 7) * 5
  for (let rest = days % 7; rest > 0; rest--) if (weekdayOf(addDays(to, 1 - rest)) < SATURDAY) count++
  // The year after too: its New Year's Day may be kept on the last day of this one.
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)) + 1; year++) {
    count -= federalHolidaysOf(year).filter((day) => day > from && day <= to).length
  }
  return count
}
