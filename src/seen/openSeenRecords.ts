/** Loads what keeps the seen records when it is first wanted, so that no first page waits for it. */
import type { SeenRecords } from './seenRecords.ts'

let opened: Promise<SeenRecords> | undefined

/** The same for the whole page. */
export const openSeenRecords = (): Promise<SeenRecords> =>
  (opened ??= import('./seenRecords.ts').then(({ createSeenRecords }) => createSeenRecords()))
