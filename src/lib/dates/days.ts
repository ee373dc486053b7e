/** Calendar days as text, `YYYY-MM-DD`: arithmetic and wording that never pass through a local time zone. */

/** A calendar day, `YYYY-MM-DD`. Text order is time order. */
export type IsoDay = string

const DAY_MS = 86_400_000
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Whether the text is a day that exists: 30 February is not one. By hand: it is asked of every row, and a `Date` takes ten times as long. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const [year, month, date] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8))]
  const length = month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0)
  return date >= 1 && date <= length
}

const numberOf = (day: IsoDay): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY_MS)
const dayOfNumber = (number: number): IsoDay => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** The day `count` days later, or earlier when negative. */
export const addDays = (day: IsoDay, count: number): IsoDay => dayOfNumber(numberOf(day) + count)

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => numberOf(to) - numberOf(from)

/** The same day of the month `count` months later, or the last day of that month when it is shorter. */
export function addMonths(day: IsoDay, count: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10)
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
export function dayOfDisplay(text: string): IsoDay | undefined {
  const match = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4})$/.exec(text)
  const month = (MONTHS as readonly string[]).indexOf(match?.[1] ?? '') + 1
  if (!match || month === 0) return undefined
  const day = `${match[3]}-${String(month).padStart(2, '0')}-${match[2]!.padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** A day in the display form of price rows (§2.3): `Mar 7, 2025`. */
export function displayOfDay(day: IsoDay): string {
  const [year, month, date] = day.split('-')
  return `${MONTHS[Number(month) - 1]} ${Number(date)}, ${year}`
}
