/** What is usual in each sector: the ground on which invented companies differ. */

export interface Sector {
  /** Market cap over a year's revenue. */
  readonly priceToSales: number
  /** Net income over revenue. */
  readonly margin: number
  /** Of revenue, a year. */
  readonly growth: number
  /** Book value, debt and depreciation over a year's revenue. */
  readonly equity: number
  readonly debt: number
  readonly depreciation: number
  /** Deviation of a day's return that is the company's own. */
  readonly volatility: number
  /** How much of the market's movement is taken part in. */
  readonly beta: number
  /** Dividends a year over price. */
  readonly dividendYield: number
}

const COLUMNS = [
  'priceToSales',
  'margin',
  'growth',
  'equity',
  'debt',
  'depreciation',
  'volatility',
  'beta',
  'dividendYield',
] as const

const row = (...values: readonly number[]): Sector =>
  Object.fromEntries(COLUMNS.map((name, at) => [name, values[at]])) as unknown as Sector

const SECTORS: Readonly<Record<string, Sector>> = {
  Technology: row(4.5, 0.19, 0.1, 0.9, 0.3, 0.05, 0.021, 1.25, 0.006),
  Communications: row(1.9, 0.11, 0.04, 0.8, 0.7, 0.09, 0.017, 0.95, 0.015),
  'Health Care': row(3.6, 0.16, 0.07, 0.9, 0.4, 0.05, 0.019, 0.8, 0.01),
  Financials: row(2.9, 0.22, 0.05, 2, 1.2, 0.02, 0.014, 1.05, 0.025),
  'Consumer Goods': row(1.5, 0.08, 0.04, 0.5, 0.4, 0.04, 0.016, 0.85, 0.018),
  Industrials: row(1.6, 0.09, 0.05, 0.6, 0.5, 0.05, 0.016, 1.05, 0.014),
  Energy: row(1.5, 0.11, 0.03, 0.9, 0.6, 0.1, 0.021, 1.1, 0.032),
  Materials: row(1.4, 0.09, 0.03, 0.8, 0.5, 0.08, 0.019, 1.1, 0.02),
  Utilities: row(2.2, 0.12, 0.03, 1.1, 1.9, 0.13, 0.011, 0.5, 0.036),
  'Real Estate': row(6.5, 0.24, 0.05, 4, 3.5, 0.25, 0.013, 0.85, 0.038),
}

/** In the order in which shocks are drawn. */
export const sectorNames: readonly string[] = Object.keys(SECTORS)

export const sectorOf = (company: { readonly sector: string }): Sector => SECTORS[company.sector]!
