/** The body of a story that has moved on since its headline was listed: found again by its days, or said to be gone. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
// Parts that load when they are wanted: read in here, so that a slow machine does not count against what is waited for.
import '../../../explorer/record/lazyRecord.ts'
import '../../../explorer/record/RecordPanel.tsx'
import { renderPage } from '../../../test/renderPage.tsx'
import './sanitise.ts'
import type { NewsItem } from '../endpoint.ts'
import NewsPage from '../page.tsx'

const item = (id: number, created: string): NewsItem => ({
  id,
  created,
  updated: created,
  title: `Title ${id}`,
  body: `<p>Body of ${id}</p>`,
  stocks: [{ name: 'HALO' }],
})
const DAY = 'Fri, 20 Nov 2026'
const LISTED = Array.from({ length: 15 }, (_, index) =>
  item(100 - index, `${DAY} 09:${String(40 - index).padStart(2, '0')}:00 -0400`),
)
const NEW = Array.from({ length: 40 }, (_, index) =>
  item(200 - index, `${DAY} 15:${String(59 - index).padStart(2, '0')}:00 -0400`),
)

/** A service of these items, newest first, by days as they are written; what comes in does so once the list was given. */
function serviceOf(listed: readonly NewsItem[], after: readonly NewsItem[], dayOf = (item: NewsItem) => dayIn(item)) {
  let isListed = false
  const asked: URLSearchParams[] = []
  const answer = (request: Request): Promise<Response> => {
    const search = new URL(request.url).searchParams
    asked.push(search)
    const [page, size] = [Number(search.get('page') ?? 0), Number(search.get('pageSize') ?? 15)]
    const [from, to] = [search.get('dateFrom') ?? '', search.get('dateTo') ?? '9']
    const found = (isListed ? after : listed).filter((one) => dayOf(one) >= from && dayOf(one) <= to)
    const ordered = search.get('sort') === 'created:asc' ? found.toReversed() : found
    isListed = true
    const isFull = search.get('displayOutput') === 'full'
    return Promise.resolve(
      Response.json(ordered.slice(page * size, (page + 1) * size).map((one) => (isFull ? one : { ...one, body: '' }))),
    )
  }
  return { answer, asked }
}
const dayIn = ({ created }: NewsItem): string => new Date(`${created!.slice(5, 16)} UTC`).toISOString().slice(0, 10)

const open = (id: number, answer: (request: Request) => Promise<Response>) =>
  renderPage(`/news?tickers=HALO&limit=15&v.open=${id}`, { fetch: answer }, NewsPage)

it('is found again by its day when more came in than a page holds', async () => {
  const { answer, asked } = serviceOf(LISTED, [...NEW, ...LISTED])
  open(93, answer)
  expect(await screen.findByText('Body of 93')).toBeDefined()
  expect(screen.queryByText(/^The body is not given|^Not found again/)).toBeNull()
  const last = asked.at(-1)!
  expect([last.get('tickers'), last.get('dateFrom'), last.get('dateTo')]).toEqual(['HALO', '2026-11-20', '2026-11-20'])
})

it('is found on a later page of a full day', async () => {
  const morning = Array.from({ length: 250 }, (_, index) => item(900 - index, `${DAY} 08:00:00 -0400`))
  const { answer } = serviceOf(LISTED, [...NEW, ...LISTED, ...morning])
  open(93, answer)
  expect(await screen.findByText('Body of 93')).toBeDefined()
})

it('is found where the service counts its day in UTC', async () => {
  const late = item(93, 'Thu, 19 Nov 2026 22:30:00 -0400')
  const utcDay = ({ created }: NewsItem): string => new Date(created!).toISOString().slice(0, 10)
  const { answer } = serviceOf([late], [...NEW, late], utcDay)
  open(93, answer)
  expect(await screen.findByText('Body of 93')).toBeDefined()
})

it('is said not to be found again where the service no longer has it, never that it has no body', async () => {
  const { answer } = serviceOf(LISTED, [...NEW, ...LISTED.filter(({ id }) => id !== 93)])
  open(93, answer)
  expect(await screen.findByText(/^Not found again/)).toBeDefined()
  expect(screen.queryByText('The body is not given.')).toBeNull()
  expect(screen.getByRole('button', { name: 'Look again' })).toBeDefined()
})

it('has no body where it was found with none', async () => {
  const empty = { ...item(93, LISTED[7]!.created!), body: '' }
  const { answer } = serviceOf([empty], [empty])
  open(93, answer)
  expect(await screen.findByText('The body is not given.')).toBeDefined()
})
