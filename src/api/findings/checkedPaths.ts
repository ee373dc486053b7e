/** By which fields it shows whether a filter was obeyed: those that the descriptor names, and for tickers and days else those of the dated record. */
import type { CheckedPaths, Endpoint } from '../endpoint/endpoint.ts'

export const checkedPaths = ({ checkedBy, dated, params }: Endpoint): Readonly<Partial<Record<string, CheckedPaths>>> => ({
  ...(dated && { days: [dated.day], ...('tickers' in params && { tickers: [dated.ticker] }) }),
  ...checkedBy,
})
