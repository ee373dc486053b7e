/** The reader's own list of terms, kept in this browser: counted in calls, and marked where a call is read. */
import { readTermGroups, writeTermGroups, type TermGroup } from '../lib/text/termGroups.ts'
import { createPersistedStore } from './persistedStore.ts'

const kept = createPersistedStore<readonly TermGroup[]>('terms', {
  title: 'Terms',
  read: (stored) => {
    const text = typeof stored === 'object' && stored !== null && 'terms' in stored ? stored.terms : undefined
    return typeof text === 'string' ? readTermGroups(text) : []
  },
  write: (groups) => (groups.length > 0 ? { terms: writeTermGroups(groups) } : {}),
})

/** Empty where the reader has none. */
export const termList = kept.value
export const subscribeToTermList = kept.subscribe
export const keepTermList = (groups: readonly TermGroup[]): void => kept.update(() => groups)
