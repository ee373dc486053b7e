/** The rows of the peers: the insights that Tearsheet loads over the wire, flat, as a page of one's own would hold them. */
import { insightsFrom } from '../../e2e/manyInsights.ts'

export const rows = insightsFrom(0, 100_000).map(({ security, ...rest }) => ({
  ...rest,
  symbol: security.symbol,
  name: security.name,
  exchange: security.exchange,
  cik: security.cik,
}))
export type Row = (typeof rows)[number]
export const columnNames = Object.keys(rows[0]!) as (keyof Row)[]

/** What the bench presses: the same for every page. */
export interface Peer {
  sort: (column: string) => void
  filter: (column: string, text: string) => void
  /** The element that scrolls, and the text of its first row. */
  scroller: () => HTMLElement
  firstRow: () => string
}
