/** When a company divides or joins its shares, how, and on which days. */
import { addDays, type IsoDay, unixOfDay } from '../../lib/dates/days.ts'
import type { Company, Split } from '../world/facts.ts'
import { type Random, randomOf } from '../world/random.ts'
import { type Calendar, tradingDayFrom } from './tradingDays.ts'

type Terms = Pick<Split, 'ratio' | 'factor' | 'type'>

/** Outside these prices, in dollars, a company acts at once. */
const TOO_LOW = 12
const TOO_HIGH = 480

const forward = (ratio: string, factor: number): Terms => ({ ratio, factor, type: 'Stock Split' })
const HIGH_PRICE_TERMS = [forward('2:1', 2), forward('3:1', 3), forward('4:1', 4), forward('2:1', 2), forward('5:1', 5)]
const MIDDLE_PRICE_TERMS = [
  forward('2:1', 2),
  forward('3:2', 1.5),
  forward('5:4', 1.25),
  forward('1.25:1', 1.25),
  forward('4:3', 4 / 3),
]
const STOCK_DIVIDENDS = ['1.05:1', '1.1:1', '21:20', '1.03:1', '11:10', '1.02:1']
// Only the shares behind a receipt are counted otherwise: its price series does not show it.
const ADR_RATIOS = ['2:1', '1:2', '5:1', '1:4', '3:1', '1:5']
// As the real wire has them (a hyphen; words): not to be read as an event of the price series.
const ODD_RATIOS = ['3-1', 'see notes', '2:1', '3:2', '2:1', '1:10']

const NOTES = [
  '<p>Cash is paid in lieu of <b>fractional shares</b>.</p>',
  'Subject to shareholder approval.',
  '<p>Trading on a split-adjusted basis begins at the open.<br>Par value is unchanged.</p>',
  'Options are adjusted on the ex-date.',
]

function reverse(random: Random): Terms {
  const old = random.pick([5, 8, 10, 20])
  return { ratio: `1:${old}`, factor: 1 / old, type: 'Reverse Split' }
}

/** What, if anything, a company does at this price; `isRound` on the one day of a quarter when boards think of it. */
function termsAt(price: number, isRound: boolean, company: Company, random: Random): Terms | undefined {
  if (price < TOO_LOW) return reverse(random)
  if (price > TOO_HIGH) return forward('10:1', 10)
  if (!isRound) return undefined
  if (price > 160 && random.chance(0.3)) return random.pick(HIGH_PRICE_TERMS)
  if (company.isAdr && random.chance(0.2)) return { ratio: random.pick(ADR_RATIOS), factor: 1, type: 'ADR Ratio Change' }
  if (price > 45 && random.chance(0.07)) return random.pick(MIDDLE_PRICE_TERMS)
  if (random.chance(0.055)) {
    const ratio = random.pick(STOCK_DIVIDENDS)
    const [shares = 1, held = 1] = ratio.split(':').map(Number)
    return { ratio, factor: shares / held, type: 'Stock Dividend' }
  }
  return undefined
}

interface Announcement {
  readonly split: Split
  /** Trading day by number, which may lie ahead. */
  readonly exIndex: number
}

/** What a company announces on a trading day that ends at this price; `undefined` on most days. */
export function announcementOn(
  index: number,
  price: number,
  isRound: boolean,
  company: Company,
  calendar: Calendar,
): Announcement | undefined {
  if (!isRound && price >= TOO_LOW && price <= TOO_HIGH) return undefined
  const announced = calendar.days[index]!
  const random = randomOf('split', company.cik, announced)
  const isOdd = isRound && price >= TOO_LOW && price <= TOO_HIGH && random.chance(0.014)
  const terms = isOdd ? oddTerms(random) : termsAt(price, isRound, company, random)
  if (!terms) return undefined
  // A share in danger is joined sooner, before it falls further.
  const exIndex = index + (price < TOO_LOW ? random.integer(5, 9) : random.integer(10, 48))
  const ex = calendar.days[exIndex]!
  // The terms of an odd one are harmless, so its days may contradict each other.
  const dates = isOdd ? oddDates(announced, ex, random) : { announced, ...datesAround(exIndex, terms.type, calendar, random) }
  const details = {
    importance: terms.type === 'Stock Dividend' ? random.integer(0, 2) : random.integer(2, 5),
    optionable: random.chance(0.7),
    notes: isOdd ? oddNote(terms.ratio) : random.chance(0.15) ? random.pick(NOTES) : '',
    updated: unixOfDay(announced) + random.integer(12, 20) * 3600 + random.integer(0, 3599),
  }
  return { split: { id: random.hex(24), company, ...terms, ...dates, ...details }, exIndex }
}

/** Why the price series knows nothing of it. */
const oddNote = (ratio: string): string =>
  ratio === 'see notes'
    ? '<p>Terms differ by class; the listed class is <i>not affected</i>.</p>'
    : 'Withdrawn: no shares were issued.'

function oddTerms(random: Random): Terms {
  const ratio = random.pick(ODD_RATIOS)
  return { ratio, factor: 1, type: ratio === '1:10' ? 'Reverse Split' : 'Stock Split' }
}

/** New shares arrive the evening before the ex-day, for holders of some days earlier; a stock dividend some weeks later. */
function datesAround(
  exIndex: number,
  type: Split['type'],
  { days }: Calendar,
  random: Random,
): Pick<Split, 'recorded' | 'ex' | 'distribution'> {
  const ex = days[exIndex]!
  if (type === 'Stock Dividend') return { recorded: ex, ex, distribution: tradingDayFrom(addDays(ex, random.integer(10, 24))) }
  const recorded = days[exIndex - random.integer(2, 4)]!
  return { recorded, ex, distribution: type === 'Reverse Split' ? ex : days[exIndex - 1]! }
}

/** Announced a year after the ex-day, or without some of its days. */
function oddDates(announced: IsoDay, ex: IsoDay, random: Random): Pick<Split, 'announced' | 'recorded' | 'ex' | 'distribution'> {
  if (random.chance(0.5)) {
    const past = tradingDayFrom(addDays(announced, -random.integer(330, 390)))
    return { announced, recorded: past, ex: past, distribution: past }
  }
  return { announced, recorded: '', ex, distribution: random.chance(0.5) ? '' : ex }
}
