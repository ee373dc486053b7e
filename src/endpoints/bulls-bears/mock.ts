/** The bull and bear cases of the mock service: one edition a quarter for most companies. */
import { addDays, addMonths, dayOfUnix, unixOfDay } from '../../lib/dates/days.ts'
import { caseOf } from '../../mock/prose/cases.ts'
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import { listingDayOf } from '../../mock/companies/companies.ts'
import type { Company, World } from '../../mock/world/facts.ts'
import { randomOf } from '../../mock/world/random.ts'
import { bullsBears, type BullBearCase } from './endpoint.ts'

interface Edition {
  readonly company: Company
  /** Quarters since the world's first. */
  readonly quarter: number
  /** Unix seconds. */
  readonly updated: number
}

const FIRST_QUARTER = '2023-01-01'

/** As this operation was seen to write the venues. */
const VENUES = {
  NASDAQ: 'NASDAQ Global Select Consolidated',
  NYSE: 'New York Stock Exchange, Inc.',
  AMEX: 'NYSE American',
} as const

/** Nothing for a few companies: that there is no case is an answer too. */
const hasCases = (company: Company): boolean => company.index % 17 !== 11

function editionsOf(company: Company, world: World): readonly Edition[] {
  const editions: Edition[] = []
  for (let quarter = 0; ; quarter += 1) {
    const random = randomOf('edition', company.cik, quarter)
    const day = addDays(addMonths(FIRST_QUARTER, 3 * quarter), random.integer(3, 80))
    const updated = unixOfDay(day) + random.integer(11 * 3600, 21 * 3600)
    if (updated > world.now) return editions
    if (day >= (listingDayOf(company) ?? FIRST_QUARTER)) editions.push({ company, quarter, updated })
  }
}

/** The classes of the issuer's shares, the one asked for first; the name is often in capitals. */
function securitiesOf(company: Company, world: World, quarter: number): NonNullable<BullBearCase['securities']> {
  const others = world.companies.filter((other) => other !== company && other.cik === company.cik)
  return [company, ...others].map(({ ticker, name, exchange, isin, cik }) => ({
    symbol: ticker,
    name: randomOf('edition name', cik, quarter).chance(0.6) ? name.toUpperCase() : name,
    exchange: VENUES[exchange],
    isin,
    cik,
  }))
}

export default mockSource(bullsBears, {
  facts: (world) => world.companies.filter(hasCases).flatMap((company) => editionsOf(company, world)),
  matches: {
    tickers: ({ company }, wanted) => isAmong(wanted, company.ticker),
  },
  // The operation has no date filter; the day only puts the latest case first (§4.4).
  dayOf: ({ updated }) => dayOfUnix(updated),
  updatedAt: ({ updated }) => updated,
  record: ({ company, quarter, updated }, { world }) => {
    const { bull, bear } = caseOf(company, quarter)
    return {
      id: randomOf('edition id', company.ticker, quarter).hex(24),
      ticker: company.ticker,
      bull_case: bull,
      bear_case: bear,
      securities: securitiesOf(company, world, quarter),
      updated,
    }
  },
})
