/** Every worked example on the invented market: in the engine of the app, and in DuckDB itself over the same records as JSON. */
import { DuckDBInstance } from '@duckdb/node-api'
import { QueryClient } from '@tanstack/react-query'
import { beforeAll, expect, it } from 'vitest'
import { endpoints } from '../endpoints/index.ts'
import { sqlExamples } from '../endpoints/sqlExamples.ts'
import type { PageActivity } from '../explorer/query/pageActivity.ts'
import { FULL_KEY } from '../mock/keys.ts'
import { connectionTo } from '../test/connection.ts'
import { useServer } from '../test/server.ts'
import type { SqlEngine } from './engine/engine.ts'
import { openNodeEngine } from '../test/sql/nodeEngine.ts'
import { chartOf } from './results/chartPoints.ts'
import { resultRows } from './results/resultRows.ts'
import { allRows } from '../explorer/rows/column.ts'
import { schemaOf } from './tables/schema.ts'
import { loadThroughJson } from '../test/sql/jsonTables.ts'
import { loadedTables } from './worksheet/loadedTables.ts'
import { costOf, isConfirmed, isSource, readSource } from './worksheet/source.ts'
import { createSourceLoader } from './worksheet/sourceLoader.ts'
import { createSourcesLoader, isSettled } from './worksheet/sourcesLoader.ts'
import { readWorksheet } from './worksheet/worksheetAddress.ts'
import { until } from '../test/until.ts'

useServer()

const OPEN: PageActivity = { isOpen: () => true, subscribe: () => () => {} }
const connection = connectionTo({ mode: 'demo', key: FULL_KEY, fetch: (request) => fetch(request) })
const examples = sqlExamples(connection)
const { signal } = new AbortController()

/** One for all, as on the page: a source takes the place of the one before. */
let engine: SqlEngine
beforeAll(async () => {
  engine = await openNodeEngine()
})

it('are ten', () => {
  expect(new Set(examples.map(({ title }) => title)).size).toBe(10)
})

it.each(examples)('$title', async ({ from, sql, chart }) => {
  const sources = from.map((text) => readSource(text, endpoints, connection.today))
  expect(sources.filter((source) => !isSource(source))).toEqual([])
  const known = sources.filter(isSource)
  expect(isConfirmed(costOf(known))).toBe(true)
  const client = new QueryClient()
  const loader = createSourcesLoader(known.map((source) => createSourceLoader(source, client, connection, OPEN)))
  loader.run()
  await until(() => isSettled(loader.states()))
  expect(loader.states().map(({ status }) => status)).toEqual(known.map(() => 'there'))

  const oracle = await (await DuckDBInstance.create(':memory:')).connect()
  await oracle.run("SET TimeZone = 'UTC'")
  for (const source of (await loadedTables(loader.loaders, () => false))!) {
    await engine.put(source, signal)
    const rows = Array.from({ length: source.store.size }, (_, row) => row)
    await loadThroughJson(oracle, schemaOf(source.endpoint), rows.map(source.store.record), rows.map(source.store.idOf))
  }
  const ours = await engine.run(sql, signal)
  expect(ours.size).toBeGreaterThan(0)
  // As texts, ends of numbers apart: both run DuckDB, over columns of other widths.
  const text = (value: unknown): string =>
    value === null ? 'NULL' : Number.isNaN(Number(value)) ? String(value) : String(Number(value))
  const read = Array.from({ length: ours.size }, (_, row) => ours.columns.map((_, column) => text(ours.value(column, row))))
  const theirs = await oracle.runAndReadAll(sql)
  const told = theirs
    .getRowsJS()
    .map((row) => row.map((value) => text(value instanceof Date ? value.toISOString().replace(/T00:00:00.000Z$/, '') : value)))
  const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(' | ')).sort()
  expect(sorted(read)).toEqual(sorted(told))

  if (chart === undefined) return
  const choice = readWorksheet(new URLSearchParams({ chart })).chart!
  const { endpoint, store } = (await resultRows(ours, () => false))!
  const axis = (path: string) => ({ path, field: endpoint.fields[path] })
  const drawing = chartOf(store, allRows(store.size), choice.kind, axis(choice.x), axis(choice.y))
  expect(drawing?.points.length).toBeGreaterThan(1)
})
