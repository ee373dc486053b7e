/** Random worlds as tables of DuckDB, which computes by SQL what analysis computes by hand. */
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import type { World } from './worlds.ts'

type Cell = string | number | boolean | null

export interface Database {
  /** The rows of a query in its own order, days as text; what is NULL there is NaN in analysis. */
  readonly rows: (sql: string) => Promise<readonly (readonly Cell[])[]>
  readonly close: () => void
}

async function fill(
  connection: DuckDBConnection,
  table: string,
  columns: string,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  await connection.run(`CREATE TABLE ${table} (${columns})`)
  const appender = await connection.createAppender(table)
  for (const row of rows) {
    for (const cell of row) {
      // NaN too is no value.
      if (cell === null || Number.isNaN(cell)) appender.appendNull()
      else if (typeof cell === 'number') appender.appendDouble(cell)
      else appender.appendVarchar(String(cell))
    }
    appender.endRow()
  }
  appender.closeSync()
}

/** Tables `prices` (`i` counts the rows of a world), `asked`, `splits` and `targets`; `w` is the number of the world everywhere. */
export async function databaseOf(worlds: readonly World[]): Promise<Database> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const each = (rowsOf: (world: World) => readonly (readonly Cell[])[]): readonly (readonly Cell[])[] =>
    worlds.flatMap((world, w) => rowsOf(world).map((row, i) => [w, i, ...row]))
  const add = (table: string, columns: string, rowsOf: (world: World) => readonly (readonly Cell[])[]): Promise<void> =>
    fill(connection, `sent_${table}`, `w DOUBLE, i DOUBLE, day VARCHAR, ${columns}`, each(rowsOf))
  const prices = 'adjusted DOUBLE, close DOUBLE, high DOUBLE, low DOUBLE, multiple DOUBLE'
  await add('prices', prices, ({ rows }) =>
    rows.map(({ day, adjusted, close, high, low, multiple }) => [day, adjusted, close, high, low, multiple]),
  )
  await add('asked', 'unused VARCHAR', ({ asked }) => asked.map((day) => [day, null]))
  await add('splits', 'ratio DOUBLE', ({ splits }) => splits.map(({ exDay, ratio }) => [exDay, ratio]))
  await add('targets', 'firm VARCHAR, price DOUBLE', ({ targets }) => targets.map(({ firm, day, price }) => [day, firm, price]))
  for (const table of ['prices', 'asked', 'splits', 'targets']) {
    await connection.run(
      `CREATE TABLE ${table} AS SELECT * REPLACE (w::INTEGER AS w, i::INTEGER AS i, day::DATE AS day) FROM sent_${table}`,
    )
  }
  return {
    rows: async (sql) => {
      const rows = (await connection.runAndReadAll(sql)).getRowsJS()
      // Counts come as integers of 64 bits.
      return rows.map((row) => row.map((cell) => (typeof cell === 'bigint' ? Number(cell) : (cell as Cell))))
    },
    close: () => {
      connection.closeSync()
      instance.closeSync()
    },
  }
}
