/** The companies of the invented market, with valid identifiers, colours and officers. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Company, Officer } from '../world/facts.ts'
import { cusipCheckDigit, figiCheckDigit, isinCheckDigit } from '../../lib/numbers/checkDigits.ts'
import { personOf } from './people.ts'
import { type Random, randomOf } from '../world/random.ts'
import { type RosterLine, roster } from './roster.ts'

const MICS = { NASDAQ: 'XNAS', NYSE: 'XNYS', AMEX: 'XASE' } as const
const OTHER_TITLES = ['Chief Operating Officer', 'General Counsel', 'Chief Technology Officer', 'Chief Accounting Officer']
// FIGIs use no vowels, so that none spells a word.
const CONSONANTS_AND_DIGITS = [...'BCDFGHJKLMNPQRSTVWXYZ0123456789']

/** `#RRGGBB` from hue in degrees, saturation and lightness from 0 to 1. */
export function hexColor(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): string => {
    const k = (offset + hue / 30) % 12
    const level = lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
    return Math.round(level * 255)
      .toString(16)
      .padStart(2, '0')
      .toUpperCase()
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}

function figiOf(...seed: (string | number)[]): string {
  const random = randomOf('figi', ...seed)
  const base = `BBG${Array.from({ length: 8 }, () => random.pick(CONSONANTS_AND_DIGITS)).join('')}`
  return base + figiCheckDigit(base)
}

function officersOf(issuer: number, random: Random): readonly Officer[] {
  const officer = (order: number, title: string, more: Partial<Officer> = {}): Officer => ({
    cik: String(9_500_000 + issuer * 20 + order).padStart(10, '0'),
    ...personOf(random),
    title,
    isDirector: title === '',
    isOfficer: title !== '',
    isTenPercentOwner: false,
    ...more,
  })
  const staff = OTHER_TITLES.filter(() => random.chance(0.6)).map((title, at) => officer(2 + at, title))
  return [
    officer(0, 'Chief Executive Officer', { isDirector: true, isTenPercentOwner: random.chance(0.15) }),
    officer(1, 'Chief Financial Officer'),
    ...staff,
    officer(10, ''),
    officer(11, ''),
    officer(12, '', { isTenPercentOwner: random.chance(0.3) }),
  ]
}

/** Three in four have every logo, every tenth none; the three that examples lean on always have all. */
function artworkOf(index: number, ticker: string): Company['artwork'] {
  if (['HALO', 'QNTR', 'ACME'].includes(ticker)) return 'all'
  if (index % 10 === 7) return 'none'
  return index % 6 === 4 ? 'some' : 'all'
}

function companyFrom(line: RosterLine, index: number): Company {
  // Two classes of one company's shares have the same issuer: the first line with that name.
  const issuer = roster.findIndex((other) => other.shortName === line.shortName)
  const random = randomOf('company', issuer)
  // Issuer numbers that end in 99A to 99Z are set aside for a user's own purposes: none belongs to a real company.
  const issuerNumber = `${103 + issuer * 13}99${String.fromCharCode(65 + (issuer % 26))
    .replace('I', 'Y')
    .replace('O', 'Z')}`
  const cusipBase = `${issuerNumber}${index - issuer + 1}0`
  const cusip = cusipBase + cusipCheckDigit(cusipBase)
  const isinBase = `US${cusip}`
  const hue = random.integer(0, 359)
  const { product, sideline, customers, place, rival } = line
  return {
    index,
    ticker: line.ticker,
    name: line.shortName + line.ending,
    shortName: line.shortName,
    sector: line.sector,
    exchange: line.exchange,
    mic: MICS[line.exchange],
    cik: String(9_100_000 + issuer * 37).padStart(10, '0'),
    cusip,
    isin: isinBase + isinCheckDigit(isinBase),
    figi: figiOf(line.ticker, line.exchange),
    compositeFigi: figiOf(line.ticker, 'composite'),
    shareClassFigi: figiOf(line.ticker, 'class'),
    isAdr: line.mark === 'adr',
    colors: { hue, light: hexColor(hue, 0.5, 0.93), dark: hexColor(hue, 0.5, 0.17) },
    artwork: artworkOf(issuer, line.ticker),
    business: { product, sideline, customers, place, rival },
    officers: officersOf(issuer, random),
  }
}

export const companies: readonly Company[] = roster.map(companyFrom)

const byTicker = new Map(companies.map((company) => [company.ticker, company]))

/** `undefined` for a ticker that nobody has; the case matters. */
export const companyOf = (ticker: string): Company | undefined => byTicker.get(ticker)

/** The first company with the same issuer: itself, but for the second class of a company's shares. */
export const issuerOf = (company: Company): Company => companies.find((other) => other.cik === company.cik)!

/** The first trading day of a company listed after the world's first day, else `undefined`. */
export function listingDayOf(company: Company): IsoDay | undefined {
  const mark = roster[company.index]!.mark
  return mark === '' || mark === 'adr' ? undefined : mark
}
