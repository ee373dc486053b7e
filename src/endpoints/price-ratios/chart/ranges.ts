/** Ranges of days that charts are asked for often, counted back from their last day. */
import { addMonths, type IsoDay } from '../../../lib/days.ts'

export interface Range {
  readonly name: string
  readonly words: string
  readonly from: IsoDay
}

const BACK = [
  ['1M', 'one month', 1],
  ['6M', 'six months', 6],
  ['1Y', 'one year', 12],
  ['5Y', 'five years', 60],
] as const

export const rangesUpTo = (to: IsoDay): readonly Range[] =>
  BACK.map(([name, words, months]) => ({ name, words, from: addMonths(to, -months) }))
