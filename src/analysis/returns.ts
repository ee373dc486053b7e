/**
 * Returns after an event, by the adjusted close, in event time.
 *
 * Day zero is the first trading day on or after the record's day: what became known on a weekend or a holiday is traded on the next
 * session, and the close before that session is the last one without it.
 */
import { daysBetween, type IsoDay } from '../lib/dates/days.ts'
import { LONGEST_GAP, placeAsOf, placeFrom, type DailySeries } from './dailySeries.ts'

/** From the close before day zero, with the reaction inside; or from the close of day zero, which a reader could have had. */
export type ReturnBase = 'previous' | 'same'

export type WindowReturn =
  /** `value` is a share of one: 0.05 is five per cent. `from` and `to` are the trading days of the two closes. */
  | { readonly state: 'ended'; readonly value: number; readonly from: IsoDay; readonly to: IsoDay }
  /** Trading days after day zero that have passed, of those that the window has. */
  | { readonly state: 'open'; readonly elapsed: number; readonly length: number }
  /** No close where one is needed, or none within seven days. */
  | { readonly state: 'missing' }

const MISSING: WindowReturn = { state: 'missing' }

/**
 * Place of day zero; the number of days where it has yet to come. `undefined` where it lies more than seven calendar days after the
 * record, or where the series stopped more than seven days before it.
 */
export function dayZero({ days }: DailySeries, day: IsoDay): number | undefined {
  const zero = placeFrom(days, day)
  if (zero < days.length) return daysBetween(day, days[zero]!) <= LONGEST_GAP ? zero : undefined
  return placeAsOf(days, day) === undefined ? undefined : zero
}

/** Place of the close that a return starts from; `undefined` where there is none, or none within seven days before the record. */
export function basePlace({ days, adjustedClose }: DailySeries, day: IsoDay, zero: number, base: ReturnBase): number | undefined {
  const place = base === 'same' ? zero : zero - 1
  if (place < 0 || place >= days.length || daysBetween(days[place]!, day) > LONGEST_GAP) return undefined
  return adjustedClose[place]! > 0 ? place : undefined
}

/** Adjusted close at the one place over that at the other, less one. */
function returnBetween({ days, adjustedClose }: DailySeries, from: number, to: number): WindowReturn {
  const value = adjustedClose[to]! / adjustedClose[from]! - 1
  return Number.isFinite(value) ? { state: 'ended', value, from: days[from]!, to: days[to]! } : MISSING
}

/**
 * Adjusted close `length` trading days after day zero over that of the base, less one: the cumulative return of an event study, so
 * that the window ends on the same day from either base. Trading days are the ticker's own.
 */
export function windowReturn(series: DailySeries, day: IsoDay, length: number, base: ReturnBase): WindowReturn {
  const zero = dayZero(series, day)
  if (zero === undefined) return MISSING
  const last = series.days.length - 1
  if (zero > last) return { state: 'open', elapsed: 0, length }
  const from = basePlace(series, day, zero, base)
  if (from === undefined) return MISSING
  return zero + length > last ? { state: 'open', elapsed: last - zero, length } : returnBetween(series, from, zero + length)
}

/** The same up to the last day of the series; open while no close has followed that of the base. */
export function returnToDate(series: DailySeries, day: IsoDay, base: ReturnBase): WindowReturn {
  const zero = dayZero(series, day)
  if (zero === undefined) return MISSING
  const last = series.days.length - 1
  if (zero > last) return { state: 'open', elapsed: 0, length: 1 }
  const from = basePlace(series, day, zero, base)
  if (from === undefined) return MISSING
  return from === last ? { state: 'open', elapsed: 0, length: 1 } : returnBetween(series, from, last)
}

/**
 * Equal-weighted mean of the tickers' own returns between the same two days, as of each: bought in equal parts on the one and held
 * to the other. A ticker without a close as of both days is left out; NaN for none.
 */
export function groupReturn(group: readonly DailySeries[], from: IsoDay, to: IsoDay): number {
  let sum = 0
  let count = 0
  for (const { days, adjustedClose } of group) {
    const first = placeAsOf(days, from)
    const last = placeAsOf(days, to)
    if (first === undefined || last === undefined || !(adjustedClose[first]! > 0)) continue
    const value = adjustedClose[last]! / adjustedClose[first]! - 1
    if (Number.isNaN(value)) continue
    sum += value
    count++
  }
  return sum / count
}
