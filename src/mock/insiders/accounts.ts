/** Who reports for a company, and what each holds when the market begins: its officers and directors, and funds that own a tenth. */
import { addMonths, type IsoDay } from '../../lib/dates/days.ts'
import type { PriceDay, PriceHistory } from '../prices/priceHistory.ts'
import type { Company, Officer } from '../world/facts.ts'
import { randomOf, type Random } from '../world/random.ts'
import { WHOLE, type Account, type OptionGrant } from './ledger.ts'
import { shareOf, worth } from './report.ts'

const FUND_FIRST =
  'Alderbrook Basalt Cormorant Dunmore Eastlight Fairhaven Greyfriar Hartsong Ironbark Juniper Kestrel Longmeadow'.split(' ')
const FUND_LAST = [
  'Capital Partners, L.P.',
  'Growth Fund III, L.P.',
  'Value Master Fund, Ltd.',
  'Holdings LLC',
  'Asset Management, L.P.',
]

/** Insiders of foreign issuers report since the Holding Foreign Insiders Accountable Act took effect; their funds need not. */
const FOREIGN_SINCE: IsoDay = '2026-03-18'

const OPTION = 'Stock Option (Right to Buy)'

function fundOf(company: Company, number: number): Officer {
  const random = randomOf('fund', company.ticker, number)
  return {
    cik: `00098${String(company.index * 10 + number).padStart(5, '0')}`,
    first: '',
    last: `${FUND_FIRST[(company.index + number * 5) % FUND_FIRST.length]} ${random.pick(FUND_LAST)}`,
    title: '',
    isDirector: false,
    isOfficer: false,
    isTenPercentOwner: true,
  }
}

/** None for most companies, one to three for the others. */
function fundsOf(company: Company): Officer[] {
  const random = randomOf('funds', company.ticker)
  const count = !company.isAdr && random.chance(0.35) ? random.pick([1, 1, 2, 3]) : 0
  return Array.from({ length: count }, (_, i) => fundOf(company, i))
}

function openingGrants(random: Random, kind: Account['kind'], { day, close }: PriceDay, held: number): OptionGrant[] {
  const grant = (name: string, share: number, exercisePrice: number, from: number, to: number): OptionGrant => ({
    kind: name,
    remaining: shareOf(held, share),
    exercisePrice: Math.round(exercisePrice * 100) / 100,
    exercisable: addMonths(day, from),
    expires: addMonths(day, to),
  })
  if (kind === 'director') return []
  if (kind === 'fund')
    return random.chance(0.5)
      ? [grant('Series B Preferred Stock', 0.2, 0, -24, 240)]
      : [grant('Warrants (Right to Buy)', 0.15, close * (0.5 + 0.7 * random.next()), -6, 54)]
  return [24, 48, 72].map((age) =>
    grant(OPTION, 0.3 + 0.4 * random.next(), close * (0.4 + 0.5 * random.next()), 12 - age, 120 - age),
  )
}

/** An account with what is held on its first day. */
function opened(company: Company, owner: Officer, first: PriceDay): Account {
  const random = randomOf('holdings', company.ticker, owner.cik)
  // A founder may own a tenth too; a fund is neither officer nor director.
  const kind = owner.isOfficer ? 'officer' : owner.isDirector ? 'director' : 'fund'
  const dollars = owner.title.startsWith('Chief Executive') ? 2.5e7 : kind === 'officer' ? 4e6 : 9e5
  const held =
    kind === 'fund'
      ? Math.floor(first.sharesOutstanding * (0.1 + 0.05 * random.next())) * WHOLE
      : worth(dollars * (0.3 + 1.4 * random.next()), first.close)
  const indirect = kind === 'fund' ? held : random.chance(0.3) ? shareOf(held, 0.4) : 0
  return {
    owner,
    kind,
    shareTitle: /\.[A-Z]$/.test(company.ticker) ? `Class ${company.ticker.slice(-1)} Common Stock` : 'Common Stock',
    held: { D: held - indirect, I: indirect },
    units: kind === 'officer' && random.chance(0.5) ? shareOf(held, 0.4) : 0,
    grants: openingGrants(random, kind, first, held),
    planAdopted: undefined,
  }
}

export interface Insider {
  readonly account: Account
  readonly random: Random
  /** Number of the trading day, of the company's own, from which on there are reports. */
  readonly since: number
  /** Whether the insider became one on that day and has a Form 3 to file. */
  readonly isNew: boolean
}

/** Everybody who reports, opened on the first of the company's trading days; `marketDay` is the first of all companies. */
export function insidersOf(company: Company, prices: PriceHistory, marketDay: IsoDay): Insider[] {
  const foreign = company.isAdr ? prices.indexFrom(FOREIGN_SINCE) : 0
  if (foreign >= prices.length) return []
  const isListedLater = prices.dayAt(0) > marketDay
  return [...company.officers, ...fundsOf(company)].map((owner, place) => {
    const random = randomOf('insider', company.ticker, owner.cik)
    // Chief executive and chief financial officer have always been there; of the others some join later.
    const joins = random.chance(0.15) ? random.integer(40, 900) : 0
    const since = place < 2 || company.isAdr || !(owner.isOfficer || owner.isDirector) ? foreign : Math.max(foreign, joins)
    const account = opened(company, owner, prices.on(since < prices.length ? since : 0))
    return { account, random, since, isNew: since > 0 || isListedLater }
  })
}
