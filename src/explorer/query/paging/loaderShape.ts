/** What loads page after page of one query, as those see it who start and stop it. */
import type { Reply } from '../../../api/client/client.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import type { LoadAllState } from './loadAllState.ts'

/** Rows that pages are loaded into. */
export type LoadTarget = Pick<RowStore, 'size' | 'repeated' | 'append' | 'record'> & Partial<Pick<RowStore, 'bytes'>>

export interface PageLoader<Store extends LoadTarget = RowStore> {
  readonly store: Store
  readonly state: () => LoadAllState
  readonly subscribe: (listener: () => void) => () => void
  /** Loads until this many pages are in, or `Infinity` for the end. A page that failed is asked for again. */
  readonly run: (pages: number) => void
  /** Takes a first page that is there already instead of asking for it. */
  readonly seed: (reply: Reply) => void
  /** While it is held back, nothing is asked for but the first page. */
  readonly holdBack: (isHeld: boolean) => void
  /** Goes on although the rows take much memory, until they take as much again. */
  readonly extend: () => void
  /** Lets nothing further be asked; what is on its way is given up. */
  readonly stop: () => void
}
