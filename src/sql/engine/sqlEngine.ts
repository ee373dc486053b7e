/** The engine over a connection: closed to files and the network before the first statement, with the tables that were put into it. */
import { tableToIPC, type RecordBatch, type Schema } from 'apache-arrow'
import { inSlices } from '../../lib/inSlices.ts'
import { tablesOf, type PackedTable } from '../tables/tablesOf.ts'
import type { Connection } from './connection.ts'
import { MOST_MEGABYTES, MOST_ROWS, SqlError, type SqlEngine, type SqlTable } from './engine.ts'
import { errorOf } from './errors.ts'
import { resultOf } from './result.ts'

/** In this order: the last of them fixes the others. */
const SETTINGS = [
  'SET autoinstall_known_extensions = false',
  'SET autoload_known_extensions = false',
  // Nothing is put on a disk that there is not.
  "SET temp_directory = ''",
  'SET enable_external_access = false',
  `SET memory_limit = '${MOST_MEGABYTES}MB'`,
  'SET lock_configuration = true',
]

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A semicolon at the end would be taken for an empty statement that follows. */
const withoutEnd = (sql: string): string => sql.trim().replace(/;+$/, '')

export async function createEngine(connection: Connection): Promise<SqlEngine> {
  for (const setting of SETTINGS) await connection.query(setting)

  async function insert({ name, columnar, kind, rows, about, columns }: PackedTable): Promise<SqlTable> {
    // Arrow says nothing of what a column without rows would have held.
    if (rows === 0) {
      const declared = columns.map((column) => `${quoted(column.name)} ${column.type}`).join(', ')
      await connection.query(`CREATE TABLE ${quoted(name)} (${declared})`)
    } else await connection.insert(tableToIPC(columnar), name)
    return { name, about, kind, rows, columns }
  }

  /** The records beside what is computed of them. */
  async function viewOver(base: SqlTable, own: SqlTable): Promise<SqlTable> {
    const name = `${base.name}_joined`
    await connection.query(
      `CREATE OR REPLACE VIEW ${quoted(name)} AS SELECT * FROM ${quoted(base.name)} JOIN ${quoted(own.name)} USING (row_id)`,
    )
    return { ...own, name, columns: [...base.columns, ...own.columns.filter((column) => column.name !== 'row_id')] }
  }

  return {
    async run(sql, signal) {
      const began = performance.now()
      const cancel = (): void => void connection.cancel().catch(() => undefined)
      if (signal.aborted) throw new SqlError('cancelled', 'Cancelled.')
      signal.addEventListener('abort', cancel)
      const batches: RecordBatch[] = []
      let rows = 0
      try {
        const given = await connection.batches(withoutEnd(sql))
        let schema: Schema | undefined
        for await (const batch of given) {
          schema ??= batch.schema
          if (signal.aborted) throw new SqlError('cancelled', 'Cancelled.')
          batches.push(batch)
          rows += batch.numRows
          if (rows > MOST_ROWS) break
        }
        schema ??= (given as { readonly schema?: Schema }).schema
        if (!schema) throw new SqlError('query', 'This statement gives no rows.')
        return resultOf(schema, batches, performance.now() - began)
      } catch (reason) {
        throw signal.aborted ? new SqlError('cancelled', 'Cancelled.') : errorOf(reason, sql)
      } finally {
        signal.removeEventListener('abort', cancel)
        if (rows > MOST_ROWS) await connection.cancel().catch(() => undefined)
      }
    },
    async put(source, signal) {
      const packed = await inSlices(tablesOf(source), () => signal.aborted)
      if (!packed) throw new SqlError('cancelled', 'Cancelled.')
      try {
        const tables: SqlTable[] = []
        for (const table of packed) {
          await connection.query(`DROP VIEW IF EXISTS ${quoted(`${table.name}_joined`)}`)
          for (const name of [table.name, `${table.name}_computed`])
            await connection.query(`DROP TABLE IF EXISTS ${quoted(name)}`)
          const made = await insert(table)
          tables.push(made.kind === 'view' ? await viewOver(tables[0]!, made) : made)
        }
        return tables
      } catch (reason) {
        throw errorOf(reason, '')
      }
    },
    async memory() {
      const used = await connection.query('SELECT sum(memory_usage_bytes)::DOUBLE AS bytes FROM duckdb_memory()')
      return Number(used.getChildAt(0)?.get(0) ?? 0)
    },
    close: () => connection.close(),
  }
}
