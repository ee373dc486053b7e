/** How far the library of calls is, and what may be asked of it. */
import type { Failure } from '../../api/client/failure.ts'
import type { PageFailure } from '../../explorer/query/paging/loadAllState.ts'
import type { CallSearch, Found } from './callArchive.ts'
import type { CallHead } from './callHead.ts'
import type { Storage } from './callStore.ts'
import type { Filters } from './filters.ts'
import type { Progress } from './progress.ts'
import type { StoredCall } from './storedCall.ts'

export interface LibraryState {
  /** `elsewhere`: another tab loads, and what it loads is seen here. */
  readonly status: 'opening' | 'idle' | 'loading' | 'waiting' | 'elsewhere' | 'failed'
  readonly progress: Progress
  readonly heads: readonly CallHead[]
  readonly storage: Storage | undefined
  readonly filters: Filters | undefined
  readonly failure: Failure | undefined
  /** A page that is about to be asked for again by itself. */
  readonly again: PageFailure | undefined
  /** Bytes of the answers and the calls in them since the page was opened: what loading costs. */
  readonly cost: { readonly bytes: number; readonly calls: number }
}

export interface CallLibrary {
  readonly state: () => LibraryState
  readonly subscribe: (listener: () => void) => () => void
  /** Loads what is not in: calls that came since, then the older ones. Unasked, it leaves alone what was looked at a short while ago. */
  readonly load: (isAsked?: boolean) => void
  /** Lets nothing further be asked; what is on its way is taken in. */
  readonly stop: () => void
  /** One company's calls, where the service chooses by ticker. */
  readonly loadCompany: (ticker: string) => void
  readonly call: (id: string) => Promise<StoredCall | undefined>
  readonly search: (asked: CallSearch) => Promise<Found>
  readonly close: () => void
}
