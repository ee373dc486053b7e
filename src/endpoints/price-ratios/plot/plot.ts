/** What the chart draws, as data: candles and volume of one symbol, or several symbols indexed to 100, and a pane a ratio. */
import type { IsoDay } from '../../../lib/dates/days.ts'
import type { History } from '../series/priceSeries.ts'
import { candleOf, closesOf, numberAt, type Candle, type PriceKind } from '../series/prices.ts'
import type { RatioKey } from '../series/ratioFields.ts'

/** `undefined` leaves a gap. */
export interface Point {
  readonly day: IsoDay
  readonly value: number | undefined
}

export interface Line {
  readonly symbol: string
  /** The symbol's place among all that came: its colour and dash stay when others are taken away. */
  readonly place: number
  readonly points: readonly Point[]
}

export interface Pane {
  readonly ratio: RatioKey
  readonly lines: readonly Line[]
}

export interface Plot {
  /** Every day that one of the symbols has, oldest first. */
  readonly days: readonly IsoDay[]
  /** Of the one symbol drawn; empty when several are. */
  readonly candles: readonly { readonly day: IsoDay; readonly candle: Candle | undefined }[]
  readonly volume: readonly Point[]
  /** Indexed closes; empty when one symbol is drawn. */
  readonly indexed: readonly Line[]
  /** The day on which every line stands at 100; `undefined` when nothing is indexed or no day has them all. */
  readonly base: IsoDay | undefined
  readonly panes: readonly Pane[]
}

/** A symbol to draw and its place among all that came. */
export interface Drawn {
  readonly history: History
  readonly place: number
}

/** The first day on which every history has a close above zero. */
function baseOf(histories: readonly History[], price: PriceKind): IsoDay | undefined {
  const [first = new Set<IsoDay>(), ...others] = histories.map(
    ({ days }) => new Set(closesOf(days, price).flatMap(({ day, close }) => (close > 0 ? [day] : []))),
  )
  return [...first].find((day) => others.every((days) => days.has(day)))
}

function indexedLine({ history, place }: Drawn, base: IsoDay, price: PriceKind): Line {
  const closes = closesOf(history.days, price)
  const atBase = closes.find(({ day }) => day === base)!.close
  const points = closes.filter(({ day }) => day >= base).map(({ day, close }) => ({ day, value: (close / atBase) * 100 }))
  return { symbol: history.symbol, place, points }
}

export function plotOf(drawn: readonly Drawn[], price: PriceKind, ratios: readonly RatioKey[]): Plot {
  const days = [...new Set(drawn.flatMap(({ history }) => history.days.map(({ day }) => day)))].sort()
  const one = drawn.length === 1 ? drawn[0]!.history.days : []
  const base =
    drawn.length > 1
      ? baseOf(
          drawn.map(({ history }) => history),
          price,
        )
      : undefined
  return {
    days,
    candles: one.map(({ day, row }) => ({ day, candle: candleOf(row, price) })),
    volume: one.map(({ day, row }) => ({ day, value: numberAt(row, 'volume') })),
    indexed: base === undefined ? [] : drawn.map((each) => indexedLine(each, base, price)),
    base,
    panes: ratios.map((ratio) => ({
      ratio,
      lines: drawn.map(({ history, place }) => ({
        symbol: history.symbol,
        place,
        points: history.days.map(({ day, row }) => ({ day, value: numberAt(row, ratio) })),
      })),
    })),
  }
}
