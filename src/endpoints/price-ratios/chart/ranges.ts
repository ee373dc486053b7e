/** Ranges of days that charts are asked for often, counted back from their last day. */
import type { IsoDay } from '../../../lib/dates/days.ts'
import { resolveDay, TODAY, type DayText } from '../../../lib/dates/rollingDays.ts'
import { priceRatios } from '../endpoint.ts'

export interface Range {
  readonly name: string
  readonly words: string
  readonly from: IsoDay
  /** What is asked for: a range that ends today rolls with it. */
  readonly days: { readonly from: DayText; readonly to: DayText }
}

export const rangesUpTo = (to: IsoDay, today: IsoDay): readonly Range[] =>
  (priceRatios.dayPresets ?? []).map(({ name, words, from = '-1y' }) => {
    const first = resolveDay(from, to)
    return { name, words, from: first, days: to === today ? { from, to: TODAY } : { from: first, to } }
  })
