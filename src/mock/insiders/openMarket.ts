/** Purchases and sales on the market, at prices inside the range of their day, and exercises of options to sell. */
import { addDays, displayOfDay } from '../../lib/dates/days.ts'
import type { PriceDay } from '../prices/priceHistory.ts'
import type { Random } from '../world/random.ts'
import { bookGrant, bookShares, WHOLE, type Account, type Line } from './ledger.ts'
import { reportOf, shareOf, todayOf, worth, type InsiderEvent, type Moment } from './report.ts'

/** The codes of trades on the market, whose prices lie inside the range of their day. */
export const openMarketCodes: ReadonlySet<string> = new Set(['P', 'S'])

/** A price inside a day's range, with the footnote that goes with an average of several. */
export function tradedPrice(
  random: Random,
  { low, high }: PriceDay,
  verb: 'sold' | 'purchased',
): { price: string; note?: string } {
  if (random.chance(0.45)) return { price: (low + (high - low) * random.next()).toFixed(2) }
  const from = low + (high - low) * random.next() * 0.4
  const to = high - (high - low) * random.next() * 0.4
  const price = from + (to - from) * (0.3 + 0.4 * random.next())
  const range = `$${from.toFixed(2)} to $${to.toFixed(2)}`
  return {
    price: price.toFixed(4),
    note:
      `The price reported is a weighted average price. The shares were ${verb} in multiple transactions at prices ranging from ` +
      `${range}, inclusive. The reporting person will provide, upon request, full information regarding the number of shares ` +
      `${verb} at each separate price.`,
  }
}

/** Trades a quantity (thousandths) today, or yesterday and today, in one to three lines. */
function trade(
  account: Account,
  moment: Moment,
  quantity: number,
  code: 'P' | 'S',
  ownership: 'D' | 'I' = 'D',
): [Line[], string[]] {
  const { random, prices, at } = moment
  const days = at > 0 && random.chance(0.2) ? [prices.on(at - 1), prices.on(at)] : [prices.on(at)]
  const parts = days.flatMap((day) => (random.chance(0.25) ? [day, day] : [day]))
  const notes: string[] = []
  let left = quantity
  const lines = parts.map((day, i) => {
    const shares = i === parts.length - 1 ? left : shareOf(left, 0.3 + 0.3 * random.next())
    left -= shares
    const { price, note } = tradedPrice(random, day, code === 'S' ? 'sold' : 'purchased')
    if (note) notes.push(note)
    return bookShares(account, { code, acquired: code === 'S' ? 'D' : 'A', shares, price, day: day.day, ownership })
  })
  return [lines, notes]
}

/** The note on a trading plan, which is adopted at least a cooling-off of 90 days before its first trade and kept for a year. */
function planNote(account: Account, { random, prices, at }: Moment): string {
  const day = prices.dayAt(at)
  if (!account.planAdopted || account.planAdopted < addDays(day, -400))
    account.planAdopted = addDays(day, -random.integer(95, 190))
  return (
    'The transactions reported on this Form 4 were effected pursuant to a Rule 10b5-1 trading plan adopted by the reporting ' +
    `person on ${displayOfDay(account.planAdopted)}.`
  )
}

const GENERAL_PARTNER =
  'This statement is filed jointly by the fund, its general partner and the managing member of the general partner. Each ' +
  'disclaims beneficial ownership of the shares except to the extent of its pecuniary interest therein.'
const TRUST = 'The shares are held by a family trust of which the reporting person is a trustee.'

export const sale: InsiderEvent = (account, moment) => {
  const { random } = moment
  const ownership = account.kind === 'fund' || (account.held.I > account.held.D && random.chance(0.5)) ? 'I' : 'D'
  const quantity = shareOf(account.held[ownership], 0.03 + 0.17 * random.next())
  const isPlan = account.kind !== 'fund' && random.chance(account.kind === 'officer' ? 0.55 : 0.2)
  if (quantity < 50 * WHOLE) return undefined
  const [lines, notes] = trade(account, moment, quantity, 'S', ownership)
  if (account.kind === 'fund') notes.push(GENERAL_PARTNER)
  else if (ownership === 'I') notes.push(TRUST)
  return reportOf(lines, isPlan ? [planNote(account, moment), ...notes] : notes, isPlan)
}

export const purchase: InsiderEvent = (account, moment) => {
  const { random } = moment
  const isFund = account.kind === 'fund'
  const dollars = isFund ? 4e6 + 2e7 * random.next() ** 2 : 2e4 + 6e5 * random.next() ** 3
  const quantity = worth(dollars, todayOf(moment).close)
  const [lines, notes] = trade(account, moment, quantity, 'P', isFund ? 'I' : 'D')
  return reportOf(lines, isFund ? [...notes, GENERAL_PARTNER] : notes)
}

/** Exercises options that are worth it and sells the shares the same day. */
export const exerciseAndSale: InsiderEvent = (account, moment) => {
  const { random } = moment
  const { day, low } = todayOf(moment)
  const grant = account.grants.find((each) => each.exercisable <= day && each.expires > day && each.exercisePrice < low)
  const shares = grant ? shareOf(grant.remaining, 0.25 + 0.75 * random.next()) : 0
  const isPlan = random.chance(0.6)
  if (!grant || shares < 50 * WHOLE) return undefined
  const exercised = bookShares(account, { code: 'M', acquired: 'A', shares, price: grant.exercisePrice.toFixed(2), day })
  const { price, note } = tradedPrice(random, todayOf(moment), 'sold')
  const sold = bookShares(account, { code: 'S', acquired: 'D', shares, price, day })
  const option = bookGrant(account, grant, { code: 'M', acquired: 'D', shares, day })
  const notes = [...(isPlan ? [planNote(account, moment)] : []), ...(note ? [note] : [])]
  return reportOf([exercised, sold, option], [...notes, 'The option is fully vested and exercisable.'], isPlan)
}
