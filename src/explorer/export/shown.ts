/** What is on screen, as data: rows, their order and the columns, handed over by whoever draws them to whoever takes them along. */
import { createSignal, type Signal } from '../../lib/signal.ts'
import { createContext, useContext, useEffect } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { computedPath } from '../../api/endpoint/columns.ts'
import { fieldAt, type Field } from '../../api/endpoint/fields.ts'
import { columnPaths } from '../grid/columns/columns.ts'
import type { GridTable } from '../grid/columns/gridTable.ts'
import type { RowStore } from '../rows/rowStore.ts'

/** A column of what is shown, and of a file of it. */
export interface ShownColumn {
  /** The path of its field; a name that begins with `computed.` where no field of the record holds it. */
  readonly path: string
  readonly field: Field
  /** Says what it holds wherever it stands, which the head of a column need not. */
  readonly title: string
  /** Its value, where that is not what the row's field holds; `place` counts the rows shown from 0. */
  readonly value?: ((row: number, place: number) => unknown) | undefined
}

export interface Shown {
  /** Row numbers of the store, in the order shown; a row that stands in several places has its number in each. */
  readonly order: Uint32Array
  readonly columns: readonly ShownColumn[]
  /** The table whose columns may be chosen, moved and hidden; `undefined` where those shown are always the same. */
  readonly table?: GridTable
  /** Whose fields the columns are, where the rows are made of the records. */
  readonly derived?: AnyEndpoint
}

export type ShownPlace = Signal<Shown | undefined>

export const createShownPlace = (): ShownPlace => createSignal<Shown | undefined>(undefined)

export const ShownContext = createContext<ShownPlace>(createShownPlace())

/** Stands beside the rows that a view draws itself, and says what they are. */
export function HandOver(shown: Shown): undefined {
  const place = useContext(ShownContext)
  useEffect(() => place.set(shown))
  useEffect(() => () => place.set(undefined), [place])
}

/** The value of a column in a row. */
export const valueIn = (store: RowStore, { path, value }: ShownColumn, row: number, place: number): unknown =>
  value ? value(row, place) : store.value(path, row)

/** A column of a declared field. */
export function fieldColumn({ fields }: Pick<AnyEndpoint, 'fields'>, path: string, value?: ShownColumn['value']): ShownColumn {
  const field = fieldAt(fields, path)!
  return { path, field, title: field.label, value }
}

/** A column that no field of the record holds; its name says so. */
export const computedColumn = (name: string, field: Field, value: NonNullable<ShownColumn['value']>): ShownColumn => ({
  path: computedPath(name),
  field,
  title: `${field.label} (computed)`,
  value,
})

/** Every declared field as a column. */
export const everyColumn = (endpoint: AnyEndpoint): readonly ShownColumn[] =>
  columnPaths(endpoint.fields).map((path) => fieldColumn(endpoint, path))

/** Before each column of names that of the identifiers they stand for, unless it is there. */
export const withIdentifiers = (endpoint: Pick<AnyEndpoint, 'fields'>, columns: readonly ShownColumn[]): readonly ShownColumn[] =>
  columns.flatMap((column) => {
    const { nameOf } = column.field
    return nameOf === undefined || columns.some(({ path }) => path === nameOf)
      ? [column]
      : [fieldColumn(endpoint, nameOf), column]
  })
