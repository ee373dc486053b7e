/** The columns of a result as fields of records, so that the grid reads, aligns, sorts and exports them by their types. */
import { exactly } from '../../api/client/exactNumber.ts'
import { day, decimal, flag, instant, integer, number, text, type Field, type Fields } from '../../api/endpoint/fields.ts'
import type { SqlColumn, SqlResult } from '../engine/engine.ts'

/** The kind of field by DuckDB's name of a type; what the grid has no kind for is told as text. */
export function fieldOf({ name, type }: SqlColumn): Field {
  const saying = { about: type }
  if (type.startsWith('DECIMAL')) return decimal(name, saying)
  if (/^U?(TINYINT|SMALLINT|INTEGER|BIGINT|HUGEINT)$/.test(type)) return integer(name, saying)
  if (/^(FLOAT|DOUBLE)$/.test(type)) return number(name, saying)
  if (type === 'BOOLEAN') return flag(name, saying)
  if (type === 'DATE') return day(name, saying)
  if (type === 'TIMESTAMP WITH TIME ZONE') return instant(name, saying)
  return text(name, saying)
}

/** Marks that part names in an address, and the path of a field. */
const PARTING = /[.,:]/g

/** The names of the columns as paths: each once, and none with a mark that an address or a path gives a meaning. */
export function pathsOf(columns: readonly SqlColumn[]): readonly string[] {
  const taken = new Set<string>()
  return columns.map(({ name }, place) => {
    const plain = name.replace(PARTING, '_') || `column_${place + 1}`
    let path = plain
    for (let count = 2; taken.has(path); count += 1) path = `${plain}_${count}`
    taken.add(path)
    return path
  })
}

export const fieldsOf = ({ columns }: Pick<SqlResult, 'columns'>): Fields =>
  Object.fromEntries(pathsOf(columns).map((path, place) => [path, fieldOf(columns[place]!)]))

/** A value as records hold it: numbers by their digits, lists and structures as JSON; NULL is null, and empty text stays empty. */
export function valueAsSent(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (field.json === 'integer' || field.json === 'number') {
    if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
    return exactly(String(value))
  }
  if (field.json === 'boolean') return value
  return typeof value === 'string' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value)
}
