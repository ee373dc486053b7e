/** Starts DuckDB in a worker of the page, from our own origin: its script and its 34 MB of WebAssembly come with the first visit of /sql. */
import { AsyncDuckDB, VoidLogger, type AsyncDuckDBConnection } from '@duckdb/duckdb-wasm'
import engineAddress from '@duckdb/duckdb-wasm/dist/duckdb-eh.wasm?url'
import workerAddress from '@duckdb/duckdb-wasm/dist/duckdb-browser-eh.worker.js?url'
import { startWorker } from '../../lib/trustedTypes.ts'
import type { Connection } from './connection.ts'
import { SqlError, type SqlEngine } from './engine.ts'
import { ENGINE_BYTES } from './engineSize.ts'
import { createEngine } from './sqlEngine.ts'

/** What was loaded, and what there is to load, in bytes as they are unpacked. */
export type OnProgress = (loaded: number, total: number) => void

const STOPPED = 'The engine stopped. Its tables are made again with the next run.'

const connectionOver = (database: AsyncDuckDB, own: AsyncDuckDBConnection, worker: Worker): Connection => {
  // A worker that fails answers nothing any more.
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  stopped.catch(() => undefined)
  worker.addEventListener('error', () => reject(new SqlError('engine', STOPPED)))
  const orStopped = <T>(asked: Promise<T>): Promise<T> => Promise.race([asked, stopped])
  return {
    query: (sql) => orStopped(own.query(sql)),
    async batches(sql) {
      const reader = await orStopped(own.send(sql, true))
      const opened = await orStopped(reader.open())
      return Object.assign(
        (async function* () {
          for (;;) {
            const next = await orStopped(reader.next())
            if (next.done) return
            yield next.value
          }
        })(),
        { schema: opened.schema },
      )
    },
    cancel: async () => void (await own.cancelSent()),
    insert: (stream, name) => orStopped(own.insertArrowFromIPCStream(stream, { name, create: true })),
    close() {
      reject(new SqlError('engine', STOPPED))
      void database.terminate()
    },
  }
}

/** Throws `SqlError` of kind `engine` where it cannot be loaded or started. */
export async function openEngine(onProgress: OnProgress): Promise<SqlEngine> {
  const worker = startWorker(workerAddress, 'sql')
  const failed = new Promise<never>((_, fail) =>
    worker.addEventListener('error', () => fail(new SqlError('engine', 'The engine could not be started in this browser.'))),
  )
  failed.catch(() => undefined)
  const database = new AsyncDuckDB(new VoidLogger(), worker)
  const address = new URL(engineAddress, window.location.href).href
  try {
    await Promise.race([failed, database.instantiate(address, null, ({ bytesLoaded }) => onProgress(bytesLoaded, ENGINE_BYTES))])
    await database.open({ path: ':memory:', query: { castBigIntToDouble: false } })
    return await createEngine(connectionOver(database, await database.connect(), worker))
  } catch (reason) {
    worker.terminate()
    throw reason instanceof SqlError ? reason : new SqlError('engine', `The engine could not be loaded: ${String(reason)}`)
  }
}
