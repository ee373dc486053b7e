/** The rows of the peers: the insights that Tearsheet loads over the wire, flat, as a page of one's own would hold them. */
import { insightsFrom } from '../../e2e/budgets/manyInsights.ts'

const ROWS = Number(new URLSearchParams(location.search).get('rows') ?? 100_000)

/** The price target as a number: these libraries order and filter numbers, not decimal strings. */
export const rows = insightsFrom(0, ROWS).map(({ security, pt, ...rest }) => ({
  ...rest,
  target: Number(pt),
  symbol: security.symbol,
  name: security.name,
  exchange: security.exchange,
  cik: security.cik,
}))
export type Row = (typeof rows)[number]
export const columnNames = Object.keys(rows[0]!) as (keyof Row & string)[]

/** Of the last row in the order that they came. */
export const lastId = rows.at(-1)!.id
