import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from '../../../api/client/canonicalJson.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { addDays } from '../../../lib/dates/days.ts'
import { connectionTo } from '../../../test/connection.ts'
import { coverageOf } from './coverage.ts'
import type { PageActivity } from '../pageActivity.ts'
import { createPageLoader } from './pageLoader.ts'
import type { PageLoader } from './loaderShape.ts'
import { until } from '../../../test/until.ts'

const OPEN: PageActivity = { isOpen: () => true, subscribe: () => () => {} }
const LIMIT = 10

interface Row {
  readonly id?: string
  readonly date_ex: string
  readonly ticker: string
}

interface Cap {
  /** Items of one query, over all its pages. */
  readonly items: number
  /** What becomes of pages beyond it. */
  readonly answer: 'refused' | 'empty'
}

/** Newest first unless asked otherwise, and no more of one query than `cap` says. */
function serviceOf(
  rows: readonly Row[],
  cap: Cap,
  { isOldestFirst = false, isDeaf = false, dayOf = (row: Row) => row.date_ex } = {},
) {
  const sorted = rows.toSorted((a, b) => (a.date_ex < b.date_ex ? 1 : -1) * (isOldestFirst ? -1 : 1))
  return connectionTo({
    async fetch(request) {
      const search = new URL(request.url).searchParams
      const [page, size] = [Number(search.get('page') ?? 0), Number(search.get('pagesize'))]
      const [from, to] = [search.get('parameters[date_from]') ?? '', search.get('parameters[date_to]') ?? '9']
      await Promise.resolve()
      if (cap.answer === 'refused' && (page + 1) * size > cap.items) return new Response('page: too far', { status: 400 })
      const asked = sorted.filter((row) => isDeaf || (dayOf(row) >= from && dayOf(row) <= to)).slice(0, cap.items)
      return Response.json({ splits: asked.slice(page * size, (page + 1) * size) })
    },
  })
}

const ended = (loader: PageLoader) => until(() => ['ended', 'exhausted', 'failed'].includes(loader.state().status))
const textsOf = ({ store }: PageLoader): readonly string[] =>
  Array.from({ length: store.size }, (_, row) => canonicalJson(store.record(row))).toSorted()

/** So many rows on each of some days, of which a few have no identity and say the same as others. */
const rowsOfDays = (counts: readonly number[], nameless: number): readonly Row[] =>
  counts.flatMap((count, day) =>
    Array.from({ length: count }, (_, place) => ({
      ...((place + day) % nameless > 0 && { id: `s${day}-${place}` }),
      date_ex: addDays('2026-11-20', -day),
      ticker: `T${place % 3}`,
    })),
  )

it('a service that refuses what lies beyond so many items is loaded whole by windows of days, with stops, no row lost and none twice', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 35 }), { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 2, max: 9 }),
      fc.boolean(),
      fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 }),
      async (counts, nameless, isOldestFirst, stops) => {
        const rows = rowsOfDays(counts, nameless)
        const connection = serviceOf(rows, { items: 50, answer: 'refused' }, { isOldestFirst })
        const loader = createPageLoader(splits, { limit: LIMIT }, 0, connection, OPEN)
        const left = new Set(stops)
        loader.subscribe(() => {
          const { pages, status } = loader.state()
          if (status !== 'running' || !left.delete(pages)) return
          loader.stop()
          queueMicrotask(() => loader.run(Number.POSITIVE_INFINITY))
        })
        loader.run(Number.POSITIVE_INFINITY)
        await ended(loader)
        expect(loader.state()).toMatchObject({ status: 'ended', failure: undefined, isGapped: false })
        expect(textsOf(loader)).toEqual(rows.map(canonicalJson).toSorted())
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

it('a day with more items than the service gives is told with its own words, and nothing is called whole', async () => {
  const rows = rowsOfDays([12, 80, 5], 1000)
  const loader = createPageLoader(splits, { limit: LIMIT }, 0, serviceOf(rows, { items: 50, answer: 'refused' }), OPEN)
  loader.run(Number.POSITIVE_INFINITY)
  await ended(loader)
  expect(loader.state()).toMatchObject({ status: 'failed', failure: { reason: { kind: 'rejected' } } })
  expect(coverageOf(loader.state(), 1, LIMIT)).toContain('so far (total unknown)')
})

it('an end at ten thousand items is not believed: what is older is asked for, and the whole is there', async () => {
  const rows = rowsOfDays(
    Array.from({ length: 60 }, () => 400),
    1_000_000,
  )
  const loader = createPageLoader(splits, { limit: 1000 }, 0, serviceOf(rows, { items: 10_000, answer: 'empty' }), OPEN)
  loader.run(Number.POSITIVE_INFINITY)
  await ended(loader)
  expect(loader.state()).toMatchObject({ status: 'ended', rows: 24_000 })
  expect(textsOf(loader)).toEqual(rows.map(canonicalJson).toSorted())
}, 60_000)

it.each([
  ['is believed where it ended', 'empty', 'ended'],
  ['is told where it refused to go on', 'refused', 'exhausted'],
] as const)(
  'a service that gives the same whatever the days %s, and nothing is loaded twice',
  async (_, answer, status) => {
    const rows = rowsOfDays(
      Array.from({ length: 60 }, () => 400),
      1_000_000,
    )
    const connection = serviceOf(rows, { items: 10_000, answer }, { isDeaf: true })
    const loader = createPageLoader(splits, { limit: 1000 }, 0, connection, OPEN)
    loader.run(Number.POSITIVE_INFINITY)
    await ended(loader)
    expect(loader.state()).toMatchObject({ status, rows: 10_000, returned: 0, windows: [] })
  },
  60_000,
)

it('windows by a day that the service does not go by leave a gap, which is told', async () => {
  const rows = rowsOfDays(
    Array.from({ length: 20 }, () => 8),
    1000,
  )
  // Goes by the day of the announcement, ten days before the one that the rows say.
  const byAnother = { dayOf: ({ date_ex }: Row) => addDays(date_ex as '2026-11-20', 10) }
  const connection = serviceOf(rows, { items: 50, answer: 'refused' }, byAnother)
  const loader = createPageLoader(splits, { limit: LIMIT }, 0, connection, OPEN)
  loader.run(Number.POSITIVE_INFINITY)
  await ended(loader)
  expect(loader.store.size).toBeLessThan(rows.length)
  expect(loader.state()).toMatchObject({ status: 'exhausted', isGapped: true })
  expect(coverageOf(loader.state(), 1, LIMIT)).toContain('rows between them may be missing')
})

it('rows in no order of days are not continued in windows, which would lose some', async () => {
  const rows = rowsOfDays([30, 30, 30, 30], 1000)
  const connection = serviceOf(rows, { items: 50, answer: 'refused' })
  const mixed = connectionTo({
    async fetch(request) {
      const answer = await connection.fetch(request)
      if (!answer.ok) return answer
      const { splits: page } = (await answer.json()) as { splits: readonly Row[] }
      return Response.json({ splits: page.map((row, place) => ({ ...row, date_ex: addDays('2026-11-20', -((place * 7) % 5)) })) })
    },
  })
  const loader = createPageLoader(splits, { limit: LIMIT }, 0, mixed, OPEN)
  loader.run(Number.POSITIVE_INFINITY)
  await ended(loader)
  expect(loader.state()).toMatchObject({ status: 'failed', windows: [], pages: 5 })
})
