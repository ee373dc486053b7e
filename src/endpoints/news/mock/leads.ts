/** What the mock service's newsdesk writes about: ratings, splits and calls of the invented market. */
import { addDays, type IsoDay, unixOfDay } from '../../../lib/dates/days.ts'
import type { NewsEvent } from '../../../mock/newsdesk/newsEvent.ts'
import { closeOn } from '../../../mock/prices/prices.ts'
import type { Company, World } from '../../../mock/world/facts.ts'
import { type Random, randomOf } from '../../../mock/world/random.ts'

/** An item before it has its number. */
export interface Lead {
  /** Unix seconds. */
  readonly created: number
  /** The main company first. */
  readonly companies: readonly Company[]
  readonly importance: 'low' | 'medium' | 'high'
  readonly contentType: string
  /** The same seed tells the event in the same words. */
  readonly seed: string
  readonly eventOf: () => NewsEvent
}

/** From early morning to the end of the afternoon in New York. */
export const duringDay = (day: IsoDay, random: Random): number => unixOfDay(day) + random.integer(10 * 3600, 21 * 3600)

/** `HH:MM:SS` in seconds. */
const secondsOf = (clock: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** Every change of mind, and a part of what was only confirmed. */
export const ratingLeads = (world: World): readonly Lead[] =>
  world.ratings.flatMap((rating) => {
    const random = randomOf('rating news', rating.id)
    const isChange = rating.action.endsWith('grades')
    if (!isChange && !random.chance(/^(Maintains|Reiterates)$/.test(rating.action) ? 0.2 : 0.7)) return []
    return {
      created: duringDay(rating.day, random),
      companies: [rating.company],
      importance: isChange ? 'medium' : 'low',
      contentType: 'story',
      seed: rating.id,
      eventOf: () => ({ kind: 'rating', rating, close: closeOn(world.historyOf(rating.company), rating.day) }),
    }
  })

export const splitLeads = (world: World): readonly Lead[] =>
  world.splits.map((split) => ({
    created: duringDay(split.announced, randomOf('split news', split.id)),
    companies: [split.company],
    importance: split.importance >= 4 ? 'high' : 'medium',
    contentType: 'story',
    seed: split.id,
    eventOf: () => ({ kind: 'split', split }),
  }))

/** What to expect some days before a call, and the results minutes after they are announced. */
export const callLeads = (world: World): readonly Lead[] =>
  world.calls.flatMap((call): readonly Lead[] => {
    const random = randomOf('call news', call.id)
    const lead = { companies: [call.company], contentType: 'story' } as const
    const announced = call.start - (secondsOf(call.startsAt) - secondsOf(call.announcedAt))
    return [
      {
        ...lead,
        created: duringDay(addDays(call.day, -random.integer(2, 6)), random),
        importance: 'low',
        seed: `preview ${call.id}`,
        eventOf: () => ({ kind: 'preview', call }),
      },
      {
        ...lead,
        created: announced + random.integer(1, 9) * 60,
        importance: 'high',
        seed: `results ${call.id}`,
        eventOf: () => ({ kind: 'results', call, quarters: world.quartersOf(call.company) }),
      },
    ]
  })
