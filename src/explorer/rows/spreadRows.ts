/** Rows that grow by pages: their values are spread over columns as they come, and records put together again when one is looked at. */
import { isObject } from '../../api/client/exactNumber.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Fields } from '../../api/endpoint/fields.ts'
import type { Column } from './column.ts'
import { bytesOf, columnFor, innerFields, SPREAD, type PlainRecord, type RowColumns } from './rowColumns.ts'
import { storeIn, type RowStore } from './rowStore.ts'

/** A declared object becomes the columns of its fields, and one more that tells null, missing and odd ones apart. */
interface Branch {
  readonly fields: Fields
  readonly leaves: readonly {
    readonly name: string
    /** Every object has something under this name: only the record's own counts. */
    readonly isInherited: boolean
    readonly column: Column
    readonly inner: Branch | undefined
  }[]
  /** Fields that are not declared, by row; most answers have none. */
  readonly undeclared: Map<number, readonly (readonly [string, unknown])[]>
}

const NOTHING: PlainRecord = {}

function branchOf(fields: Fields, prefix: string, columns: Map<string, Column>): Branch {
  const leaves = Object.entries(fields).map(([name, field]) => {
    const path = prefix + name
    const column = columnFor(field)
    columns.set(path, column)
    const own = innerFields(field)
    const inner = own && branchOf(own, `${path}.`, columns)
    return { name, isInherited: name in NOTHING, column, inner }
  })
  return { fields, leaves, undeclared: new Map() }
}

function pushInto(branch: Branch, value: PlainRecord, row: number): void {
  let declared = 0
  for (const { name, isInherited, column, inner } of branch.leaves) {
    const held = isInherited && !Object.hasOwn(value, name) ? undefined : value[name]
    if (held !== undefined) declared += 1
    const isSpread = inner !== undefined && isObject(held)
    column.push(isSpread ? SPREAD : held)
    if (inner) pushInto(inner, isSpread ? held : NOTHING, row)
  }
  // Nearly every record has declared fields alone.
  if (Object.keys(value).length === declared) return
  const others = Object.entries(value).filter(([name]) => !Object.hasOwn(branch.fields, name))
  if (others.length > 0) branch.undeclared.set(row, others)
}

function objectAt(branch: Branch, row: number): PlainRecord {
  const entries: (readonly [string, unknown])[] = []
  for (const { name, column, inner } of branch.leaves) {
    const value = column.at(row)
    if (value !== undefined) entries.push([name, inner && value === SPREAD ? objectAt(inner, row) : value])
  }
  // From entries, not by assignment: an own "__proto__" of an answer stays a plain key.
  return Object.fromEntries([...entries, ...(branch.undeclared.get(row) ?? [])])
}

function spreadRows(fields: Fields): RowColumns {
  const columns = new Map<string, Column>()
  const root = branchOf(fields, '', columns)
  let size = 0
  return {
    push(record) {
      pushInto(root, record, size)
      size += 1
    },
    at: (row) => objectAt(root, row),
    value(path, row) {
      const value = columns.get(path)?.at(row)
      return value === SPREAD ? objectAt(root, row)[path] : value
    },
    column: (path) => columns.get(path),
    bytes: () => bytesOf(columns),
  }
}

/** A store without rows, for those that come. */
export const emptyRowStore = (endpoint: AnyEndpoint): RowStore => storeIn(endpoint, spreadRows(endpoint.fields))
