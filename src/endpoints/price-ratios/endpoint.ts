/** §4.3 share price ratios: daily prices and the valuation ratios that follow from them. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { displayDay, fraction, identifierNumber, integer, number, ticker } from '../../api/endpoint/fields.ts'
import { ticker as tickerEntry } from '../../api/endpoint/identifiers.ts'
import { day, dayOr, FIRST_DAY } from '../../api/endpoint/dayParamTypes.ts'
import { choice } from '../../api/endpoint/paramTypes.ts'
import { tokens } from '../../api/endpoint/listParamTypes.ts'
import { validateRangeOrder } from '../../api/endpoint/vocabulary.ts'
import { addMonths, dayOfDisplay, isDay, type IsoDay } from '../../lib/dates/days.ts'
import { ratioSeries } from './envelope.ts'

const DOLLARS = { decimals: 2, unit: 'dollars' }
const TTM = { about: 'Over the last four reported quarters.' }
const QUARTERLY = { about: 'By the last reported quarter alone.' }

/**
 * Without both days the service was seen to answer an error: the last day is today, the first a year before the last. A range that
 * begins after today is that day alone, so that it does not end before it begins.
 */
function yearToToday({ from, to }: { from?: string | undefined; to?: string | undefined }, today: IsoDay) {
  const last = to ?? (from !== undefined && isDay(from) && from > today ? from : today)
  const yearBefore = addMonths(last, -12)
  return { from: from ?? (yearBefore < FIRST_DAY ? FIRST_DAY : yearBefore), to: last }
}

export const priceRatios = defineEndpoint({
  id: 'price-ratios',
  title: 'Prices & valuation',
  summary: 'Daily prices and valuation multiples.',
  icon: 'M2 14h12 M4 11V7 M7 11V4 M10 11V6 M13 11V3',
  noun: 'days',
  sections: { request: '4.3', record: '2.3' },
  path: '/api/v3/fundamentals/share-price-ratios',
  command: { letter: 'p', names: ['price', 'prices', 'ratios'] },

  params: {
    tickers: tokens({
      wire: 'symbols',
      source: 'published',
      label: 'Tickers',
      about: 'No limit is published; about 250 days a year come for each.',
      entry: tickerEntry,
      required: true,
    }),
    from: dayOr(
      { YTD: 'ytd', '1MONTH': '-1m', '1m': '-1m', '1M': '-1m' },
      {
        wire: 'from',
        source: 'published',
        label: 'From',
        about:
          'YTD is the first of January; 1MONTH, 1m and 1M mean one month ago. While it is empty, a year before the last day is sent.',
      },
    ),
    to: day({
      wire: 'to',
      source: 'published',
      label: 'To',
      about: 'Up to and including this day. While it is empty, today is sent.',
    }),
    report_type: choice(['TTM', 'A', 'R', 'P'], {
      wire: 'date',
      source: 'published',
      label: 'Report type',
      about: 'The name of this parameter is disputed: the live service may read it as a day.',
      rare: true,
      optionWords: { TTM: 'Last twelve months', A: 'As reported', R: 'Restated', P: 'Preliminary' },
    }),
  },
  dayDefaults: yearToToday,
  dayPresets: [
    { name: '3M', words: 'last 3 months', from: '-3m', to: '0d' },
    { name: '6M', words: 'last 6 months', from: '-6m', to: '0d' },
    { name: 'YTD', words: 'year to date', from: 'ytd', to: '0d' },
    { name: '1Y', words: 'last year' },
    { name: '2Y', words: 'last 2 years', from: '-2y', to: '0d' },
    { name: '5Y', words: 'last 5 years', from: '-5y', to: '0d' },
    { name: 'Max', words: 'all there is', from: FIRST_DAY, to: '0d' },
  ],
  crossFieldErrors: validateRangeOrder,

  fields: {
    id: identifierNumber('ID'),
    symbol: ticker('Ticker'),
    date: displayDay('Date'),
    open: number('Open', DOLLARS),
    high: number('High', DOLLARS),
    low: number('Low', DOLLARS),
    close: number('Close', { decimals: 2, unit: 'dollars', about: 'As traded that day.' }),
    adj_close: number('Adjusted close', { decimals: 2, unit: 'dollars', about: 'Restated for later splits and dividends.' }),
    volume: integer('Volume', { unit: 'shares' }),
    dividend: number('Dividend', { decimals: 2, unit: 'dollars a share', about: 'Paid with this ex-day; 0 on most days.' }),
    dividend_yield: fraction('Dividend yield'),
    shares_outstanding: number('Shares outstanding', { unit: 'shares' }),
    market_cap: number('Market cap', { ...DOLLARS, isLong: true }),
    enterprise_value: number('Enterprise value', { unit: 'dollars', isLong: true, about: 'Market cap and debt less cash.' }),
    price_to_earnings_ratio_quarterly: number('P/E, quarter', QUARTERLY),
    price_to_earnings_ratio_ttm: number('P/E (TTM)', TTM),
    price_to_sales_ratio_quarterly: number('P/S, quarter', QUARTERLY),
    price_to_sales_ratio_ttm: number('P/S, 12 months', TTM),
    price_to_book_value: number('P/B'),
    price_to_free_cash_flow_quarterly: number('P/FCF, quarter', QUARTERLY),
    price_to_free_cash_flow_ttm: number('P/FCF, 12 months', TTM),
    ev_ebitda: number('EV/EBITDA'),
    ev_sales: number('EV/sales'),
    ev_fcf: number('EV/FCF', { about: 'Enterprise value to free cash flow.' }),
    book_to_market_value: fraction('Book-to-market'),
    operating_income_ev: fraction('EBIT/EV'),
    altman_z_score: number('Altman Z', { about: 'Below 1.8 distress is likely, above 3 unlikely, by the usual reading.' }),
  },
  checkedBy: { tickers: ['symbol'], days: ['date'] },
  // The id is not known to be unique among symbols; a symbol has one row a day.
  identify: (row) => `${row.symbol ?? ''} ${dayOfDisplay(row.date ?? '') ?? row.date ?? ''}`.trim(),
  titleBy: ['symbol'],
  envelope: ratioSeries,
  card: ['date', 'symbol', 'market_cap', 'close'],
  columns: [
    'date',
    'symbol',
    'close',
    'adj_close',
    'volume',
    'market_cap',
    'price_to_earnings_ratio_ttm',
    'price_to_sales_ratio_ttm',
    'ev_ebitda',
    'dividend_yield',
  ],
})

export type PriceRatio = RecordOf<typeof priceRatios>
