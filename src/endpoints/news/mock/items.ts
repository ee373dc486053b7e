/** What the mock service has news about: every item up to now with its number, its times and its companies, but not yet its text. */
import { unixOfDay } from '../../../lib/dates/days.ts'
import { type Story, storyOf } from '../../../mock/newsdesk/newsStory.ts'
import type { World } from '../../../mock/world/facts.ts'
import { FIRST_DAY } from '../../../mock/prices/tradingDays.ts'
import { once } from '../../../mock/world/once.ts'
import { randomOf } from '../../../mock/world/random.ts'
import { companyLeads } from './companyLeads.ts'
import { insiderLeads } from './insiderLeads.ts'
import { callLeads, type Lead, ratingLeads, splitLeads } from './leads.ts'
import { wrapLeads } from './wraps.ts'

export interface Item extends Lead {
  readonly id: number
  /** The number of the first version, on a version that follows. */
  readonly originalId: number | undefined
  /** Unix seconds. */
  readonly updated: number
  /** A country by its name and its short codes. */
  readonly region: readonly string[]
  /** Written anew each time: thousands of bodies are too much to keep. */
  readonly tell: () => Story
  /** Kept, since filters ask for it again and again. */
  readonly bylineOf: () => Pick<Story, 'author' | 'channels'>
}

const FIRST_ID = 41_000_000

/** Where the foreign companies are at home. */
const COUNTRIES: Readonly<Record<string, readonly string[]>> = {
  Nagano: ['Japan', 'JP', 'JPN'],
  Basel: ['Switzerland', 'CH', 'CHE'],
  Aarhus: ['Denmark', 'DK', 'DNK'],
  Recife: ['Brazil', 'BR', 'BRA'],
}
const HOME = ['United States', 'US', 'USA']

/** Of the company; of the market, where an item names several. */
const regionOf = ({ companies }: Pick<Lead, 'companies'>): readonly string[] =>
  (companies.length === 1 ? COUNTRIES[companies[0]!.business.place] : undefined) ?? HOME

/** A lead as it is told at one time. */
interface Version {
  readonly lead: Lead
  /** Unix seconds. */
  readonly created: number
  readonly isRevision: boolean
}

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
  return inOrder(versions).map(({ lead, created, isRevision }, index): Item => {
    const id = FIRST_ID + index * 3
    const { companies, importance, contentType, seed, eventOf } = lead
    if (!isRevision) numbers.set(seed, id)
    // An item is as published until its first correction, some minutes later.
    const corrected = created + randomOf('news update', seed, String(isRevision)).integer(0, 30) * 60
    const tell = (): Story => {
      const story = storyOf(eventOf(), seed)
      return isRevision ? { ...story, title: `UPDATE: ${story.title}` } : story
    }
    return {
      companies,
      importance,
      contentType,
      seed,
      eventOf,
      id,
      originalId: isRevision ? numbers.get(seed)! : undefined,
      created,
      updated: corrected > world.now ? created : corrected,
      region: regionOf(lead),
      tell,
      bylineOf: once(() => {
        const { author, channels } = tell()
        return { author, channels }
      }),
    }
  })
}
