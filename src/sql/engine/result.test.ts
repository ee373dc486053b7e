import { afterAll, expect, it } from 'vitest'
import { openNodeEngine } from '../../test/sql/nodeEngine.ts'

const engine = await openNodeEngine()
afterAll(() => engine.close())

/** The values of the one column of a statement. */
async function values(sql: string): Promise<readonly unknown[]> {
  const result = await engine.run(sql, new AbortController().signal)
  return Array.from({ length: result.size }, (_, row) => result.value(0, row))
}

it('tells intervals of every kind, row by row', async () => {
  expect(
    await values(`select * from (values (interval 2 months), (interval 3 days), (null), (interval 1 hour),
      (timestamp '2026-01-03 12:00:00' - timestamp '2026-01-01 00:00:00'), (interval '-90 minutes'), (interval 0 days))`),
  ).toEqual(['2 months', '3 days', null, '3600 seconds', '2 days 43200 seconds', '-5400 seconds', '0 seconds'])
})

it('tells what lists and structures hold as it tells it alone', async () => {
  expect(
    await values(`select {m: timestamptz '2026-01-02 03:04:05.123456+00', d: date '2026-01-02', n: 1.50, l: [timestamp '2026-01-02 03:04:05'], i: interval 2 days}
      from range(2)`),
  ).toEqual(
    Array(2).fill('{"m":"2026-01-02T03:04:05.123456Z","d":"2026-01-02","n":"1.50","l":["2026-01-02T03:04:05"],"i":"2 days"}'),
  )
  expect(await values('select [[1, null], [9007199254740993]] union all select null')).toEqual([
    '[[1,null],["9007199254740993"]]',
    null,
  ])
})

it('is cut after a hundred thousand rows, and says so', async () => {
  const { signal } = new AbortController()
  const [whole, cut] = [await engine.run('from range(100000)', signal), await engine.run('from range(100001)', signal)]
  expect([whole.size, whole.isCut, cut.size, cut.isCut]).toEqual([100_000, false, 100_000, true])
})
