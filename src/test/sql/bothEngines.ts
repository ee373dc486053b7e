/** The records of every dataset of the mock service in the app's engine, and in DuckDB by its own reading of the same JSON. */
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'
import { endpoints } from '../../endpoints/index.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import type { AnySource } from '../../mock/source.ts'
import type { SqlEngine, SqlTable } from '../../sql/engine/engine.ts'
import { schemaOf } from '../../sql/tables/schema.ts'
import { ask } from '../ask.ts'
import { testingOf } from '../operations.ts'
import { loadThroughJson } from './jsonTables.ts'
import { openNodeEngine } from './nodeEngine.ts'

const sources = import.meta.glob<AnySource>('../../endpoints/*/mock.ts', { import: 'default' })

export interface BothEngines {
  readonly engine: SqlEngine
  readonly tables: readonly SqlTable[]
  readonly oracle: DuckDBConnection
}

export async function openBothEngines(): Promise<BothEngines> {
  const engine = await openNodeEngine()
  const oracle = await (await DuckDBInstance.create(':memory:')).connect()
  await oracle.run("SET TimeZone = 'UTC'")
  const tables: SqlTable[] = []
  for (const endpoint of endpoints) {
    const source = await sources[`../../endpoints/${endpoint.id}/mock.ts`]!()
    const { rows } = await ask(source, testingOf(endpoint).wideQuery)
    const store = createRowStore(endpoint, rows)
    tables.push(...(await engine.put({ endpoint, store }, new AbortController().signal)))
    const ids = Array.from({ length: store.size }, (_, row) => store.idOf(row))
    await loadThroughJson(oracle, schemaOf(endpoint), rows, ids)
  }
  return { engine, tables, oracle }
}
