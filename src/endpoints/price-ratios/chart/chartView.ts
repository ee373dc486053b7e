/** What of the chart stands in the address: which symbols and ratios, which prices, which scale. */
import type { OwnName } from '../../../explorer/address/usePageAddress.ts'
import type { PriceKind } from '../series/prices.ts'
import { isRatioKey, type RatioKey } from '../series/ratioFields.ts'

export const chartNames = [
  'v.chart',
  'v.price',
  'v.scale',
  'v.symbols',
  'v.ratios',
  'v.marks',
] as const satisfies readonly OwnName[]

type ChartName = (typeof chartNames)[number]

export interface ChartView {
  readonly isShown: boolean
  readonly price: PriceKind
  readonly isLog: boolean
  /** Symbols to draw; `undefined` for all that came, as far as they can be told apart. */
  readonly symbols: readonly string[] | undefined
  /** One pane each, in the order chosen. */
  readonly ratios: readonly RatioKey[]
  /** Splits and dividends under the chart. */
  readonly areMarksShown: boolean
}

const FIRST_RATIO = 'price_to_earnings_ratio_ttm'

/** More panes than these leave none of them room. */
export const MOST_PANES = 5

/** Reads the names; a value that is not known counts as not given. */
export function readChartView(textOf: (name: ChartName) => string | undefined): ChartView {
  const ratios = textOf('v.ratios')
  const known = [...new Set(ratios?.split(',').filter(isRatioKey))].slice(0, MOST_PANES)
  const symbols = textOf('v.symbols')?.split(',').filter(Boolean)
  return {
    isShown: textOf('v.chart') !== 'hidden',
    price: textOf('v.price') === 'traded' ? 'traded' : 'adjusted',
    isLog: textOf('v.scale') === 'log',
    symbols: symbols && symbols.length > 0 ? symbols : undefined,
    ratios: known.length > 0 || ratios === 'none' ? known : [FIRST_RATIO],
    areMarksShown: textOf('v.marks') !== 'hidden',
  }
}

/** The names and texts of a view; `undefined` where it is as it would be without the name. */
export function chartTexts(view: ChartView): Readonly<Record<ChartName, string | undefined>> {
  const ratios = view.ratios.join(',')
  return {
    'v.chart': view.isShown ? undefined : 'hidden',
    'v.price': view.price === 'traded' ? 'traded' : undefined,
    'v.scale': view.isLog ? 'log' : undefined,
    'v.symbols': view.symbols?.join(','),
    'v.ratios': ratios === FIRST_RATIO ? undefined : ratios || 'none',
    'v.marks': view.areMarksShown ? undefined : 'hidden',
  }
}
