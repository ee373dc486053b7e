/** Dates as mails have them, RFC 2822 with a numeric offset (§2.8). */
import { MONTHS } from './days.ts'

/** `Fri, 07 Mar 2025 09:30:00 -0400` as Unix milliseconds; NaN for what is not that form. */
export function timeOfMailDate(text: string): number {
  const match = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/.exec(text)
  if (!match) return Number.NaN
  const month = MONTHS.findIndex((name) => name === match[2])
  const local = Date.UTC(Number(match[3]), month, Number(match[1]), Number(match[4]), Number(match[5]), Number(match[6]))
  const offset = (Number(match[8]) * 60 + Number(match[9])) * 60_000
  return match[7] === '-' ? local + offset : local - offset
}
