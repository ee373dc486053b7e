/** Series for the tests of analysis, short enough to be checked by hand. */
import { addDays, weekdayOf } from '../lib/dates/days.ts'
import { dailySeries, type DailySeries } from './dailySeries.ts'

/** Weekdays from the day on, less those that are closed. */
export function weekdays(from: string, count: number, closed: readonly string[] = []): readonly string[] {
  const days: string[] = []
  for (let day = from; days.length < count; day = addDays(day, 1)) if (weekdayOf(day) < 5 && !closed.includes(day)) days.push(day)
  return days
}

/** Adjusted closes by day; the close as traded is the same unless it is given. */
export const seriesOf = (adjusted: Readonly<Record<string, number>>, close = adjusted): DailySeries =>
  dailySeries(Object.keys(adjusted), { close: Object.values(close), adjustedClose: Object.values(adjusted) })
