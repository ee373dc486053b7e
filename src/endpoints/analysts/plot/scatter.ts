/** Where analysts stand in the plot of hit rate against average return, and that plot in words. */
import { medianOf } from '../../../lib/numbers/median.ts'
import type { AnalystProfile } from '../endpoint.ts'
import { measureText, numberOf, sampleOf, type Period } from '../board/measures.ts'
import { counted } from '../../../lib/numbers/counts.ts'

export interface Point {
  readonly id: string
  readonly name: string
  readonly firm: string
  readonly sample: number | undefined
  /** As sent, for the screen. */
  readonly successText: string
  readonly returnText: string
  /** For placing only: per cent. */
  readonly success: number
  readonly gain: number
}

/** `idOf` gives what each is opened by. Those who have both measures for the period, by hit rate and then by return: the order in which arrows walk. */
export const pointsOf = (
  analysts: readonly AnalystProfile[],
  period: Period,
  idOf: (place: number) => string,
): readonly Point[] =>
  analysts
    .flatMap((analyst, place): Point[] => {
      const successText = measureText(analyst, period, 'success_rate')
      const returnText = measureText(analyst, period, 'average_return')
      const [success, gain] = [numberOf(successText), numberOf(returnText)]
      if (success === undefined || gain === undefined || successText === undefined || returnText === undefined) return []
      const { name_full, firm_name } = analyst
      const names = { id: idOf(place), name: name_full || 'Name not given', firm: firm_name || 'firm not given' }
      return [{ ...names, sample: sampleOf(analyst), successText, returnText, success, gain }]
    })
    .sort((a, b) => a.success - b.success || a.gain - b.gain)

/** A round step that makes four to nine marks over the range. */
function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(range / 4))
  return [1, 2, 5].map((factor) => factor * power).find((step) => range / step <= 9) ?? 10 * power
}

/** The marks of an axis that holds all values, from its first to its last. */
export function marksOf(values: readonly number[]): readonly number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // One value alone, or all the same: an axis needs some width.
  const [from, to] = high > low ? [low, high] : [low - 1, high + 1]
  const step = stepOf(to - from)
  const first = Math.floor(from / step)
  const last = Math.ceil(to / step)
  const decimals = Math.max(0, -Math.floor(Math.log10(step)))
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toFixed(decimals)))
}

const best = (points: readonly Point[], by: (point: Point) => number): Point =>
  points.reduce((most, point) => (by(point) > by(most) ? point : most))

/** `over 34 ratings`: never a rate without its sample. */
export const sampleWords = (sample: number | undefined): string =>
  sample === undefined ? 'number of ratings not given' : `over ${counted(sample, 'rating')}`

/** The plot in sentences. `shown` analysts pass the slider; those without both measures are left out of the plot. */
export function plotInWords(points: readonly Point[], shown: number): string {
  const leftOut = shown - points.length
  const missing = leftOut > 0 ? ` ${leftOut} more ${leftOut === 1 ? 'lacks' : 'lack'} one of the two for this period.` : ''
  if (points.length === 0) return `None of the ${shown} analysts shown has both measures for this period.`
  const success = medianOf(points.map((point) => point.success))!
  const gain = medianOf(points.map((point) => point.gain))!
  const surest = best(points, (point) => point.success)
  const richest = best(points, (point) => point.gain)
  return (
    `${points.length} analyst${points.length === 1 ? '' : 's'}: median hit rate ${success.toFixed(2)}%, median average return ` +
    `${gain.toFixed(2)}%. Highest hit rate: ${surest.name} (${surest.firm}), ${surest.successText}%, ${sampleWords(surest.sample)}. ` +
    `Highest average return: ${richest.name} (${richest.firm}), ${richest.returnText}%, ${sampleWords(richest.sample)}.${missing}`
  )
}
