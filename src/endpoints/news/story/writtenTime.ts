/** The parts of a mail date as the source wrote them (§2.8), or by its own offset in the zone preferred: that offset is never corrected (wire-format, news). */
import { inPreferredZone } from '../../../settings/preferredZone.ts'
import { timeOfMailDate } from '../../../lib/dates/mailDates.ts'
import { MONTHS, type IsoDay } from '../../../lib/dates/days.ts'
import { zonedTime } from '../../../lib/dates/zones.ts'

export interface WrittenTime {
  readonly day: IsoDay
  /** `HH:MM` */
  readonly clock: string
  /** `ET`, `+0100`, or the name of the preferred zone. */
  readonly offset: string
}

/** Written by sources in New York; they were seen to write the summer's in winter too, so that the clock may be another there. */
const EASTERN: ReadonlySet<string> = new Set(['-0400', '-0500'])

const FORM = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d):\d\d ([+-]\d{4})$/

function dayIn(match: RegExpExecArray | null): IsoDay | undefined {
  const month = MONTHS.findIndex((name) => name === match?.[2]) + 1
  return !match || month === 0 ? undefined : `${match[3]}-${String(month).padStart(2, '0')}-${match[1]}`
}

/** The day as the source writes it, whatever zone is preferred. */
export const writtenDayOf = (text: string | null | undefined): IsoDay | undefined => dayIn(FORM.exec(text ?? ''))

/** `undefined` for text of another form. */
export function writtenTimeOf(text: string | null | undefined): WrittenTime | undefined {
  const match = FORM.exec(text ?? '')
  const day = dayIn(match)
  if (!match || day === undefined) return undefined
  const preferred = inPreferredZone(timeOfMailDate(text!))
  if (preferred) return { day: preferred.day, clock: preferred.clock.slice(0, 5), offset: preferred.name }
  const [clock, offset] = [match[4]!, match[5]!]
  if (!EASTERN.has(offset)) return { day, clock, offset }
  const eastern = zonedTime(timeOfMailDate(text!), 'America/New_York')
  return { day: eastern.day, clock: eastern.clock.slice(0, 5), offset: 'ET' }
}
