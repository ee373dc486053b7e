/** The market wrap of each trading day: which shares moved most. */
import { type IsoDay, unixOfDay } from '../../../lib/dates/days.ts'
import type { Mover } from '../../../mock/newsdesk/newsEvent.ts'
import { issuerOf } from '../../../mock/companies/companies.ts'
import type { World } from '../../../mock/world/facts.ts'
import { randomOf } from '../../../mock/world/random.ts'
import type { Lead } from './leads.ts'

/** How many of the largest gains and of the largest losses are named. */
const NAMED = 3

/** Each day's changes in per cent of the close before, a split taken out of them. */
function movesByDay(world: World): ReadonlyMap<IsoDay, readonly Mover[]> {
  const splitsOf = Map.groupBy(world.splits, ({ company }) => company)
  const moves = new Map<IsoDay, Mover[]>()
  for (const company of world.companies) {
    if (issuerOf(company) !== company) continue
    const factors = new Map(splitsOf.get(company)?.map(({ ex, factor }) => [ex, factor]))
    let before: number | undefined
    const history = world.historyOf(company)
    for (let at = 0; at < history.length; at += 1) {
      const [day, close] = [history.dayAt(at), history.closeAt(at)]
      if (before !== undefined) {
        const factor = factors.get(day) ?? 1
        const mover = { company, change: 100 * ((close * factor) / before - 1), close }
        const others = moves.get(day)
        if (others) others.push(mover)
        else moves.set(day, [mover])
      }
      before = close
    }
  }
  return moves
}

export function wrapLeads(world: World): readonly Lead[] {
  return Array.from(movesByDay(world), ([day, moves]) => {
    const ranked = moves.toSorted((a, b) => b.change - a.change)
    const movers = [...ranked.slice(0, NAMED), ...ranked.slice(-NAMED)]
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
