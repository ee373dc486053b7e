/** When something happens to an insider's shares: on the company's fixed days, and otherwise now and then. */
import type { PriceHistory } from '../prices/priceHistory.ts'
import type { Random } from '../world/random.ts'
import { directorGrant, officerGrant, vesting } from './awards.ts'
import type { Account } from './ledger.ts'
import { exerciseAndSale, purchase, sale } from './openMarket.ts'
import type { InsiderEvent } from './report.ts'
import { conversion, deferredGift, distribution, gift, inheritance, reinvestment, savingsPlan, surrender } from './transfers.ts'

/** Month and day from which on, at the next trading day, something is due each year. */
const YEARLY: Readonly<Record<Account['kind'], readonly (readonly [monthDay: string, event: InsiderEvent])[]>> = {
  officer: [
    ['02-15', vesting],
    ['03-01', officerGrant],
  ],
  director: [['05-20', directorGrant]],
  fund: [],
}

/** What else happens, with its weight. */
const SOMETIMES: Readonly<Record<Account['kind'], readonly (readonly [weight: number, event: InsiderEvent])[]>> = {
  officer: [
    [32, sale],
    [18, exerciseAndSale],
    [12, purchase],
    [12, gift],
    [4, deferredGift],
    [6, reinvestment],
    [6, savingsPlan],
    [3, surrender],
  ],
  director: [
    [32, purchase],
    [26, sale],
    [14, gift],
    [6, deferredGift],
    [10, reinvestment],
    [3, inheritance],
  ],
  fund: [
    [30, sale],
    [25, purchase],
    [18, conversion],
    [10, distribution],
  ],
}

/** Mean of the trading days between two such events. */
const MEAN_GAP: Readonly<Record<Account['kind'], number>> = { officer: 150, director: 260, fund: 60 }

/** What is due on a company's trading days, and on which by number. */
export interface Due {
  readonly events: readonly InsiderEvent[]
  /** For each day 0, or the place of its event and 1; the first is never one. */
  readonly days: Uint8Array
}

export function dueDays(kind: Account['kind'], prices: PriceHistory): Due {
  const days = new Uint8Array(prices.length)
  const events = YEARLY[kind].map(([, event]) => event)
  if (prices.length === 0) return { events, days }
  const [first, last] = [prices.dayAt(0), prices.dayAt(prices.length - 1)].map((day) => Number(day.slice(0, 4)))
  for (const [place, [monthDay]] of YEARLY[kind].entries())
    for (let year = first!; year <= last!; year += 1) {
      const at = prices.indexFrom(`${year}-${monthDay}`)
      if (at > 0 && at < prices.length) days[at] = place + 1
    }
  return { events, days }
}

export const discretionary = {
  /** Trading days until the next one. */
  gap: (account: Account, random: Random): number => 3 + Math.floor(-Math.log(1 - random.next()) * MEAN_GAP[account.kind]),

  event(account: Account, random: Random): InsiderEvent {
    const choices = SOMETIMES[account.kind]
    let left = random.next() * choices.reduce((sum, [weight]) => sum + weight, 0)
    return choices.find(([weight]) => (left -= weight) < 0)![1]
  },
}
