/** The chart's switches in the address. */
import { expect, it } from 'vitest'
import { chartNames, chartTexts, readChartView } from './chartView.ts'

const read = (query: string) => {
  const search = new URLSearchParams(query)
  return readChartView((name) => search.get(name) ?? undefined)
}

it('shows adjusted prices and one ratio where the address says nothing, and writes nothing for that', () => {
  const view = read('')
  expect(view).toEqual({
    isShown: true,
    price: 'adjusted',
    isLog: false,
    symbols: undefined,
    ratios: ['price_to_earnings_ratio_ttm'],
    areMarksShown: true,
  })
  expect(chartNames.filter((name) => chartTexts(view)[name] !== undefined)).toEqual([])
})

it('reads back what it wrote', () => {
  const query = 'v.chart=hidden&v.price=traded&v.scale=log&v.symbols=HALO,ACME&v.ratios=ev_ebitda,dividend_yield&v.marks=hidden'
  expect(chartTexts(read(query))).toEqual(Object.fromEntries(new URLSearchParams(query)))
})

it('tells no ratio from the usual one', () => {
  expect(read('v.ratios=none').ratios).toEqual([])
  expect(chartTexts(read('v.ratios=none'))['v.ratios']).toBe('none')
})

it('does not obey values it does not know', () => {
  expect(chartTexts(read('v.price=both&v.scale=cubic&v.ratios=__proto__,x&v.symbols=,'))).toEqual(chartTexts(read('')))
})
