/** The days on which the invented market trades: weekdays less the holidays of the American exchanges. */
import { countWhile } from '../../lib/bisect.ts'
import { addDays, type IsoDay, weekdayOf } from '../../lib/dates/days.ts'
import { dayIn, observed, sharedHolidaysOf } from '../../lib/dates/holidays.ts'
import { oncePer } from '../world/once.ts'

/** The first trading day of the invented market. */
export const FIRST_DAY: IsoDay = '2023-01-03'

const SATURDAY = 5
// Far enough for the ex-day of a split announced today, and for ratings planned after a report.
const DAYS_AHEAD = 120

/** Easter Sunday by the anonymous Gregorian reckoning; Good Friday hangs on it. */
function easterOf(year: number): IsoDay {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30
  const full = moon - Math.floor(moon / 28) * (1 - Math.floor(29 / (moon + 1)) * Math.floor((21 - golden) / 11))
  const toSunday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7
  return addDays(dayIn(year, 3, 28), full - toSunday)
}

const holidaysOf = oncePer((year: number): ReadonlySet<IsoDay> => {
  const newYear = dayIn(year, 1, 1)
  // The exchanges do not close on the last day of a year for a New Year's Day that is a Saturday.
  const kept = weekdayOf(newYear) === SATURDAY ? newYear : observed(newYear)
  const goodFriday = addDays(easterOf(year), -2)
  return new Set([kept, goodFriday, ...sharedHolidaysOf(year)])
})

export const isTradingDay = (day: IsoDay): boolean => weekdayOf(day) < SATURDAY && !holidaysOf(Number(day.slice(0, 4))).has(day)

/** The day itself when it is a trading day, else the next one that is. */
export function tradingDayFrom(day: IsoDay): IsoDay {
  let found = day
  while (!isTradingDay(found)) found = addDays(found, 1)
  return found
}

/** Trading days by number: 0 for the first day of the market. */
export interface Calendar {
  readonly today: IsoDay
  /** Up to some months after today. */
  readonly days: readonly IsoDay[]
  /** How many of `days` are not after today. */
  readonly past: number
  /** The numbers of the first day of each quarter. */
  readonly quarterStarts: readonly number[]
  /** The number of the first trading day on or after this one; 0 for all days before the market. */
  indexFrom(day: IsoDay): number
}

const quarterOf = (day: IsoDay): number => Math.ceil(Number(day.slice(5, 7)) / 3)

export function calendarTo(today: IsoDay): Calendar {
  const days: IsoDay[] = []
  for (let day = FIRST_DAY, last = addDays(today, DAYS_AHEAD); day <= last; day = addDays(day, 1))
    if (isTradingDay(day)) days.push(day)
  const indexFrom = (day: IsoDay): number => countWhile(days.length, (place) => days[place]! < day)
  const quarterStarts = [...days.keys()].filter((at) => at === 0 || quarterOf(days[at]!) !== quarterOf(days[at - 1]!))
  return { today, days, past: indexFrom(addDays(today, 1)), quarterStarts, indexFrom }
}
