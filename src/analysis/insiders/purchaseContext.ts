/** What a purchase is beside the same insider's earlier ones and beside what the insider holds. */
import { addMonths, type IsoDay } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { distribution } from '../distribution.ts'
import type { InsiderTrade, Purchase } from './openMarketPurchases.ts'

/** Of the same party and share, on an earlier day, and filed by the time that this one was. */
const earlierOf = (purchases: readonly Purchase[], { trade, day, party }: Purchase): readonly Purchase[] =>
  purchases.filter(
    (other) =>
      other.party === party && other.trade.ticker === trade.ticker && other.day < day && other.trade.filedOn <= trade.filedOn,
  )

/**
 * Whether the party bought none of the share in the market in the 24 months before; `undefined` where the filings that are known begin
 * later than that and have none.
 */
export function isFirstPurchase(purchases: readonly Purchase[], purchase: Purchase, knownFrom: IsoDay): boolean | undefined {
  const oldest = addMonths(purchase.day, -24)
  if (earlierOf(purchases, purchase).some(({ day }) => day >= oldest)) return false
  return knownFrom <= oldest ? true : undefined
}

/** Shares bought or sold over those held before, negative for a sale; `undefined` where nothing was held or the record does not say. */
export function changeOfHolding({ code, shares, sharesAfter }: InsiderTrade): number | undefined {
  const sign = code === 'P' ? 1 : code === 'S' ? -1 : Number.NaN
  const traded = sign * numberIn(shares)
  const before = numberIn(sharesAfter) - traded
  return before > 0 && !Number.isNaN(traded) ? traded / before : undefined
}

export interface PurchaseSize {
  /** Shares times price of all purchases of the party on that day. */
  readonly dollars: number
  /** Of the earlier days on which the party bought, all at their own prices; NaN of none. */
  readonly medianBefore: number
  readonly daysBefore: number
  /** Whether it is above each of them; `undefined` of none. */
  readonly isLargest: boolean | undefined
}

const dollarsOf = ({ trade }: Purchase): number => numberIn(trade.shares) * numberIn(trade.price)
const total = (purchases: readonly Purchase[]): number => purchases.reduce((sum, purchase) => sum + dollarsOf(purchase), 0)

/** By days, since one order is often filed in many lines; `undefined` where a price or a number of shares of the day was not sent. */
export function sizeAgainstHistory(purchases: readonly Purchase[], purchase: Purchase): PurchaseSize | undefined {
  const { trade, day, party } = purchase
  const dollars = total(
    purchases.filter((other) => other.party === party && other.day === day && other.trade.ticker === trade.ticker),
  )
  if (Number.isNaN(dollars)) return undefined
  const byDay = Map.groupBy(earlierOf(purchases, purchase), (earlier) => earlier.day)
  const before = Array.from(byDay.values(), total).filter((sum) => !Number.isNaN(sum))
  return {
    dollars,
    medianBefore: distribution(before).median,
    daysBefore: before.length,
    isLargest: before.length === 0 ? undefined : before.every((sum) => dollars > sum),
  }
}
