/** The listings of a company in a logo record: its own, its other share classes, and some abroad. */
import type { Company, World } from '../../mock/world/facts.ts'
import { randomOf } from '../../mock/world/random.ts'
import type { Logo } from './endpoint.ts'

const EXCHANGE_NAMES = { NASDAQ: 'Nasdaq Stock Market', NYSE: 'New York Stock Exchange', AMEX: 'NYSE American' } as const

/** Code, market, name and country of exchanges abroad. */
const ABROAD = [
  ['BER', 'XBER', 'Boerse Berlin', 'DE'],
  ['MUN', 'XMUN', 'Boerse Muenchen', 'DE'],
  ['VIE', 'XWBO', 'Wiener Boerse', 'AT'],
  ['MIL', 'XMIL', 'Borsa Italiana', 'IT'],
  ['TYO', 'XTKS', 'Tokyo Stock Exchange', 'JP'],
] as const

const WARSAW = ['WSE', 'XWAR', 'Warsaw Stock Exchange', 'PL'] as const

type Security = NonNullable<Logo['securities']>[number]

const atHome = (company: Company): Security => ({
  symbol: company.ticker,
  name: company.name,
  cik: company.cik,
  exchange: company.exchange,
  mic_code: company.mic,
  exchange_name: EXCHANGE_NAMES[company.exchange],
  cusip: company.cusip,
  isin: company.isin,
  country: 'US',
  figi_share_class: company.shareClassFigi,
  figi: company.figi,
  security_type: company.isAdr ? 'Depositary Receipt' : 'Common Stock',
})

/** Identifiers of listings abroad are often not given (wire-format 3.2). */
const abroad = (
  company: Company,
  [exchange, mic_code, exchange_name, country]: (typeof ABROAD)[number] | typeof WARSAW,
  symbol: string,
): Security => ({
  ...atHome(company),
  symbol,
  exchange,
  mic_code,
  exchange_name,
  country,
  cusip: '',
  figi: '',
})

/** `undefined` for the few records that lack the list. Listings abroad often come first: the order carries no meaning. */
export function securitiesOf(company: Company, world: World): readonly Security[] | undefined {
  const random = randomOf('listings', company.cik)
  if (random.chance(0.05)) return undefined
  const own = world.companies.filter(({ cik }) => cik === company.cik).map(atHome)
  const symbol = `${company.ticker.charAt(0)}${random.hex(1).toUpperCase()}${random.integer(1, 9)}`
  const foreign = ABROAD.filter(() => random.chance(0.3)).map((place) => abroad(company, place, symbol))
  // Some are listed abroad under their own symbol, and in front: the first with a symbol is not the one at home.
  if (company.index % 12 === 0) return [abroad(company, WARSAW, company.ticker), ...foreign, ...own]
  return random.chance(0.5) ? [...foreign, ...own] : [...own, ...foreign]
}
