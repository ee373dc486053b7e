/** What the service corrects in silence: on each day after the demo's own a few earlier records come with other values, and no word of it but their stamp. */
import { addDays, type IsoDay, unixOfDay } from '../lib/dates/days.ts'
import type { AnySource } from './source.ts'
import { randomOf } from './world/random.ts'
import { DEMO_TODAY, EVENING } from './world/today.ts'

/** Records of one operation that are corrected on one day, at most. */
const EACH_DAY = 2
const TRIES = 40
/** What is older than this is left alone. */
const LATELY = 45 * 86_400

/** Of the facts known on the evening before; a day's corrections are the same whatever day it is by now. */
function correctOn(day: IsoDay, facts: unknown[], { endpoint, amend, updatedAt }: AnySource): void {
  if (!amend || !updatedAt) return
  const evening = unixOfDay(addDays(day, -1)) + EVENING
  const known = facts
    .map((fact, place) => ({ place, updated: updatedAt(fact) }))
    .filter(({ updated }) => updated <= evening && updated > evening - LATELY)
    .sort((a, b) => a.updated - b.updated)
  if (known.length === 0) return
  const random = randomOf('corrections', endpoint.id, day)
  const done = new Set<number>()
  for (let tries = 0; tries < TRIES && done.size < EACH_DAY; tries += 1) {
    const { place } = random.pick(known)
    const at = unixOfDay(day) + random.integer(11 * 3600, 20 * 3600)
    const amended: unknown = done.has(place) ? undefined : amend(facts[place], at)
    if (amended === undefined) continue
    facts[place] = amended
    done.add(place)
  }
}

/** The facts with all corrections up to today; those of the demo's own day and before are as they were first told. */
export function withCorrections(source: AnySource, facts: readonly unknown[], today: IsoDay): readonly unknown[] {
  if (!source.amend || today <= DEMO_TODAY) return facts
  const corrected = [...facts]
  for (let day = addDays(DEMO_TODAY, 1); day <= today; day = addDays(day, 1)) correctOn(day, corrected, source)
  return corrected
}
