/** The daily rows of the mock service: each ratio follows from the day's price and the quarters reported before it. */
import { addMonths, displayOfDay, type IsoDay } from '../../lib/dates/days.ts'
import type { PriceDay } from '../../mock/prices/priceHistory.ts'
import type { Company, Quarter, World } from '../../mock/world/facts.ts'
import type { PriceRatio } from './endpoint.ts'

/** Six significant digits, as the service sends; absent where there is nothing to divide by. */
const ratio = (above: number | undefined, below: number | undefined): number | null =>
  above === undefined || below === undefined || below === 0 ? null : Number((above / below).toPrecision(6))

type Measure = 'revenue' | 'netIncome' | 'freeCashFlow' | 'ebitda' | 'operatingIncome'

/** The sum of the last four quarters; `undefined` until there are four. */
const yearOf = (quarters: readonly Quarter[], measure: Measure): number | undefined =>
  quarters.length < 4 ? undefined : quarters.slice(-4).reduce((sum, quarter) => sum + quarter[measure], 0)

/** Altman's five ratios for listed manufacturers, with his weights. */
function altmanOf(quarters: readonly Quarter[], marketCap: number): number | null {
  const last = quarters.at(-1)
  const sales = yearOf(quarters, 'revenue')
  const earnings = yearOf(quarters, 'operatingIncome')
  if (!last || sales === undefined || earnings === undefined) return null
  const { workingCapital, retainedEarnings, totalAssets, totalLiabilities } = last
  const ofAssets = (1.2 * workingCapital + 1.4 * retainedEarnings + 3.3 * earnings + sales) / totalAssets
  return ratio(ofAssets + (0.6 * marketCap) / totalLiabilities, 1)
}

/** The dividends of the last twelve months as a share of the price. The count of shares restates those paid before a split. */
function yieldOf(paying: readonly PriceDay[], today: PriceDay): number | null {
  const since = addMonths(today.day, -12)
  const year = paying.filter(({ day }) => day > since && day <= today.day)
  const paid = year.reduce((sum, { dividend, sharesOutstanding }) => sum + dividend * sharesOutstanding, 0)
  return ratio(paid, today.sharesOutstanding * today.close)
}

/** `quarters`: those reported before the day; `paying`: the days on which a dividend was paid. */
function valuationOf(price: PriceDay, quarters: readonly Quarter[], paying: readonly PriceDay[]) {
  const last = quarters.at(-1)
  const marketCap = Math.round(price.close * price.sharesOutstanding)
  const enterpriseValue = last && marketCap + last.debt - last.cash
  const [sales, earnings, freeCash] = [
    yearOf(quarters, 'revenue'),
    yearOf(quarters, 'netIncome'),
    yearOf(quarters, 'freeCashFlow'),
  ]
  return {
    market_cap: marketCap,
    enterprise_value: enterpriseValue ?? null,
    // What "quarterly" means is not shown (§2.3): here the price of four such quarters, so that it compares with the last twelve months.
    price_to_earnings_ratio_quarterly: ratio(marketCap, last && last.netIncome * 4),
    price_to_earnings_ratio_ttm: ratio(marketCap, earnings),
    price_to_sales_ratio_quarterly: ratio(marketCap, last && last.revenue * 4),
    price_to_sales_ratio_ttm: ratio(marketCap, sales),
    price_to_book_value: ratio(marketCap, last?.bookValue),
    price_to_free_cash_flow_quarterly: ratio(marketCap, last && last.freeCashFlow * 4),
    price_to_free_cash_flow_ttm: ratio(marketCap, freeCash),
    ev_ebitda: ratio(enterpriseValue, yearOf(quarters, 'ebitda')),
    ev_sales: ratio(enterpriseValue, sales),
    ev_fcf: ratio(enterpriseValue, freeCash),
    book_to_market_value: ratio(last?.bookValue, marketCap),
    operating_income_ev: ratio(yearOf(quarters, 'operatingIncome'), enterpriseValue),
    altman_z_score: altmanOf(quarters, marketCap),
    dividend_yield: yieldOf(paying, price),
  }
}

/** The rows of a company from day to day, both included, oldest first as the service was seen to send them. */
export function ratiosOf(world: World, company: Company, from: IsoDay, to: IsoDay): readonly PriceRatio[] {
  const prices = world.pricesOf(company)
  const paying = prices.filter(({ dividend }) => dividend > 0)
  const reported = world.quartersOf(company)
  return prices.flatMap((price, index): PriceRatio[] => {
    if (price.day < from || price.day > to) return []
    // Results that come out on a day are read into the next day's ratios: many are announced after the close.
    const quarters = reported.filter((quarter) => quarter.reported < price.day)
    const row = {
      id: (company.index + 1) * 100_000 + index,
      symbol: company.ticker,
      date: displayOfDay(price.day),
      open: price.open,
      high: price.high,
      low: price.low,
      close: price.close,
      adj_close: price.adjustedClose,
      volume: price.volume,
      dividend: price.dividend,
      shares_outstanding: price.sharesOutstanding,
      ...valuationOf(price, quarters, paying),
    }
    // What cannot be computed is null for some companies and left out for the others: both were to be expected (wire-format 3.3).
    return [company.index % 2 === 0 ? row : given(row)]
  })
}

const given = (row: PriceRatio): PriceRatio => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
