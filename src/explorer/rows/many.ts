/** What changes where very many rows are loaded: they stand as they were sent. */
import { isComputed } from '../../api/endpoint/columns.ts'

/** What of the loaded rows (`rowStore.ts`) is looked at here. */
interface Rows<One = unknown> {
  readonly size: number
  column(path: string): unknown
  records(): readonly One[]
}

const NONE: readonly never[] = []

/** From how many rows on a page shows them as they were sent and no more: what an operation finds out from all of its records would take longer, and more memory, than the rows. */
export const MOST_VIEWED = 200_000

/** The same where pages come one by one, and all that an operation finds out is found anew with each: a query gives no more items than these by pages. */
export const MOST_BY_PAGES = 10_000

/** How many rows a view of an operation's own is made of. Records that are read by the names of their fields alone cost it next to nothing. */
export const mostOfOwnView = (isByPages: boolean, isReadByName: boolean): number =>
  isByPages && !isReadByName ? MOST_BY_PAGES : MOST_VIEWED

/** Whether a column has anything to show: one that is not computed for so many rows would look as if nothing had been found. */
export const hasValues = (store: Pick<Rows, 'size' | 'column'> | undefined, path: string): boolean =>
  store === undefined || store.size <= MOST_VIEWED || !isComputed(path) || store.column(path) !== undefined

/** All records, for what an operation finds out from them; none where there are so many that it finds out nothing. */
export const viewedRecords = <One>(store: Pick<Rows<One>, 'size' | 'records'> | undefined): readonly One[] =>
  store && store.size <= MOST_VIEWED ? store.records() : NONE
