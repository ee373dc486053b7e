/** What the ratings shown come to: targets raised, cut and new, the median change, the median upside or target. */
import type { SummaryFigure } from '../../../ui/SummaryStrip.tsx'
import { decimal } from '../../../api/endpoint/fields.ts'
import { byParts, type Steps } from '../../../lib/inSlices.ts'
import { figure } from '../../../lib/numbers/counts.ts'
import { numberIn } from '../../../lib/numbers/decimals.ts'
import { medianOf } from '../../../lib/numbers/median.ts'
import { signedPercent } from '../../../lib/numbers/percent.ts'
import { roundedNumber } from '../../../ui/values/numberText.ts'
import type { Insight } from '../endpoint.ts'
import type { RatingChanges } from '../prior/ratingChanges.ts'

export const MOVES = ['raised', 'cut', 'new'] as const

export interface RatingSummary {
  readonly moves: Readonly<Record<(typeof MOVES)[number], number>>
  /** In per cent, with how many have one. */
  readonly change: { readonly median: number; readonly of: number } | undefined
  readonly upside: { readonly median: number; readonly of: number } | undefined
  /** Of one share alone: targets of several are no one's. */
  readonly target: number | undefined
  /** Ratings with a target and none before it. */
  readonly withoutPrior: number
  /** Changes from a target of another day: a split may lie between. */
  readonly betweenDays: number
  readonly tickers: number
}

function middleOf(values: readonly number[]): RatingSummary['change'] {
  const median = medianOf(values)
  return median === undefined ? undefined : { median, of: values.length }
}

/** The rows that count, by their numbers, with all of the records and what was found out of them. */
export interface RatingRows {
  readonly records: readonly Insight[]
  readonly changes: RatingChanges
  readonly order: Uint32Array
}

export function* summarySteps({ records, changes, order }: RatingRows): Steps<RatingSummary> {
  const moves = { raised: 0, cut: 0, new: 0 }
  const values: Readonly<Record<'change' | 'upside' | 'target', number[]>> = { change: [], upside: [], target: [] }
  const symbols = new Set<unknown>()
  let withoutPrior = 0
  let betweenDays = 0
  // One pass: there may be a hundred thousand rows.
  const count = (row: number): void => {
    const [move, change, upside] = [changes.move[row], changes.change[row], changes.upside[row]]
    if (move !== undefined && move !== 'unchanged') moves[move] += 1
    if (change !== undefined) values.change.push(change)
    if (change !== undefined && changes.days[row] !== undefined) betweenDays += 1
    if (upside !== undefined) values.upside.push(upside)
    const { pt, security } = records[row]!
    symbols.add(security?.symbol)
    const target = numberIn(String(pt ?? ''))
    if (!(target > 0)) return
    values.target.push(target)
    if (changes.prior[row] === undefined) withoutPrior += 1
  }
  yield* byParts(order.length, (from, to) => {
    for (let place = from; place < to; place += 1) count(order[place]!)
  })
  const change = middleOf(values.change)
  yield
  const upside = middleOf(values.upside)
  yield
  const target = symbols.size === 1 ? medianOf(values.target) : undefined
  return { moves, change, upside, target, withoutPrior, betweenDays, tickers: symbols.size }
}

const TARGET = decimal('Price target')

const percentFigure = (label: string, middle: RatingSummary['change']): readonly SummaryFigure[] =>
  middle === undefined
    ? []
    : [
        {
          label,
          value: signedPercent(middle.median / 100),
          note: `of ${figure(middle.of)}`,
          direction: middle.median > 0 ? 'up' : middle.median < 0 ? 'down' : undefined,
        },
      ]

/** Those that these rows have; the upside before the target, which says nothing without a close. */
export const medianFigures = ({ change, upside, target }: RatingSummary): readonly SummaryFigure[] => [
  ...percentFigure('Median change', change),
  ...(upside === undefined && target !== undefined
    ? [{ label: 'Median target', value: roundedNumber(TARGET, String(target)) }]
    : percentFigure('Median upside', upside)),
]
