/** What the mock service has news about: every item up to now with its number, its times and its companies, but not yet its text. */
import { unixOfDay } from '../../../lib/dates/days.ts'
import type { World } from '../../../mock/world/facts.ts'
import { FIRST_DAY } from '../../../mock/prices/tradingDays.ts'
import { randomOf } from '../../../mock/world/random.ts'
import { companyLeads } from './companyLeads.ts'
import { insiderLeads } from './insiderLeads.ts'
import { Item, type Version } from './item.ts'
import { callLeads, type Lead, ratingLeads, splitLeads } from './leads.ts'
import { wrapLeads } from './wraps.ts'

const FIRST_ID = 41_000_000

/** One story in thirty is told again within the hour. */
function versionsOf(lead: Lead): readonly Version[] {
  const random = randomOf('news version', lead.seed)
  const first = { lead, created: lead.created, isRevision: false }
  if (!random.chance(1 / 30)) return [first]
  return [first, { lead, created: lead.created + random.integer(15, 55) * 60, isRevision: true }]
}

/** More than there are versions: the time and the place in the list are one number, which sorts many times as fast as a function does. */
const PLACES = 2 ** 20

/** By their time, and at the same time by their seeds. */
function inOrder(versions: readonly Version[]): readonly Version[] {
  const keys = Float64Array.from(versions, ({ created }, place) => created * PLACES + place).sort()
  const sorted = Array.from(keys, (key) => versions[key % PLACES]!)
  for (let at = 1; at < sorted.length; at += 1)
    for (let place = at; place > 0 && isAhead(sorted[place]!, sorted[place - 1]!); place -= 1)
      [sorted[place - 1], sorted[place]] = [sorted[place]!, sorted[place - 1]!]
  return sorted
}

const isAhead = (a: Version, b: Version): boolean => a.created === b.created && a.lead.seed < b.lead.seed

/** Oldest first. Numbers follow the time, so that tomorrow's items leave today's as they are. */
export function itemsOf(world: World): readonly Item[] {
  const sources = [ratingLeads, splitLeads, callLeads, insiderLeads, companyLeads, wrapLeads]
  const since = unixOfDay(FIRST_DAY)
  const versions = sources
    .flatMap((leadsOf) => leadsOf(world))
    .flatMap(versionsOf)
    .filter(({ created }) => created >= since && created <= world.now)

  const numbers = new Map<string, number>()
  return inOrder(versions).map((version, index): Item => {
    const id = FIRST_ID + index * 3
    const { seed } = version.lead
    if (!version.isRevision) numbers.set(seed, id)
    return new Item(version, { id, originalId: version.isRevision ? numbers.get(seed)! : undefined, now: world.now })
  })
}
