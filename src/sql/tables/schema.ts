/** The tables of a dataset by its descriptor: a column for each field, and a table of its own for each list. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../../api/endpoint/fields.ts'
import { tableName } from '../../explorer/address/worksheetLink.ts'

/** `DECIMAL` is filled in by the values: as many digits as hold all of them. */
export type ColumnType = 'VARCHAR' | 'BOOLEAN' | 'BIGINT' | 'DOUBLE' | 'DECIMAL' | 'DATE' | 'TIMESTAMP WITH TIME ZONE'

export interface ColumnSchema {
  readonly name: string
  readonly type: ColumnType
  /** The label of the field, and its meaning where it has one. */
  readonly about: string
  /** Within the record, or within the item of the list. */
  readonly path: string
  readonly field: Field
}

/** The items of a list, by the record that it stands in. */
export interface ListSchema extends TableSchema {
  readonly path: string
  readonly field: Field
}

export interface TableSchema {
  readonly name: string
  readonly about: string
  readonly columns: readonly ColumnSchema[]
  readonly lists: readonly ListSchema[]
}

const TYPES: Partial<Record<Field['kind'], ColumnType>> = {
  day: 'DATE',
  displayDay: 'DATE',
  dayInstant: 'DATE',
  instant: 'TIMESTAMP WITH TIME ZONE',
  mailDate: 'TIMESTAMP WITH TIME ZONE',
  unix: 'TIMESTAMP WITH TIME ZONE',
  decimal: 'DECIMAL',
  percent: 'DECIMAL',
  flag: 'BOOLEAN',
}

/** A number as text stays exact; one that is computed here is a double. */
function typeOf({ kind, json }: Field): ColumnType {
  if (json === 'number') return 'DOUBLE'
  return TYPES[kind] ?? (json === 'integer' ? 'BIGINT' : 'VARCHAR')
}

export const columnName = (path: string): string => path.replaceAll(/[^a-zA-Z0-9]+/g, '_')

const aboutOf = ({ label, about }: Field): string => (about ? `${label}: ${about}` : label)

export const columnOf = (path: string, field: Field): ColumnSchema => ({
  name: columnName(path),
  type: typeOf(field),
  about: aboutOf(field),
  path,
  field,
})

/** Lists of plain values have one column. */
const VALUE = 'value'

function tableOf(name: string, about: string, fields: Fields): TableSchema {
  const columns: ColumnSchema[] = []
  const lists: ListSchema[] = []
  const take = (inner: Fields, prefix: string): void => {
    for (const [own, field] of Object.entries(inner)) {
      const path = prefix + own
      if (field.kind === 'object' && field.fields) take(field.fields, `${path}.`)
      else if (field.kind === 'list' && (field.fields ?? field.item))
        lists.push({
          ...tableOf(`${name}_${columnName(path)}`, aboutOf(field), field.fields ?? { [VALUE]: field.item! }),
          path,
          field,
        })
      else columns.push(columnOf(path, field))
    }
  }
  take(fields, '')
  return { name, about, columns, lists }
}

/** Known before anything is loaded. */
export const schemaOf = (endpoint: AnyEndpoint): TableSchema => tableOf(tableName(endpoint), endpoint.summary, endpoint.fields)
