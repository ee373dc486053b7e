/** What prices add to a brief: the upside that a new target leaves, and multiples at an extreme of their own two years. */
import type { DailySeries } from '../../analysis/dailySeries.ts'
import type { SplitRatio } from '../../analysis/splitAdjustment.ts'
import { impliedUpside } from '../../analysis/targets/impliedUpside.ts'
import { trailingPercentile } from '../../analysis/trailingPercentile.ts'
import type { BriefLine } from '../../api/endpoint/briefView.ts'
import type { PriceFigure } from '../../explorer/join/prices/JoinSource.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'

const YEARS = 2
/** Per cent of the values at either end: five days of the 504 of two years. */
export const EXTREME = 1

/** `46.3% above the last close, 53.30` */
export function upsideWords(
  { target, day }: Pick<BriefLine, 'target' | 'day'>,
  series: DailySeries | undefined,
  splits: readonly SplitRatio[],
  today: IsoDay,
): string | undefined {
  if (!series || target === undefined || day === undefined) return undefined
  const upside = impliedUpside(series, splits, numberIn(target), day, today)
  if (!upside) return undefined
  const { value, close } = upside
  const side = value < 0 ? 'below' : 'above'
  return `${Math.abs(value * 100).toFixed(1)}% ${side} the last close, ${close.toFixed(2)}`
}

/** One line for all of a company's multiples at an end of their own two years; `undefined` where none is. */
export function extremeLine(
  series: DailySeries | undefined,
  figures: readonly PriceFigure[],
  today: IsoDay,
): BriefLine | undefined {
  if (!series) return undefined
  const found = figures.flatMap(({ name, field, isMultiple }) => {
    const values = series.figures[name]
    if (!isMultiple || !values) return []
    const rank = trailingPercentile(series.days, values, today, YEARS)
    if (!rank || (rank.value > EXTREME && rank.value < 100 - EXTREME)) return []
    const place = series.days.findLastIndex((day) => day <= today)
    const end = rank.value <= EXTREME ? 'low' : 'high'
    return [{ end, words: `${field.label} ${values[place]!.toFixed(2)}`, count: rank.count }]
  })
  if (found.length === 0) return undefined
  const sides = (['low', 'high'] as const).flatMap((end) => {
    const words = found.filter((one) => one.end === end).map((one) => one.words)
    return words.length > 0 ? [`${words.join(', ')} at a two-year ${end}`] : []
  })
  return {
    kind: 'multiple-extreme',
    words: sides.join('; '),
    day: series.days.findLast((day) => day <= today),
    size: found.length,
    detail: `of ${Math.max(...found.map(({ count }) => count))} days`,
  }
}
