/** Rows made out of the records, beside what is new or edited in those: a transaction is as new as its filing. */
import type { DerivedRows } from '../rows/derivedRows.ts'
import { withComputed } from '../rows/computedColumns.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { CHANGE, NAME, withSinceColumn } from './sinceColumn.ts'

export function derivedSince(derived: DerivedRows, records: RowStore): DerivedRows {
  const { store, sourceOf } = derived
  const endpoint = withSinceColumn(derived.endpoint)
  const changes = Array.from({ length: store.size }, (_, row) => records.value(CHANGE, sourceOf(row)))
  const noteOf = (path: string, row: number): string | undefined =>
    path === CHANGE ? records.noteOf?.(CHANGE, sourceOf(row)) : undefined
  return { ...derived, endpoint, store: Object.assign(withComputed(endpoint, store, { [NAME]: changes }), { noteOf }) }
}
