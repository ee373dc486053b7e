/** The parts of a mail date as the source wrote them (§2.8), or by its own offset in the zone preferred: that offset is never corrected (wire-format, news). */
import { inPreferredZone } from '../../../settings/preferredZone.ts'
import { timeOfMailDate } from '../../../ui/values/valueText.ts'
import { MONTHS, type IsoDay } from '../../../lib/dates/days.ts'

export interface WrittenTime {
  readonly day: IsoDay
  /** `HH:MM` */
  readonly clock: string
  /** `-0400`, or the name of the preferred zone. */
  readonly offset: string
}

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
  return { day, clock: match[4]!, offset: match[5]! }
}
