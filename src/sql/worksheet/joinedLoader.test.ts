import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createHandlers } from '../../demo/handlers.ts'
import { endpoints } from '../../endpoints/index.ts'
import { getResponse } from 'msw'
import { FULL_KEY } from '../../mock/keys.ts'
import { connectionTo } from '../../test/connection.ts'
import { fetchJoinSource } from '../../test/renderPage.tsx'
import { openNodeEngine } from '../../test/sql/nodeEngine.ts'
import { loadedTables } from './loadedTables.ts'
import { isSource, readSource } from './source.ts'
import { createSourceLoader } from './sourceLoader.ts'
import type { SourceLoader } from './sourceState.ts'
import { until } from '../../test/until.ts'

const handlers = createHandlers('2026-11-20')

/** The source over the mock service, and the paths that were asked. */
function loading(text: string): { readonly loader: SourceLoader; readonly asked: readonly string[] } {
  const asked: string[] = []
  const connection = connectionTo({
    key: FULL_KEY,
    fetch: async (request) => {
      asked.push(new URL(request.url).pathname)
      return (await getResponse(handlers, request)) ?? Response.error()
    },
  })
  const source = readSource(text, endpoints, '2026-11-20')
  if (!isSource(source)) throw new Error(source.fault)
  return {
    loader: createSourceLoader(
      source,
      new QueryClient(),
      connection,
      { isOpen: () => true, subscribe: () => () => {} },
      fetchJoinSource,
    ),
    asked,
  }
}

const PRICES = '/api/v3/fundamentals/share-price-ratios'
const isOver = (loader: SourceLoader) => until(() => !/running|waiting/.test(loader.state().status))

it('joins what the address joins, as a view beside the table', async () => {
  const { loader, asked } = loading('/insights?tickers=HALO&limit=5&v.join=close,ret21')
  loader.run()
  await isOver(loader)
  expect([loader.state().status, loader.state().rows]).toEqual(['there', 5])
  expect(asked).toContain(PRICES)

  const engine = await openNodeEngine()
  const { signal } = new AbortController()
  const [source] = (await loadedTables([loader], () => false))!
  const tables = await engine.put(source!, signal)
  expect(tables.map(({ name, kind, rows }) => [name, kind, rows])).toEqual([
    ['insights', 'table', 5],
    ['insights_joined', 'view', 5],
  ])
  const joined = await engine.run('select row_id, date, close from insights_joined order by row_id', signal)
  const { store } = source!
  const rows = Array.from({ length: store.size }, (_, row) => [
    store.idOf(row),
    store.value('date', row),
    store.value('computed.close', row),
  ])
  expect(Array.from({ length: 5 }, (_, row) => [0, 1, 2].map((column) => joined.value(column, row)))).toEqual(
    rows.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )
  expect(rows.every(([, , close]) => typeof close === 'number')).toBe(true)
  // Rows that replace them without prices leave no view behind.
  await engine.put({ endpoint: endpoints.find(({ id }) => id === 'insights')!, store: loader.state().store! }, signal)
  await expect(engine.run('select * from insights_joined', signal)).rejects.toThrow('does not exist')
  engine.close()
})

it('asks for no prices where the address joins none', async () => {
  const { loader, asked } = loading('/insights?tickers=HALO&limit=5')
  loader.run()
  await isOver(loader)
  expect([loader.state().joined, asked.includes(PRICES)]).toEqual([undefined, false])
})

it('says what prices cost and waits where they take more than ten requests, until it is told to go on', async () => {
  const { loader, asked } = loading('/insights?limit=100&v.join=pe_5y')
  loader.run()
  await isOver(loader)
  expect([loader.state().status, loader.state().rows]).toEqual(['stopped', 100])
  expect(loader.state().coverage).toMatch(/prices take \d+ tickers, about [\d,]+ daily rows, \d+ requests/)
  const before = asked.filter((path) => path === PRICES).length
  expect(before).toBeLessThanOrEqual(1)
  loader.run()
  await isOver(loader)
  expect(loader.state().status).toBe('there')
  expect(asked.filter((path) => path === PRICES).length).toBeGreaterThan(10)
})
