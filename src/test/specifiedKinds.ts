/** What a single value of a request may be (§4, §8), apart from the code that it judges. */

export type Rule = (text: string) => boolean

export const whole =
  (least: number, most: number): Rule =>
  (text) =>
    /^(0|[1-9]\d*)$/.test(text) && Number(text) >= least && Number(text) <= most

export const oneOf =
  (...words: readonly string[]): Rule =>
  (text) =>
    words.includes(text)

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
export const day: Rule = (text) => {
  const [, year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || date === undefined) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const last = month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0)
  return date >= 1 && date <= last
}

/** Seconds: so many digits would be milliseconds. */
export const moment: Rule = (text) => /^\d{1,12}$/.test(text) && Number(text) <= 100_000_000_000

/** Nothing that could end a line of a request or of a log. */
const line: Rule = (text) => text.trim() !== '' && !/\p{Cc}|\u2028|\u2029/u.test(text)
export const text: Rule = (value) => line(value) && value.length <= 200

export const csv =
  (most = Number.POSITIVE_INFINITY, entry: Rule = line): Rule =>
  (list) => {
    const entries = list.split(',')
    return entries.length <= most && new Set(entries).size === entries.length && entries.every(entry)
  }
export const symbol: Rule = (entry) => /^[A-Z0-9.\-/^=$:]{1,20}$/.test(entry)
export const isin: Rule = (entry) => /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(entry)
export const cusip: Rule = (entry) => /^[A-Z0-9]{8}\d$/.test(entry)
export const size: Rule = (value) => /^[1-9]\d*x[1-9]\d*$/.test(value)

/** What §4 has in common: the page offset, the count of most operations, days, and names in brackets. */
export const offset = whole(0, 100_000)
export const thousand = whole(1, 1000)
export const days = { date: day, date_from: day, date_to: day }
export const bracketed = (rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`parameters[${name}]`, rule]))
