/** Rows that a view makes out of the loaded records, as one for each transaction of a filing: refined and sorted by columns of their own. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { withComputed } from './computedColumns.ts'
import type { RowStore } from './rowStore.ts'
import { emptyRowStore } from './spreadRows.ts'

export interface DerivedRows {
  /** That of the records with other fields, whose paths are the columns. */
  readonly endpoint: AnyEndpoint
  /** Opens and compares the record that a row was made of. */
  readonly store: RowStore
  /** The number of that record among the loaded ones. */
  readonly sourceOf: (row: number) => number
  /** Each row is a part of its record, and as new or edited as that. */
  readonly arePartsOfRecords?: boolean
}

export interface DerivedRow {
  /** The number of the record that it was made of. */
  readonly source: number
  readonly values: Readonly<Record<string, unknown>>
  /** By the names of the computed columns. */
  readonly computed: Readonly<Record<string, unknown>>
}

/** `idOf` gives what a record is opened by. */
export function derivedRows(endpoint: AnyEndpoint, rows: readonly DerivedRow[], idOf: (source: number) => string): DerivedRows {
  let made = 0
  // However alike two of them are, each is a row.
  const own = emptyRowStore({ ...endpoint, identify: () => String((made += 1)) })
  own.append(rows.map(({ values }) => values))
  const names = Object.keys(endpoint.computed ?? {})
  const store = withComputed(
    endpoint,
    own,
    Object.fromEntries(names.map((name) => [name, rows.map(({ computed }) => computed[name])])),
  )
  const sourceOf = (row: number): number => rows[row]!.source
  return {
    endpoint,
    store: {
      ...own,
      column: store.column,
      value: store.value,
      size: own.size,
      repeated: 0,
      idOf: (row) => idOf(sourceOf(row)),
      rowOf: (id) => rows.findIndex(({ source }) => idOf(source) === id),
      sharesId: () => false,
    },
    sourceOf,
  }
}
