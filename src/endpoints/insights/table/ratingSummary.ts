/** What the ratings shown come to: targets raised, cut and new, the median change, the median upside or target. */
import type { SummaryFigure } from '../../../ui/SummaryStrip.tsx'
import { decimal } from '../../../api/endpoint/fields.ts'
import { figure } from '../../../lib/numbers/counts.ts'
import { numberIn } from '../../../lib/numbers/decimals.ts'
import { medianOf } from '../../../lib/numbers/median.ts'
import { signedPercent } from '../../../lib/numbers/percent.ts'
import { roundedNumber } from '../../../ui/values/numberText.ts'
import type { Insight } from '../endpoint.ts'
import type { RatingChange } from '../ratingChanges.ts'

export const MOVES = ['raised', 'cut', 'new'] as const

export interface RatingSummary {
  readonly moves: Readonly<Record<(typeof MOVES)[number], number>>
  /** In per cent, with how many have one. */
  readonly change: { readonly median: number; readonly of: number } | undefined
  readonly upside: { readonly median: number; readonly of: number } | undefined
  /** Of one share alone: targets of several are no one's. */
  readonly target: number | undefined
}

const isNumber = (value: number | undefined): value is number => value !== undefined

function middleOf(values: readonly (number | undefined)[]): RatingSummary['change'] {
  const numbers = values.filter(isNumber)
  const median = medianOf(numbers)
  return median === undefined ? undefined : { median, of: numbers.length }
}

export function summaryOf(records: readonly Insight[], changes: readonly RatingChange[], order: Uint32Array): RatingSummary {
  const shown = Array.from(order, (row) => changes[row])
  const symbols = new Set(Array.from(order, (row) => records[row]?.security?.symbol))
  const targets = Array.from(order, (row) => numberIn(String(records[row]?.pt ?? ''))).filter((target) => target > 0)
  const count = (move: string): number => shown.filter((changed) => changed?.move === move).length
  return {
    moves: { raised: count('raised'), cut: count('cut'), new: count('new') },
    change: middleOf(shown.map((changed) => changed?.change)),
    upside: middleOf(shown.map((changed) => changed?.upside)),
    target: symbols.size === 1 ? medianOf(targets) : undefined,
  }
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
