/** Calendar days as text, `YYYY-MM-DD`: arithmetic and wording that never pass through a local time zone. */

/** A calendar day, `YYYY-MM-DD`. Text order is time order. */
export type IsoDay = string

const DAY_MS = 86_400_000
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const lengthOf = (year: number, month: number): number => (month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0))

/** The number in these digits; below zero where one is none. */
function numberAt(text: string, from: number, to: number): number {
  let number = 0
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return -1
    number = number * 10 + digit
  }
  return number
}

const yearOf = (day: IsoDay): number => numberAt(day, 0, 4)
const monthOf = (day: IsoDay): number => numberAt(day, 5, 7)
const dateOf = (day: IsoDay): number => numberAt(day, 8, 10)

/** Whether there is such a day: 30 February is none. */
const isDate = (year: number, month: number, date: number): boolean => year >= 0 && date >= 1 && date <= lengthOf(year, month)

/** Whether the text is a day that exists. By hand, sign by sign: it is asked of every row, and a `Date` takes ten times as long, a pattern twice. */
export const isDay = (text: string): boolean =>
  typeof text === 'string' &&
  text.length === 10 &&
  text[4] === '-' &&
  text[7] === '-' &&
  isDate(yearOf(text), monthOf(text), dateOf(text))

const two = (number: number): string => (number < 10 ? `0${number}` : String(number))
const textOf = (year: number, month: number, date: number): IsoDay =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`

/** Days since 1 January 1970. From numbers: to parse the text takes four times as long. Before the year 100 they would be taken for others. */
const numberOf = (day: IsoDay): number =>
  isDay(day) && yearOf(day) >= 100
    ? Date.UTC(yearOf(day), monthOf(day) - 1, dateOf(day)) / DAY_MS
    : Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)

function dayOfNumber(number: number): IsoDay {
  const date = new Date(number * DAY_MS)
  const year = date.getUTCFullYear()
  const isPlain = year >= 0 && year < 10_000
  return isPlain ? textOf(year, date.getUTCMonth() + 1, date.getUTCDate()) : date.toISOString().slice(0, 10)
}

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: IsoDay, count: number): IsoDay => dayOfNumber(numberOf(day) + count)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => numberOf(to) - numberOf(from)

/** The same day of the month `count` months later, or the last day of that month when it is shorter. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const months = yearOf(day) * 12 + monthOf(day) - 1 + count
  const year = Math.floor(months / 12)
  if (isDay(day) && yearOf(day) >= 100 && year >= 100 && year < 10_000) {
    const month = months - year * 12 + 1
    return textOf(year, month, Math.min(dateOf(day), lengthOf(year, month)))
  }
  const [named = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(named, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(named, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Day of the week, 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: IsoDay): number => (((numberOf(day) + 3) % 7) + 7) % 7

/** The UTC day that a moment in Unix seconds falls on. */
export const dayOfUnix = (seconds: number): IsoDay => new Date(seconds * 1000).toISOString().slice(0, 10)

/** Whether a moment is larger than seconds would be for three thousand years: then it was sent in milliseconds. */
export const isMilliseconds = (moment: number): boolean => Math.abs(moment) > 1e11

/** Unix seconds of a moment that may have been sent in milliseconds. */
export const secondsOf = (moment: number): number => (isMilliseconds(moment) ? Math.floor(moment / 1000) : moment)

/** Unix seconds of a day's first second, UTC. */
export const unixOfDay = (day: IsoDay): number => numberOf(day) * 86_400

/** `2026-11-05` as `5 Nov 2026`. */
export function wordsOfDay(day: IsoDay): string {
  const [year, month, date] = day.split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

/** Two days as a user says them: `1 to 31 Mar 2026`, `1 Oct to 20 Nov 2026`, `30 Dec 2025 to 2 Jan 2026`. */
export function wordsOfRange(from: IsoDay, to: IsoDay): string {
  if (from === to) return wordsOfDay(from)
  const [date, month, year] = wordsOfDay(from).split(' ')
  const [, toMonth, toYear] = wordsOfDay(to).split(' ')
  if (year !== toYear) return `${wordsOfDay(from)} to ${wordsOfDay(to)}`
  return `${date}${month === toMonth ? '' : ` ${month}`} to ${wordsOfDay(to)}`
}

/** `Mar 7, 2025`, the display form of price rows (§2.3), as a day; `undefined` when it is not that form. */
export function dayOfDisplay(given: string): IsoDay | undefined {
  // A service may send something else, as a list of one.
  const text = String(given)
  const { length } = text
  // The date has one digit or two.
  if ((length !== 11 && length !== 12) || text[3] !== ' ' || text[length - 6] !== ',' || text[length - 5] !== ' ')
    return undefined
  const month = (MONTHS as readonly string[]).indexOf(text.slice(0, 3)) + 1
  const [date, year] = [numberAt(text, 4, length - 6), numberAt(text, length - 4, length)]
  if (!isDate(year, month, date)) return undefined
  return `${text.slice(length - 4)}-${month < 10 ? '0' : ''}${month}-${date < 10 ? '0' : ''}${date}`
}

/** A day in the display form of price rows (§2.3): `Mar 7, 2025`. */
export function displayOfDay(day: IsoDay): string {
  const [year, month, date] = day.split('-')
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`
}
