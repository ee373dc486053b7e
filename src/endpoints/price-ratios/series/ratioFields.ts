/** The ratios a chart can draw and rank, in the order a user looks for them. */
import type { Field } from '../../../api/endpoint/fields.ts'
import { priceRatios, type PriceRatio } from '../endpoint.ts'
import { numberFormat, twoDecimals } from '../../../lib/numbers/numberFormat.ts'

export const ratioKeys = [
  'price_to_earnings_ratio_ttm',
  'price_to_earnings_ratio_quarterly',
  'price_to_sales_ratio_ttm',
  'price_to_sales_ratio_quarterly',
  'price_to_book_value',
  'price_to_free_cash_flow_ttm',
  'price_to_free_cash_flow_quarterly',
  'ev_ebitda',
  'ev_sales',
  'ev_fcf',
  'dividend_yield',
  'book_to_market_value',
  'operating_income_ev',
  'altman_z_score',
] as const satisfies readonly (keyof PriceRatio)[]

export type RatioKey = (typeof ratioKeys)[number]

export const isRatioKey = (text: string): text is RatioKey => (ratioKeys as readonly string[]).includes(text)

export const ratioField = (key: RatioKey): Field => priceRatios.fields[key]

const perCent = numberFormat({ style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Two decimals: the six digits of the wire are in the table. */
export const ratioWords = (key: RatioKey, value: number): string =>
  (ratioField(key).kind === 'fraction' ? perCent : twoDecimals)(value)
