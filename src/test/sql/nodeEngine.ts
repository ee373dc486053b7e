/** The engine in Node, for tests: the same DuckDB compiled to WebAssembly, without a worker. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Connection } from '../../sql/engine/connection.ts'
import type { SqlEngine } from '../../sql/engine/engine.ts'
import { once } from '../../mock/world/once.ts'
import { createEngine } from '../../sql/engine/sqlEngine.ts'

const require = createRequire(import.meta.url)
const duckdb = require('@duckdb/duckdb-wasm/blocking') as typeof import('@duckdb/duckdb-wasm/blocking')
const dist = dirname(require.resolve('@duckdb/duckdb-wasm/dist/duckdb-eh.wasm'))

/** To compile it takes longer than most tests that run on it. */
const compiled = once(async () => {
  const bundle = { mainModule: join(dist, 'duckdb-eh.wasm'), mainWorker: '' }
  const database = await duckdb.createDuckDB({ mvp: bundle, eh: bundle }, new duckdb.VoidLogger(), duckdb.NODE_RUNTIME)
  await database.instantiate()
  return database
})

/** With nothing in it. One at a time: the one before ends here. */
export async function openNodeEngine(): Promise<SqlEngine> {
  const database = await compiled()
  database.reset()
  database.open({ path: ':memory:' })
  const own = database.connect()
  const connection: Connection = {
    query: async (sql) => own.query(sql),
    async batches(sql) {
      const reader = await own.send(sql)
      return Object.assign(
        (async function* () {
          yield* reader
        })(),
        { schema: reader.open().schema },
      )
    },
    cancel: async () => undefined,
    insert: async (stream, name) => own.insertArrowFromIPCStream(stream, { name, create: true }),
    close: () => own.close(),
  }
  return createEngine(connection)
}
