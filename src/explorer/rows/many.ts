/** What changes where very many rows are loaded: they stand as they were sent. */
import { isComputed } from '../../api/endpoint/columns.ts'
import type { RowStore } from './rowStore.ts'

/** From how many rows on a page shows them as they were sent and no more: what an operation finds out from all of its records would take longer, and more memory, than the rows. */
export const MOST_VIEWED = 200_000

/** Whether a column has anything to show: one that is not computed for so many rows would look as if nothing had been found. */
export const hasValues = (store: Pick<RowStore, 'size' | 'column'> | undefined, path: string): boolean =>
  store === undefined || store.size <= MOST_VIEWED || !isComputed(path) || store.column(path) !== undefined
