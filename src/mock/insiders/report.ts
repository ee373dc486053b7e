/** What one event leaves to be filed, and the day and chance it is made of. */
import type { PriceDay, PriceHistory } from '../prices/priceHistory.ts'
import type { Random } from '../world/random.ts'
import { bookShares, WHOLE, type Account, type Booking, type Line } from './ledger.ts'

export interface Report {
  readonly form: '3' | '4' | '5'
  readonly lines: readonly Line[]
  /** Texts of the footnotes, in order. */
  readonly notes: readonly string[]
  readonly isPlan: boolean
}

export interface Moment {
  readonly random: Random
  /** The company's trading days; only those up to `at` may be looked at. */
  readonly prices: PriceHistory
  readonly at: number
}

/** An event in an insider's life; `undefined` when it cannot happen to this account now. */
export type InsiderEvent = (account: Account, moment: Moment) => Report | undefined

export const todayOf = ({ prices, at }: Moment): PriceDay => prices.on(at)

/** A share of a quantity, in thousandths of whole shares: round lots when it is large enough. */
export function shareOf(quantity: number, share: number): number {
  const whole = Math.floor((quantity * share) / WHOLE)
  return (whole > 2000 ? Math.floor(whole / 100) * 100 : whole) * WHOLE
}

/** How many whole shares, in thousandths, so many dollars buy. */
export const worth = (dollars: number, price: number): number => Math.max(1, Math.floor(dollars / price)) * WHOLE

export const reportOf = (lines: readonly Line[], notes: readonly string[] = [], isPlan = false): Report => ({
  form: '4',
  lines,
  notes,
  isPlan,
})

/** A report of one booking of shares on the day itself. */
export const booked = (account: Account, moment: Moment, booking: Omit<Booking, 'day'>, note: string): Report =>
  reportOf([bookShares(account, { ...booking, day: todayOf(moment).day })], [note])
