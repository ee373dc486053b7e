/** What the chart shows of one day, as names and values: for the read-out, and as a sentence for those who do not see it. */
import { wordsOfDay, type IsoDay } from '../../../lib/dates/days.ts'
import type { ShareEvent } from './events.ts'
import type { PricedDay } from './priceSeries.ts'
import type { Drawn, Plot } from '../plot/plot.ts'
import { candleOf, changeOf, closeOf, factorOf, numberAt, type PriceKind } from './prices.ts'
import { ratioField, ratioWords, type RatioKey } from './ratioFields.ts'
import { changeWords } from './summary.ts'
import { numberFormat, twoDecimals } from '../../../lib/numbers/numberFormat.ts'

export interface Fact {
  readonly name: string
  /** `undefined` where it is not given. */
  readonly value: string | undefined
  /** The change that goes with the value, as a share of one. */
  readonly change?: number | undefined
  /** The symbol's place, where the fact is about one line of several. */
  readonly place?: number
}

const factors = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 4 })
const whole = numberFormat({ maximumFractionDigits: 0 })

const words = (value: number | undefined, format: (value: number) => string): string | undefined =>
  value === undefined ? undefined : format(value)

/** Prices and the factor between traded and adjusted, so that either can be worked out from the other. */
function priceFacts(days: readonly PricedDay[], day: IsoDay, price: PriceKind): readonly Fact[] {
  const at = days.findIndex((priced) => priced.day === day)
  const row = days[at]?.row ?? {}
  const before = days[at - 1]?.row
  const candle = candleOf(row, price)
  const close = closeOf(row, price)
  const other: PriceKind = price === 'adjusted' ? 'traded' : 'adjusted'
  return [
    { name: 'Open', value: words(candle?.open, twoDecimals) },
    { name: 'High', value: words(candle?.high, twoDecimals) },
    { name: 'Low', value: words(candle?.low, twoDecimals) },
    { name: 'Close', value: words(close, twoDecimals), change: before && changeOf(closeOf(before, price), close) },
    { name: 'Volume', value: words(numberAt(row, 'volume'), whole) },
    { name: other === 'traded' ? 'As traded' : 'Adjusted', value: words(closeOf(row, other), twoDecimals) },
    { name: 'Factor', value: words(factorOf(row), factors) },
  ]
}

function ratioFacts(drawn: readonly Drawn[], day: IsoDay, ratios: readonly RatioKey[]): readonly Fact[] {
  return ratios.flatMap((ratio) =>
    drawn.map(({ history, place }): Fact => {
      const row = history.days.find((priced) => priced.day === day)?.row
      const value = words(row && numberAt(row, ratio), (number) => ratioWords(ratio, number))
      const { label } = ratioField(ratio)
      return drawn.length === 1 ? { name: label, value } : { name: `${history.symbol} ${label}`, value, place }
    }),
  )
}

export function factsOf(
  drawn: readonly Drawn[],
  plot: Plot,
  day: IsoDay,
  price: PriceKind,
  ratios: readonly RatioKey[],
): readonly Fact[] {
  const [only] = drawn
  const prices =
    drawn.length === 1 && only
      ? priceFacts(only.history.days, day, price)
      : plot.indexed.map(({ symbol, place, points }): Fact => {
          const value = points.find((point) => point.day === day)?.value
          return { name: symbol, value: words(value, (number) => number.toFixed(1)), change: changeOf(100, value), place }
        })
  return [...prices, ...ratioFacts(drawn, day, ratios)]
}

/** One sentence: `20 Nov 2026: Open 101.20, …, Close 102.10 (▲ 1.2%). Dividend of 0.42 a share.` */
export function sentenceOfDay(day: IsoDay, facts: readonly Fact[], events: readonly ShareEvent[]): string {
  const parts = facts.map(({ name, value, change }) => {
    const direction = change === undefined ? '' : ` (${change < 0 ? 'down' : 'up'} ${changeWords(change).replace(/^\W+/, '')})`
    return `${name} ${value ?? 'not given'}${direction}`
  })
  return [`${wordsOfDay(day)}: ${parts.join(', ')}.`, ...events.map((event) => `${event.symbol}: ${event.words}.`)].join(' ')
}
