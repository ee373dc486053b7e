/** How many business days passed between a trade and its filing; a Form 4 is due on the second. */
import { addDays, type IsoDay } from '../../../lib/dates/days.ts'
import { businessDaysBetween } from '../../../lib/dates/holidays.ts'
import { dayOfMoment, type Filing } from './filing.ts'

const DUE = 2

/** 22:00 in New York, when the SEC closes, is 03:00 UTC or earlier: before four it is still the day before there. */
const IS_EVENING_BEFORE = /T0[0-3]:/

export interface Timeliness {
  /** The earliest trade. */
  readonly tradeDay: IsoDay
  /** The UTC day of `filing_date`. */
  readonly filingDay: IsoDay
  readonly days: number
  /** `unsure`: over by the UTC day, but not by the evening before, which it still was in New York. */
  readonly verdict: 'in time' | 'late' | 'unsure' | 'filed before the trade'
}

/**
 * Of a Form 4; `undefined` for other forms and amendments, which have no such term, and where a day is not given. Lines
 * reported voluntarily are not due; a deemed execution takes the place of the trade, as on the form.
 */
export function timelinessOf({ record, lines }: Filing): Timeliness | undefined {
  if (record.form_type !== '4') return undefined
  const filingDay = dayOfMoment(record.filing_date)
  const [tradeDay] = lines
    .filter((line) => !line.isVoluntary)
    .flatMap((line) => line.deemedDay ?? line.day ?? [])
    .sort()
  if (!filingDay || !tradeDay) return undefined
  const days = businessDaysBetween(tradeDay, filingDay)
  if (filingDay < tradeDay) return { tradeDay, filingDay, days, verdict: 'filed before the trade' }
  if (days <= DUE) return { tradeDay, filingDay, days, verdict: 'in time' }
  // Midnight itself is how a day without a time is written (wire-format 3.5).
  const moment = String(record.filing_date)
  const mayBeDayBefore = IS_EVENING_BEFORE.test(moment) && !/T00:00:00/.test(moment)
  const isUnsure = mayBeDayBefore && businessDaysBetween(tradeDay, addDays(filingDay, -1)) <= DUE
  return { tradeDay, filingDay, days, verdict: isUnsure ? 'unsure' : 'late' }
}
