/** Price ratios on the page of one company: the line above its events, and the latest figures. */
import { defineCompanyView, type Fact } from '../../api/endpoint/companyView.ts'
import { fieldAt } from '../../api/endpoint/fields.ts'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { valueText } from '../../ui/values/valueText.ts'
import { priceFigures } from './companyFigures.ts'
import { historiesOf, type History } from './series/priceSeries.ts'
import { changeOf, closesOf, numberAt } from './series/prices.ts'
import { priceRatios, type PriceRatio } from './endpoint.ts'

const FIGURES = ['market_cap', 'price_to_earnings_ratio_ttm', 'price_to_sales_ratio_ttm', 'ev_ebitda', 'dividend_yield'] as const

const factOf = (row: PriceRatio, name: (typeof FIGURES)[number]): Fact => {
  const field = fieldAt(priceRatios.fields, name)
  return { label: field?.label ?? name, text: valueText(field, row[name]) ?? '' }
}

const historyOf = (records: readonly PriceRatio[]): History => historiesOf(records).histories[0] ?? { symbol: '', days: [] }

export const pricesOfCompany = defineCompanyView<typeof priceRatios>({
  endpoint: priceRatios,
  priceWords: 'adjusted close',
  pricesOf: (records) => closesOf(historyOf(records).days, 'adjusted').map(({ day, close }) => ({ day, value: close })),
  dailyPricesOf: (records) =>
    historyOf(records).days.map(({ day, row }) => ({
      day,
      close: numberAt(row, 'close'),
      adjustedClose: numberAt(row, 'adj_close'),
      high: numberAt(row, 'high'),
      low: numberAt(row, 'low'),
    })),
  changedOf: (records) => historyOf(records).days.at(-1)?.day,
  figuresOf: (records) => priceFigures(historyOf(records)),
  factsOf(records) {
    const { days } = historyOf(records)
    const last = days.at(-1)
    if (!last) return []
    const closes = closesOf(days, 'adjusted')
    const change = changeOf(closes[0]?.close, closes.at(-1)?.close)
    return [
      {
        label: 'Close',
        text: `${valueText(fieldAt(priceRatios.fields, 'close'), last.row.close) ?? 'not given'} on ${wordsOfDay(last.day)}`,
      },
      {
        label: 'Over these days',
        text: change === undefined ? '' : `${change < 0 ? '▼' : '▲'} ${Math.abs(change * 100).toFixed(1)}%, adjusted`,
      },
      ...FIGURES.map((name) => factOf(last.row, name)),
    ]
  },
})
