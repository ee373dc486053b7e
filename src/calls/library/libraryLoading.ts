/** The loading that a library has under way, at most one, and what it tells of itself in the library's state. */
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import type { Added, DistantArchive } from './callArchive.ts'
import type { LibraryState } from './libraryState.ts'
import { loadCalls, type Loading } from './loadCalls.ts'

interface Parts {
  readonly connection: Connection
  readonly archive: DistantArchive
  readonly gate: PageActivity
  readonly scope: string
  readonly state: () => LibraryState
  readonly set: (changes: Partial<LibraryState>) => void
  /** Calls were taken in, or the loading is over. */
  readonly tell: (says: 'grown' | 'stopped') => void
}

export function createLibraryLoading({ connection, archive, gate, scope, state, set, tell }: Parts) {
  let loading: Loading | undefined

  async function takeIn({ progress, storage }: Added): Promise<void> {
    set({ progress, storage, heads: await archive.heads() })
    tell('grown')
  }

  return {
    isUnderWay: () => loading !== undefined,
    /** Of one company alone where a ticker is given. `isAsked`: the front of the list is looked at although it was a short while ago. Never rejects: a failure is told in the state. */
    async run(ticker: string | undefined, isAsked: boolean): Promise<void> {
      loading = loadCalls({
        connection,
        archive,
        gate,
        scope,
        ticker,
        isAsked,
        progress: () => state().progress,
        known: () => new Map(state().heads.map((head) => [head.id, head])),
        onPage: ({ bytes, records }) =>
          set({ cost: { bytes: state().cost.bytes + bytes, calls: state().cost.calls + records.length } }),
        onFilters: (filters) => set({ filters }),
        onAdded: takeIn,
        onWait: (isWaiting, again) => set({ status: isWaiting ? 'waiting' : 'loading', again }),
      })
      set({ status: 'loading', failure: undefined })
      try {
        await loading.ended
        set({ status: 'idle', again: undefined })
      } catch (reason) {
        const failure = reason instanceof Failure ? reason : new Failure('broken-here')
        set({ status: 'failed', again: undefined, failure })
      } finally {
        loading = undefined
        tell('stopped')
      }
    },
    stop: () => loading?.stop(),
  }
}
