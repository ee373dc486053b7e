/** A source of a worksheet while it is loaded, as those see it who start and stop it. */
import type { Failure } from '../../api/client/failure.ts'
import type { RowStore } from '../../explorer/rows/rowStore.ts'
import type { TableSource } from '../engine/engine.ts'
import type { Source } from './source.ts'

export interface SourceState {
  /** `stopped`: by the reader; what arrived is kept. `waiting`: not asked yet, or the page is hidden or offline. */
  readonly status: 'waiting' | 'running' | 'there' | 'failed' | 'stopped'
  /** What arrived; `undefined` before anything did. */
  readonly store: RowStore | undefined
  readonly rows: number
  /** What that is of all, in words. */
  readonly coverage: string
  /** Whether it is all that the query gives. */
  readonly isWhole: boolean
  readonly failure: Failure | undefined
  /** The same rows with the columns that the address joins to them, once these are there. */
  readonly joined?: TableSource
}

export interface SourceLoader {
  readonly source: Source
  readonly state: () => SourceState
  readonly subscribe: (listener: () => void) => () => void
  /** Asks, goes on after a stop, or asks again for what failed. */
  readonly run: () => void
  readonly stop: () => void
}
