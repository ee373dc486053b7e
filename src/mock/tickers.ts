/** Compares tickers as people write them: class shares appear as `BRK.B`, `BRK/B` and `BRK-B` (wire-format, "Comma lists"). */
import type { Company, World } from './world/facts.ts'

const plain = (ticker: string): string => ticker.toUpperCase().replace(/[/-]/g, '.')

/** Whether the ticker is one of those asked for, in any spelling. */
export const isAmong = (wanted: readonly string[], ticker: string): boolean =>
  wanted.some((one) => one === ticker || plain(one) === plain(ticker))

/** The company with the ticker, in any spelling; `undefined` for a ticker that nobody has. */
export const companyNamed = (world: World, ticker: string): Company | undefined =>
  world.companyOf(ticker) ?? world.companyOf(plain(ticker))
