import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import { connectionTo } from '../../test/connection.ts'
import { loadedTables, loadedWords } from './loadedTables.ts'
import { isSource, readSource } from './source.ts'
import { createSourceLoader } from './sourceLoader.ts'
import { createSourcesLoader, isSettled, type SourcesLoader } from './sourcesLoader.ts'
import { until } from '../../test/until.ts'

const OPEN: PageActivity = { isOpen: () => true, subscribe: () => () => {} }
const split = (id: number, more: object = {}) => ({ id: `s${id}`, ticker: 'ACME', ratio: '2:1', ...more })

/** Loads the sources from a service that answers as `given` says. */
function loading(texts: readonly string[], given: (url: URL, request: Request) => Response | Promise<Response>) {
  const asked: URL[] = []
  const connection = connectionTo({
    fetch: async (request) => {
      const url = new URL(request.url)
      asked.push(url)
      return given(url, request)
    },
  })
  const client = new QueryClient()
  const loaders = texts.map((text) => {
    const source = readSource(text, endpoints, '2026-11-20')
    if (!isSource(source)) throw new Error(source.fault)
    return createSourceLoader(source, client, connection, OPEN)
  })
  return { loader: createSourcesLoader(loaders), asked }
}

const settled = (loader: SourcesLoader) => until(() => isSettled(loader.states()))
const splitsOf = (...rows: readonly unknown[]) => Response.json({ splits: rows })
const tablesOf = (loader: SourcesLoader) => loadedTables(loader.loaders, () => false)

it('asks for a plain page address once, and for a range as many pages as it names', async () => {
  const { loader, asked } = loading(['/splits?limit=2', '/splits?tickers=ACME&limit=2&v.load=1..3'], (url) => {
    const page = Number(url.searchParams.get('page'))
    return splitsOf(split(page * 2), split(page * 2 + 1))
  })
  loader.run()
  await settled(loader)
  expect(asked.map(({ searchParams }) => [searchParams.get('parameters[tickers]'), searchParams.get('page')])).toEqual([
    [null, null],
    ['ACME', null],
    ['ACME', '1'],
    ['ACME', '2'],
  ])
  expect(loader.states().map(({ status, rows, isWhole }) => [status, rows, isWhole])).toEqual([
    ['there', 2, false],
    ['there', 6, false],
  ])
  expect(loadedWords(loader.loaders)).toBe(
    '2 rows of Splits (1–2 · more available); 6 rows of Splits (6 rows so far (total unknown))',
  )
})

it('makes one table of several sources of a dataset, with rows of the same identity and content once', async () => {
  const { loader } = loading(['/splits?tickers=ACME', '/splits?tickers=ACME&importance=3', '/news'], (url) =>
    url.pathname.endsWith('/news')
      ? Response.json([])
      : url.searchParams.has('parameters[importance]')
        ? splitsOf(split(1), split(2, { ratio: '3:1' }), split(3))
        : splitsOf(split(1), split(2)),
  )
  loader.run()
  await settled(loader)
  const tables = await tablesOf(loader)
  expect(tables?.map(({ endpoint, store }) => [endpoint.title, store.size])).toEqual([
    ['Splits', 4],
    ['News', 0],
  ])
})

it('tells what failed beside what arrived, and asks again for that alone', async () => {
  let isDown = true
  const { loader, asked } = loading(['/splits', '/news'], (url) =>
    url.pathname.endsWith('/news') ? (isDown ? new Response('', { status: 404 }) : Response.json([])) : splitsOf(split(1)),
  )
  loader.run()
  await settled(loader)
  expect(loader.states().map(({ status, failure }) => [status, failure?.kind])).toEqual([
    ['there', undefined],
    ['failed', 'not-found'],
  ])
  expect(loadedWords(loader.loaders)).toBe('1 row of Splits (1 row · all loaded); News: failed')
  isDown = false
  loader.retry(1)
  await until(() => loader.states()[1]?.status === 'there')
  expect(asked.length).toBe(3)
})

it('stops with what arrived, and goes on from there', async () => {
  let release: (() => void) | undefined
  const { loader, asked } = loading(['/splits?limit=1&v.load=1..3', '/news'], async (url, { signal }) => {
    if (url.pathname.endsWith('/news')) return Response.json([])
    const page = Number(url.searchParams.get('page'))
    if (page > 0 && !release) {
      await new Promise<void>((resolve, reject) => {
        release = resolve
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    }
    return splitsOf(split(page))
  })
  loader.run()
  await until(() => loader.states()[0]?.rows === 1)
  loader.stop()
  expect(loader.states().map(({ status, rows }) => [status, rows])).toEqual([
    ['stopped', 1],
    ['stopped', 0],
  ])
  expect((await tablesOf(loader))?.map(({ store }) => store.size)).toEqual([1])
  release?.()
  loader.run()
  await settled(loader)
  expect(loader.states().map(({ status, rows }) => [status, rows])).toEqual([
    ['there', 3],
    ['there', 0],
  ])
  // What had arrived is not asked for again.
  expect(asked.filter(({ pathname, searchParams }) => pathname.endsWith('/splits') && !searchParams.has('page')).length).toBe(1)
})
