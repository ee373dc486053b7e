/** Finds the company that an identifier of a logo search means (§4.2). */
import { companyNamed } from '../../mock/tickers.ts'
import type { Company, World } from '../../mock/world/facts.ts'

const unpadded = (cik: string): string => cik.replace(/^0+/, '')

/** The ticker in `HALO:US`, `HALO:USD`, `HALO.US`, `NASDAQ:HALO` and `XNAS:HALO` (wire-format 3.2). */
function bySymbol(world: World, key: string): Company | undefined {
  const whole = companyNamed(world, key)
  if (whole) return whole
  const qualified = /^(.+)[:.](US|USD)$/.exec(key)
  if (qualified) return companyNamed(world, qualified[1]!)
  const [venue = '', ticker] = key.split(':')
  const listed = ticker === undefined ? undefined : companyNamed(world, ticker)
  return listed && [listed.exchange, listed.mic].some((name) => name === venue) ? listed : undefined
}

export function companyFound(world: World, key: string, kind: 'symbol' | 'cik' | 'cusip' | 'isin'): Company | undefined {
  if (kind === 'symbol') return bySymbol(world, key)
  // CIKs come padded with zeros to ten digits or not.
  if (kind === 'cik') return world.companies.find(({ cik }) => unpadded(cik) === unpadded(key))
  return world.companies.find((company) => company[kind] === key)
}
