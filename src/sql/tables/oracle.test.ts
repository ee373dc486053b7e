/** Every column of every table against DuckDB's own reading of the same records, value by value. */
import { DuckDBInstance } from '@duckdb/node-api'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import type { AnySource } from '../../mock/source.ts'
import { ask } from '../../test/ask.ts'
import { testingOf } from '../../test/operations.ts'
import type { SqlEngine, SqlTable } from '../engine/engine.ts'
import { openNodeEngine } from '../engine/testing.ts'
import { schemaOf, type TableSchema } from './schema.ts'
import { loadThroughJson } from './testing.ts'

const sources = import.meta.glob<AnySource>('../../endpoints/*/mock.ts', { import: 'default' })
const signal = new AbortController().signal

const withLists = (schema: TableSchema): readonly TableSchema[] => [schema, ...schema.lists.flatMap(withLists)]

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (id, endpoint) => {
  let engine: SqlEngine
  let tables: readonly SqlTable[]
  const oracle = DuckDBInstance.create(':memory:').then((instance) => instance.connect())

  beforeAll(async () => {
    const source = await sources[`../../endpoints/${id}/mock.ts`]!()
    const { rows } = await ask(source, testingOf(endpoint).wideQuery)
    const store = createRowStore(endpoint, rows)
    engine = await openNodeEngine()
    tables = await engine.put({ endpoint, store }, signal)
    const ids = Array.from({ length: store.size }, (_, row) => store.idOf(row))
    await (await oracle).run("SET TimeZone = 'UTC'")
    await loadThroughJson(await oracle, schemaOf(endpoint), rows, ids)
  })

  it('has in each column what DuckDB reads from the JSON', async () => {
    for (const schema of withLists(schemaOf(endpoint))) {
      const rows = tables.find(({ name }) => name === schema.name)!.rows
      for (const { name, type } of schema.columns) {
        const written = type === 'DECIMAL' ? `CAST("${name}" AS DECIMAL(38,12))` : `"${name}"`
        const sql = `SELECT CAST(${written} AS VARCHAR) AS value FROM "${schema.name}"`
        const ours = await engine.run(sql, signal)
        const theirs = await (await oracle).runAndReadAll(sql)
        const read = Array.from({ length: ours.size }, (_, row) => ours.value(0, row))
        expect([schema.name, name, read]).toEqual([schema.name, name, theirs.getRowsJS().map(([value]) => value)])
        expect(ours.size).toBe(rows)
      }
    }
  })

  it('names as many rows and columns as it has', async () => {
    for (const { name, rows, columns } of tables) {
      const counted = await engine.run(`SELECT count(*) FROM "${name}"`, signal)
      const described = await engine.run(`SELECT column_name, column_type FROM (DESCRIBE "${name}")`, signal)
      expect(counted.value(0, 0)).toBe(rows)
      expect(Array.from({ length: described.size }, (_, row) => [described.value(0, row), described.value(1, row)])).toEqual(
        columns.map((column) => [column.name, column.type]),
      )
    }
  })
})
