/** Boilerplate: sentences that a company says, word for word, in three of its calls or more. */
import type { Comparable } from './comparable.ts'

/** In so many calls a sentence is boilerplate. */
export const CALLS_OF_BOILERPLATE = 3

/** The sentences, as comparable texts, that so many of the calls have. */
export function boilerplateOf(calls: readonly Pick<Comparable, 'keys'>[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { keys } of calls) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return new Set([...counts].flatMap(([key, count]) => (count >= CALLS_OF_BOILERPLATE ? [key] : [])))
}
