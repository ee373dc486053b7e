import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { connectionTo } from '../../../test/connection.ts'
import { coverageOf } from './coverage.ts'
import type { PageActivity } from '../pageActivity.ts'
import { createPageLoader } from './pageLoader.ts'
import type { PageLoader } from './loaderShape.ts'
import { OPEN, serviceOf } from './testing.ts'
import { until } from '../../../test/until.ts'

/** Pages can be named up to the third only. */
const cappedAtThree: AnyEndpoint = {
  ...splits,
  params: { ...splits.params, page: { ...splits.params.page, range: { least: 0, most: 2 } } },
}

const loaderOver = (service: ReturnType<typeof serviceOf>, endpoint: AnyEndpoint = splits, gate = OPEN): PageLoader =>
  createPageLoader(endpoint, { limit: 10 }, 0, service.connection, gate)

it('loads the pages asked for and stops there', async () => {
  const service = serviceOf(100)
  const loader = loaderOver(service)
  loader.run(3)
  await until(() => loader.state().status === 'idle')
  expect(loader.state()).toMatchObject({ pages: 3, rows: 30, requests: 3, repeated: 0 })
  expect(service.asked).toEqual(['#0', '#1', '#2'])
})

it('asks for the first page alone while it is held back, and for the others then', async () => {
  const service = serviceOf(100)
  const loader = loaderOver(service)
  loader.holdBack(true)
  loader.run(3)
  await until(() => loader.state().pages === 1)
  expect(loader.state()).toMatchObject({ status: 'running', requests: 1 })
  expect(service.asked).toEqual(['#0'])
  loader.holdBack(false)
  await until(() => loader.state().status === 'idle')
  expect(service.asked).toEqual(['#0', '#1', '#2'])
})

it('stays stopped where it was stopped while it was held back', async () => {
  const service = serviceOf(100)
  const loader = loaderOver(service)
  loader.holdBack(true)
  loader.run(3)
  await until(() => loader.state().pages === 1)
  loader.stop()
  loader.holdBack(false)
  expect(loader.state().status).toBe('idle')
  expect(service.asked).toEqual(['#0'])
})

it('goes on until the end, which is a page shorter than asked', async () => {
  const loader = loaderOver(serviceOf(45))
  loader.run(Number.POSITIVE_INFINITY)
  await until(() => loader.state().status === 'ended')
  expect(loader.state()).toMatchObject({ pages: 5, rows: 45 })
})

it('D7 never has more than two requests under way', async () => {
  const service = serviceOf(200)
  const loader = loaderOver(service)
  loader.run(12)
  await until(() => loader.state().status === 'idle')
  expect(service.mostAtOnce()).toBe(2)
})

it('F27 keeps the rows so far when a page fails twice, and asks for that page alone again', async () => {
  const service = serviceOf(100, { failing: { 3: 2 } })
  const loader = loaderOver(service)
  loader.run(6)
  await until(() => loader.state().status === 'failed')
  expect(loader.state().failure).toMatchObject({ page: 4, reason: { kind: 'service-error' } })
  expect(loader.store.size).toBe(30)
  loader.run(6)
  await until(() => loader.state().status === 'idle' && loader.state().pages === 6)
  expect(loader.state().failure).toBeUndefined()
  expect(service.asked.filter((page) => page === '#3')).toHaveLength(3)
  expect(service.asked.filter((page) => page === '#4').length).toBe(1)
  expect(Array.from({ length: loader.store.size }, (_, row) => loader.store.record(row).id)).toEqual(
    Array.from({ length: 60 }, (_, id) => String(id)),
  )
})

it('stops when told, and resumes where it stopped', async () => {
  const service = serviceOf(1000)
  const loader = loaderOver(service)
  loader.subscribe(() => loader.state().pages >= 4 && loader.state().status === 'running' && loader.stop())
  loader.run(50)
  await until(() => loader.state().status === 'idle')
  const { pages } = loader.state()
  expect(pages).toBeGreaterThanOrEqual(4)
  expect(pages).toBeLessThan(50)
})

it('F103 leaves out rows seen twice and counts them', async () => {
  const loader = loaderOver(serviceOf(100, { shift: 2 }))
  loader.run(4)
  await until(() => loader.state().status === 'idle')
  expect(loader.state()).toMatchObject({ rows: 38, repeated: 2 })
})

it('waits while the page is hidden', async () => {
  let isOpen = false
  let open = (): void => {}
  const gate: PageActivity = { isOpen: () => isOpen, subscribe: (listener) => ((open = listener), () => {}) }
  const service = serviceOf(100)
  const loader = loaderOver(service, splits, gate)
  loader.run(2)
  expect(loader.state().status).toBe('waiting')
  expect(service.asked).toEqual([])
  isOpen = true
  open()
  await until(() => loader.state().status === 'idle')
  expect(loader.state().pages).toBe(2)
})

it('narrows by date and goes on where pages can be counted no further', async () => {
  const service = serviceOf(200)
  const loader = loaderOver(service, cappedAtThree)
  loader.run(5)
  await until(() => loader.state().status === 'idle')
  expect(loader.state().windows).toEqual(['2026-11-16'])
  expect(service.asked).toEqual(['#0', '#1', '#2', '2026-11-16#0', '2026-11-16#1'])
  // The window begins with the day it was cut at: rows 28 and 29 of that day come again.
  expect(loader.state()).toMatchObject({ rows: 48, repeated: 2 })
})

it.each([
  ['of one day', { date: '2026-11-20' }],
  ['until an earlier day than its last row has', { to: '2026-11-10' }],
  ['from a later day than its last row has', { from: '2026-11-18' }],
])('never asks for more than the query did: one %s ends where pages can be counted no further, and says so', async (_, days) => {
  const service = serviceOf(200)
  // The answer goes by another date than the days that are asked for, as services do.
  const blind = connectionTo({
    fetch: (request) => {
      const url = new URL(request.url)
      for (const name of ['date', 'date_from', 'date_to']) url.searchParams.delete(`parameters[${name}]`)
      return service.connection.fetch(new Request(url))
    },
  })
  const loader = createPageLoader(cappedAtThree, { limit: 10, ...days }, 0, blind, OPEN)
  loader.run(Number.POSITIVE_INFINITY)
  await until(() => loader.state().status === 'exhausted')
  expect(loader.state()).toMatchObject({ pages: 3, rows: 30, requests: 3, windows: [] })
  expect(coverageOf(loader.state(), 1, 10)).toBe('30 rows so far (total unknown) · pages cannot be counted any further')
})
