/** When the brief of a list was last marked as seen in this browser: a moment for each, and nothing of what it said. */
import { createPersistedStore } from './persistedStore.ts'

/** By the connection and the list or tickers: `demo @desk`. */
type Marks = Readonly<Record<string, number>>

/** The oldest are forgotten. */
const KEPT = 100

const isMark = (entry: readonly [string, unknown]): entry is readonly [string, number] =>
  Number.isSafeInteger(entry[1]) && Number(entry[1]) > 0

const marks = createPersistedStore<Marks>('brief.seen', {
  title: 'Briefs seen',
  read: (kept) =>
    typeof kept === 'object' && kept !== null && !Array.isArray(kept)
      ? Object.fromEntries(Object.entries(kept).filter(isMark))
      : {},
  write: (value) => value,
})

export const briefMarks = marks.value
export const subscribeToBriefMarks = marks.subscribe

/** `at` in Unix seconds. */
export const markBrief = (name: string, at: number): void =>
  marks.update((before) => {
    const others = Object.entries(before).filter(([other]) => other !== name)
    return Object.fromEntries([...others.toSorted(([, a], [, b]) => b - a).slice(0, KEPT - 1), [name, at]])
  })

/** Gives the way back. */
export function forgetBriefMarks(): () => void {
  const before = marks.readAgain()
  marks.update(() => ({}))
  return () => marks.update((since) => ({ ...before, ...since }))
}
