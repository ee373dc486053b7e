import { expect, it } from 'vitest'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { connectionTo } from '../../../test/connection.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { emptyRowStore } from '../../rows/spreadRows.ts'
import type { PageActivity } from '../pageActivity.ts'
import { loadInto } from './pageLoader.ts'
import { until } from '../../../test/until.ts'

const OPEN: PageActivity = { isOpen: () => true, subscribe: () => () => {} }

/** Two hundred rows. */
const connection = connectionTo({
  async fetch(request) {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 0)
    const rows = Array.from({ length: 10 }, (_, place) => ({ id: String(page * 10 + place), date_ex: '2026-11-20' }))
    await Promise.resolve()
    return Response.json({ splits: page < 20 ? rows : [] })
  },
})

it('asks before rows take more memory than is safe, and goes on when told', async () => {
  const rows = emptyRowStore(splits)
  // As if each row were very large.
  const large = Object.assign(Object.create(rows) as RowStore, { bytes: () => rows.size * 8_000_000 })
  const loader = loadInto(large, splits, { limit: 10 }, 0, connection, OPEN)
  const reached = (status: string) => until(() => loader.state().status === status)
  loader.run(Number.POSITIVE_INFINITY)
  await reached('full')
  expect(loader.state().rows).toBeLessThanOrEqual(60)
  expect(loader.state().bytes).toBe(loader.state().rows * 8_000_000)
  for (let times = 1; loader.state().status === 'full'; times += 1) {
    expect(loader.state().bytes).toBeLessThanOrEqual(times * 400_000_000 + 80_000_000)
    loader.extend()
    await until(() => loader.state().status !== 'running')
  }
  expect(loader.state()).toMatchObject({ status: 'ended', rows: 200 })
})
