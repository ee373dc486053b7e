/** A company's prices as the other facts see them. */
import type { IsoDay } from '../../lib/dates/days.ts'

/** One trading day of one company; prices in dollars with two decimals. */
export interface PriceDay {
  readonly day: IsoDay
  readonly open: number
  readonly high: number
  readonly low: number
  /** As traded that day. */
  readonly close: number
  /** Restated for every later split and dividend up to today; four decimals. */
  readonly adjustedClose: number
  readonly volume: number
  /** Paid per share with this ex-day; 0 on most days. */
  readonly dividend: number
  /** As last reported, and split since; for a company with two classes, both together. */
  readonly sharesOutstanding: number
}

/** The trading days of one company by number, 0 for its own first. A row is made when it is asked for: few are needed of most. */
export interface PriceHistory {
  readonly length: number
  dayAt(at: number): IsoDay
  closeAt(at: number): number
  on(at: number): PriceDay
  /** The number of the first on or after a day; `length` where there is none. */
  indexFrom(day: IsoDay): number
}
