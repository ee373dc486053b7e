/** The queries that were run in this browser, the latest first: their text alone, never what came of them. */
import { createPersistedStore } from './persistedStore.ts'

const MOST = 50
/** Longer ones stand in their address. */
const LONGEST = 4000

const isQuery = (text: unknown): text is string => typeof text === 'string' && text !== '' && text.length <= LONGEST

const kept = createPersistedStore<readonly string[]>('queries', {
  title: 'SQL queries',
  read: (stored) => (Array.isArray(stored) ? stored.filter(isQuery).slice(0, MOST) : []),
  write: (queries) => queries,
})

export const queryHistory = kept.value
export const subscribeToQueryHistory = kept.subscribe

export function rememberQuery(text: string): void {
  if (!isQuery(text)) return
  kept.update((queries) => (queries[0] === text ? queries : [text, ...queries.filter((other) => other !== text)].slice(0, MOST)))
}

/** Gives the way back. */
export function forgetQueries(): () => void {
  const before = kept.readAgain()
  kept.update(() => [])
  return () => kept.update((since) => [...new Set([...since, ...before])].slice(0, MOST))
}
