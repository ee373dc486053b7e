/** The same tables made by DuckDB itself from the records as JSON, without a line of the app's own reading, to hold them against. */
import { writeFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { Field } from '../../api/endpoint/fields.ts'
import type { ColumnSchema, TableSchema } from '../../sql/tables/schema.ts'

/** How DuckDB is told to read a text of each kind. */
function readAs({ kind, json }: Field, text: string): string {
  if (json === 'number') return `TRY_CAST(${text} AS DOUBLE)`
  switch (kind) {
    case 'day':
      return `TRY_CAST(${text} AS DATE)`
    case 'displayDay':
      return `TRY_CAST(try_strptime(${text}, '%b %-d, %Y') AS DATE)`
    case 'dayInstant':
      return `TRY_CAST(left(${text}, 10) AS DATE)`
    case 'instant':
      return `TRY_CAST(${text} AS TIMESTAMPTZ)`
    case 'mailDate':
      return `try_strptime(${text}, '%a, %d %b %Y %H:%M:%S %z')`
    case 'unix':
      return `to_timestamp(TRY_CAST(${text} AS BIGINT))`
    case 'decimal':
    case 'percent':
      return `TRY_CAST(replace(replace(replace(${text}, ',', ''), '$', ''), '%', '') AS DECIMAL(38,12))`
    case 'flag':
      return `TRY_CAST(${text} AS BOOLEAN)`
    default:
      return json === 'integer' ? `TRY_CAST(${text} AS BIGINT)` : text
  }
}

const pathOf = (path: string): string =>
  `'$${path
    .split('.')
    .map((step) => `."${step}"`)
    .join('')}'`

const columnsOf = (columns: readonly ColumnSchema[], isPlain: boolean): string =>
  columns
    .map(({ name, path, field }) => `${readAs(field, `(json ->> ${isPlain ? `'$'` : pathOf(path)})`)} AS "${name}"`)
    .join(', ')

async function makeTable(own: DuckDBConnection, schema: TableSchema, keys: string, isPlain: boolean): Promise<void> {
  const raw = `raw_${schema.name}`
  await own.run(
    `CREATE TABLE "${schema.name}" AS SELECT ${keys}${schema.columns.length > 0 ? ', ' : ''}${columnsOf(schema.columns, isPlain)} FROM ${raw} ORDER BY n`,
  )
  for (const list of schema.lists) {
    await own.run(`CREATE TABLE raw_${list.name} AS
      SELECT row_number() OVER (ORDER BY n, place) AS n, row_id || '/' || place AS row_id, row_id AS parent_id, place, json
      FROM (SELECT n, row_id, unnest(CAST(json -> ${pathOf(list.path)} AS JSON[])) AS json,
        generate_subscripts(CAST(json -> ${pathOf(list.path)} AS JSON[]), 1) AS place FROM ${raw})`)
    await makeTable(own, list, 'row_id, parent_id, place', list.field.fields === undefined)
  }
}

/** `ids` are what the app opens the records by: the one thing that is taken from it. */
export async function loadThroughJson(
  own: DuckDBConnection,
  schema: TableSchema,
  records: readonly unknown[],
  ids: readonly string[],
): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'tearsheet-')), 'rows.json')
  writeFileSync(file, records.map((record, row) => JSON.stringify({ n: row, row_id: ids[row], json: record })).join('\n'))
  await own.run(`CREATE TABLE raw_${schema.name} AS
    SELECT n, row_id, json FROM read_json('${file}', columns = {n: 'BIGINT', row_id: 'VARCHAR', json: 'JSON'}, format = 'newline_delimited', maximum_object_size = 100000000)`)
  await makeTable(own, schema, 'row_id', false)
}
