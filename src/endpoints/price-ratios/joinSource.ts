/** Prices and splits for the rows of every dated operation: which figures there are, and how records become series. */
import { dailySeries, type DailySeries } from '../../analysis/dailySeries.ts'
import { sharesPerShare, type SplitRatio } from '../../analysis/splitAdjustment.ts'
import { fieldAt } from '../../api/endpoint/fields.ts'
import type { JoinSource, PriceFigure } from '../../explorer/join/prices/JoinSource.ts'
import { isDay } from '../../lib/dates/days.ts'
import { splits, type Split } from '../splits/endpoint.ts'
import { priceRatios, type PriceRatio } from './endpoint.ts'
import { historiesOf, plainSymbol } from './series/priceSeries.ts'

/** Names in the address, by the fields they show. */
const FIGURES = {
  close: 'close',
  adj: 'adj_close',
  cap: 'market_cap',
  pe: 'price_to_earnings_ratio_ttm',
  ps: 'price_to_sales_ratio_ttm',
  pb: 'price_to_book_value',
  evebitda: 'ev_ebitda',
  evsales: 'ev_sales',
  pfcf: 'price_to_free_cash_flow_ttm',
  yield: 'dividend_yield',
  altmanz: 'altman_z_score',
} as const

const MULTIPLES: ReadonlySet<string> = new Set(['pe', 'ps', 'pb', 'evebitda', 'evsales', 'pfcf'])

const figures: readonly PriceFigure[] = Object.entries(FIGURES).map(([name, path]) => ({
  name,
  field: fieldAt(priceRatios.fields, path)!,
  isMultiple: MULTIPLES.has(name),
}))

/** §4.10: rows a page. */
const MOST_SPLITS = 1000

function seriesIn(records: readonly unknown[]): ReadonlyMap<string, DailySeries> {
  const { histories } = historiesOf(records as readonly PriceRatio[])
  return new Map(
    histories.map(({ symbol, days }) => {
      const column = (path: keyof PriceRatio) => days.map(({ row }) => row[path] as number | null | undefined)
      const series = dailySeries(
        days.map(({ day }) => day),
        {
          close: column('close'),
          adjustedClose: column('adj_close'),
          high: column('high'),
          low: column('low'),
          figures: Object.fromEntries(Object.entries(FIGURES).map(([name, path]) => [name, column(path)])),
        },
      )
      return [plainSymbol(symbol), series] as const
    }),
  )
}

/** An announced split that never came stays in the calendar; its notes alone say so. */
const WITHDRAWN = /\b(withdrawn|cancell?ed)\b/i

function splitsIn(records: readonly unknown[]): ReadonlyMap<string, readonly SplitRatio[]> {
  const found = new Map<string, SplitRatio[]>()
  for (const split of records as readonly Split[]) {
    if (!split.ticker || !split.date_ex || !isDay(split.date_ex) || WITHDRAWN.test(split.notes ?? '')) continue
    const symbol = plainSymbol(split.ticker)
    found.set(symbol, [
      ...(found.get(symbol) ?? []),
      { exDay: split.date_ex, ratio: sharesPerShare(split.ratio ?? '', split.split_type ?? '') },
    ])
  }
  return found
}

export const joinSource: JoinSource = {
  prices: priceRatios,
  splits,
  figures,
  leading: ['close', 'pe', 'pe_2y'],
  pricesAsked: (tickers, from, to) => ({ tickers, from, to }),
  splitsAsked: (tickers, from, to) => ({ tickers, from, to, date_search_field: 'ex', limit: MOST_SPLITS }),
  symbolOf: plainSymbol,
  seriesIn,
  splitsIn,
}
