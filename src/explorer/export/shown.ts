/** What is on screen, as data: rows, their order and the columns, handed over by whoever draws them to whoever takes them along. */
import { createSignal, type Signal } from '../../lib/signal.ts'
import { createContext, useContext, useEffect } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { computedPath } from '../../api/endpoint/columns.ts'
import { fieldAt, text, type Field } from '../../api/endpoint/fields.ts'
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

/** What the cells of a column show in place of an identifier, by row number. */
export type Names = Readonly<Record<string, (row: number) => string | undefined>>

export interface Shown {
  /** Row numbers of the store, in the order shown; a row that stands in several places has its number in each. */
  readonly order: Uint32Array
  readonly columns: readonly ShownColumn[]
  /** The table whose columns may be chosen, moved and hidden; `undefined` where those shown are always the same. */
  readonly table?: GridTable
  readonly names?: Names
  /** Whose fields the columns are, where the rows are made of the records. */
  readonly derived?: AnyEndpoint
}

export type ShownPlace = Signal<Shown | undefined>

export const createShownPlace = (): ShownPlace => createSignal<Shown | undefined>(undefined)

export const ShownContext = createContext<ShownPlace>(createShownPlace())

/** By the paths of the columns whose cells show names: a view that draws them says so to the table within it. */
export const NamesContext = createContext<Names | undefined>(undefined)

/** Stands beside the rows that a view draws itself, and says what they are. */
export function HandOver(shown: Shown): undefined {
  const place = useContext(ShownContext)
  const names = useContext(NamesContext)
  useEffect(() => place.set(names ? { ...shown, names } : shown))
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

/** Beside each column of identifiers that are shown by name, a column of the names. */
export const withNames = (columns: readonly ShownColumn[], names: Names = {}): readonly ShownColumn[] =>
  columns.flatMap((column) => {
    const name = Object.hasOwn(names, column.path) ? names[column.path] : undefined
    const field = text(`${column.title} name`)
    return name ? [column, computedColumn(`${column.path}.name`, field, name)] : [column]
  })
