/** What a transaction is worth, with exact decimals: strings in, a string out (§2.5 numeric strings). */
import Big from 'big.js'
import { decimalIn, numberIn } from '../../../lib/numbers/decimals.ts'
import type { Line } from './filing.ts'

/** The number of a decimal string; `undefined` for an empty text and for what is not a plain number. */
function exact(text: string): Big | undefined {
  const decimal = decimalIn(text)
  return decimal === undefined ? undefined : new Big(decimal)
}

/** Every decimal, and at least two. */
const moneyText = (value: Big): string => {
  const text = value.toFixed()
  const decimals = text.split('.')[1]?.length ?? 0
  return decimals < 2 ? value.toFixed(2) : text
}

type Traded = Pick<Line, 'shares' | 'price'>

/** Of lines that were read: sums ask for the same ones with each page that comes. */
const values = new WeakMap<Traded, string | undefined>()

/** Shares times price in dollars; `undefined` when either is not given. */
export function valueOf(traded: Traded): string | undefined {
  if (values.has(traded)) return values.get(traded)
  const [count, each] = [exact(traded.shares), exact(traded.price)]
  const value = count && each && moneyText(count.times(each))
  values.set(traded, value)
  return value
}

/** The sum of decimal strings; `undefined` of none. */
export const sumOf = (values: readonly string[]): string | undefined =>
  values.length === 0 ? undefined : moneyText(values.reduce((sum, value) => sum.plus(value), new Big(0)))

/** Shares of several trades, exactly; what is no number is none. */
export const sharesIn = (counts: readonly string[]): string =>
  counts.reduce((sum, count) => sum.plus(exact(count) ?? 0), new Big(0)).toFixed()

/** Dollars a share to a hundredth of a cent, which filings give averages to; `undefined` of no shares. */
export const averageOf = (value: string, shares: string): string | undefined =>
  new Big(shares).eq(0) ? undefined : moneyText(new Big(value).div(shares).round(4))

/** Whether two decimal strings are the same number; never for what is not given. */
export function isSameNumber(a: string, b: string): boolean {
  // What differs as rounded to the machine's numbers differs: nearly all, and thousands are compared at once.
  if (numberIn(a) !== numberIn(b)) return false
  const [left, right] = [exact(a), exact(b)]
  return left !== undefined && right !== undefined && left.eq(right)
}

/** What was bought less what was sold; `undefined` where neither was. */
export const netOf = (bought: string | undefined, sold: string | undefined): string | undefined =>
  bought === undefined && sold === undefined ? undefined : moneyText(new Big(bought ?? 0).minus(sold ?? 0))
