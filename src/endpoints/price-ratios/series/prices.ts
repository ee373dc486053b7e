/** A day's prices as traded or adjusted. The service adjusts the close alone; the rest follows it by the day's factor. */
import type { IsoDay } from '../../../lib/dates/days.ts'
import type { PriceRatio } from '../endpoint.ts'
import type { PricedDay } from './priceSeries.ts'

export type PriceKind = 'adjusted' | 'traded'

export interface Candle {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** The number in a field; `undefined` for what is absent and for what is no number at all. */
export const numberAt = (row: PriceRatio, key: keyof PriceRatio): number | undefined => {
  const value = row[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

/** Adjusted close over close: what a price of that day is multiplied by to compare with today's. */
export function factorOf(row: PriceRatio): number | undefined {
  const close = numberAt(row, 'close')
  const adjusted = numberAt(row, 'adj_close')
  return close === undefined || adjusted === undefined || close === 0 ? undefined : adjusted / close
}

export const closeOf = (row: PriceRatio, kind: PriceKind): number | undefined =>
  numberAt(row, kind === 'adjusted' ? 'adj_close' : 'close')

/** Open, high, low and close in dollars; `undefined` where one of them is missing, because a guessed candle looks like a real one. */
export function candleOf(row: PriceRatio, kind: PriceKind): Candle | undefined {
  const factor = kind === 'adjusted' ? factorOf(row) : 1
  const [open, high, low] = [numberAt(row, 'open'), numberAt(row, 'high'), numberAt(row, 'low')]
  const close = closeOf(row, kind)
  if (factor === undefined || open === undefined || high === undefined || low === undefined || close === undefined)
    return undefined
  return { open: open * factor, high: high * factor, low: low * factor, close }
}

/** The change from one number to another, as a share of the first. */
export const changeOf = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined || from <= 0 ? undefined : to / from - 1

/** Closes of a history on the days that have one. */
export const closesOf = (days: readonly PricedDay[], kind: PriceKind): readonly { day: IsoDay; close: number }[] =>
  days.flatMap(({ day, row }) => {
    const close = closeOf(row, kind)
    return close === undefined ? [] : [{ day, close }]
  })
