/** The parts of a mail date as the source wrote them (§2.8): its offset is never corrected (wire-format, news). */
import { MONTHS, type IsoDay } from '../../lib/days.ts'

export interface WrittenTime {
  readonly day: IsoDay
  /** `HH:MM` */
  readonly clock: string
  /** `-0400` */
  readonly offset: string
}

/** `undefined` for text of another form. */
export function writtenTimeOf(text: string | null | undefined): WrittenTime | undefined {
  const match = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d):\d\d ([+-]\d{4})$/.exec(text ?? '')
  const month = MONTHS.findIndex((name) => name === match?.[2]) + 1
  if (!match || month === 0) return undefined
  return { day: `${match[3]}-${String(month).padStart(2, '0')}-${match[1]}`, clock: match[4]!, offset: match[5]! }
}
