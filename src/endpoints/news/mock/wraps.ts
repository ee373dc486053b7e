/** The market wrap of each trading day: which shares moved most. */
import { unixOfDay } from '../../../lib/dates/days.ts'
import type { Mover } from '../../../mock/newsdesk/newsEvent.ts'
import { issuerOf } from '../../../mock/companies/companies.ts'
import type { PriceHistory } from '../../../mock/prices/priceHistory.ts'
import type { Company, World } from '../../../mock/world/facts.ts'
import { randomOf } from '../../../mock/world/random.ts'
import type { Lead } from './leads.ts'

/** How many of the largest gains and of the largest losses are named. */
const NAMED = 3

interface Share {
  readonly company: Company
  readonly history: PriceHistory
  /** By trading day of the market, in per cent of the close before, a split taken out of it; `NaN` where there was none before. */
  readonly changes: Float64Array
}

function sharesOf({ companies, tradingDays, splits, historyOf }: World): readonly Share[] {
  const splitsOf = Map.groupBy(splits, ({ company }) => company)
  return companies
    .filter((company) => issuerOf(company) === company)
    .map((company) => {
      const history = historyOf(company)
      const factors = new Map(splitsOf.get(company)?.map(({ ex, factor }) => [ex, factor]))
      const changes = new Float64Array(tradingDays.length).fill(Number.NaN)
      for (let at = 1, day = tradingDays.length - history.length + 1; at < history.length; at += 1, day += 1)
        changes[day] = 100 * ((history.closeAt(at) * (factors.get(tradingDays[day]!) ?? 1)) / history.closeAt(at - 1) - 1)
      return { company, history, changes }
    })
}

/** The places of a day's largest gains, then of its largest losses, from the top to the bottom; of equal ones the first is above. */
function furthest(shares: readonly Share[], day: number): readonly number[] {
  const [gains, losses]: [number[], number[]] = [[], []]
  const enter = (list: number[], place: number, isBefore: (other: number) => boolean): void => {
    const at = list.findIndex(isBefore)
    if (at >= 0) list.splice(at, 0, place)
    else if (list.length < NAMED) list.push(place)
    if (list.length > NAMED) list.pop()
  }
  for (let place = 0; place < shares.length; place += 1) {
    const change = shares[place]!.changes[day]!
    if (Number.isNaN(change)) continue
    enter(gains, place, (other) => change > shares[other]!.changes[day]!)
    enter(losses, place, (other) => change <= shares[other]!.changes[day]!)
  }
  return [...gains, ...losses.toReversed()]
}

export function wrapLeads(world: World): readonly Lead[] {
  const { tradingDays } = world
  const shares = sharesOf(world)
  return tradingDays.slice(1).map((day, before) => {
    const movers = furthest(shares, before + 1).map((place): Mover => {
      const { company, history, changes } = shares[place]!
      return { company, change: changes[before + 1]!, close: history.closeAt(history.indexFrom(day)) }
    })
    return {
      // After the close, whether New York keeps summer time or not.
      created: unixOfDay(day) + 21 * 3600 + randomOf('wrap news', day).integer(2, 14) * 60,
      companies: movers.map(({ company }) => company),
      importance: 'medium',
      contentType: 'market wrap',
      seed: day,
      eventOf: () => ({ kind: 'wrap', day, movers }),
    }
  })
}
