/** Ranges of days that charts are asked for often, counted back from their last day. */
import { FIRST_DAY } from '../../../api/endpoint/paramTypes.ts'
import { addMonths, type IsoDay } from '../../../lib/dates/days.ts'

export interface Range {
  readonly name: string
  readonly words: string
  readonly from: IsoDay
}

const back = (name: string, words: string, months: number) => ({ name, words, fromOf: (to: IsoDay) => addMonths(to, -months) })

const RANGES = [
  back('3M', 'three months', 3),
  back('6M', 'six months', 6),
  { name: 'YTD', words: 'year to date', fromOf: (to: IsoDay) => `${to.slice(0, 4)}-01-01` },
  back('1Y', 'one year', 12),
  back('2Y', 'two years', 24),
  back('5Y', 'five years', 60),
  { name: 'Max', words: 'all there is', fromOf: () => FIRST_DAY },
]

export const rangesUpTo = (to: IsoDay): readonly Range[] =>
  RANGES.map(({ name, words, fromOf }) => ({ name, words, from: fromOf(to) }))
