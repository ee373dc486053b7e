/** Faults of answers that come page by page, each by the number of its row. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../../test/renderPage.tsx'
import { useOpenForm } from '../../../test/filterForm.ts'

useOpenForm()

afterEach(() => void vi.useRealTimers())

/** Pages of ten out of `total` rows; `broken` answers in the place of the pages named, once for each response given. */
function pagesOf(total: number, { shift = 0, broken = {} }: { shift?: number; broken?: Record<number, Response[]> } = {}) {
  const rows = Array.from({ length: total }, (_, id) => ({ id: String(id), ticker: 'A', name: `Row ${id}`, ratio: '4:1' }))
  return (request: Request): Promise<Response> => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 0)
    const instead = broken[page]?.shift()
    // Rows that were added meanwhile push the others on: the last of one page are the first of the next.
    const start = Math.max(0, page * 10 - (page > 0 ? shift : 0))
    return Promise.resolve(instead ?? Response.json({ splits: rows.slice(start, start + 10) }))
  }
}

const line = () => screen.getByRole('navigation', { name: 'Paging' })
const says = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(within(line()).getAllByRole('status')[0]!.textContent).toMatch(words))
const next = () => within(line()).getByRole<HTMLButtonElement>('button', { name: 'Next page' })

describe('F101', () => {
  it('a page shorter than asked is the last, a full one need not be, and an empty one after it leads back', async () => {
    const { router } = renderPage('/splits?limit=10', { fetch: pagesOf(20) })
    await says('1–10 · more available')
    expect(next().disabled).toBe(false)
    await act(() => router.navigate('/splits?limit=10&page=2'))
    expect(await screen.findByRole('heading', { name: 'No more rows' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Go to the first page' })).toBeTruthy()
    await says('Page 3 is empty')
  })

  it('a total is told where the service gives one, and its own count of pages is not believed', async () => {
    const pagination = { hits: 12, page: 1, page_count: 900, page_size: 10 }
    const data = Array.from({ length: 10 }, (_, id) => ({ call_id: String(id), call_title: `Call ${id}` }))
    renderPage('/transcripts?tickers=A', { fetch: () => Promise.resolve(Response.json({ data, message: '', pagination })) })
    await says('1–10 of 12 · page 1 of 2')
    expect(document.body.textContent).not.toContain('900')
  })
})

it('F102 a page beyond the last that can be named is told and not asked for, by address and by hand', async () => {
  const { requests, router } = renderPage('/splits?page=100001', { fetch: pagesOf(20) })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('nothing was requested')
  expect(alert.textContent).toMatch(/Wanted: a whole number, 0 to 100000\. Narrow by date to reach what lies beyond\./)
  expect(requests).toEqual([])
  await act(() => router.navigate('/splits?limit=10'))
  await says('1–10 · more available')
  await userEvent.setup().type(screen.getByLabelText('Go to page'), '100002{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was requested')
  expect(screen.getByText('Row 3')).toBeTruthy()
  expect(requests).toHaveLength(1)
})

it('F103 rows that come twice while the list changes are left out, counted and told, and what may be missing is said', async () => {
  renderPage('/splits?limit=10&v.load=1..4', { fetch: pagesOf(100, { shift: 2 }) })
  await says(
    /^38 rows so far \(total unknown\) · 2 seen twice and left out · the list changed while loading: rows may be missing$/,
  )
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('39')
})

describe('while many pages are loaded', () => {
  it('F18 a limit that ends soon is waited for, with a countdown, and the page asked for once more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const limited = new Response(null, { status: 429, headers: { 'retry-after': '7' } })
    const { requests } = renderPage('/splits?limit=10&v.load=1..3', { fetch: pagesOf(100, { broken: { 1: [limited] } }) })
    const told = await screen.findByText(/^Page 2: Rate limited\. Retrying at \d\d:\d\d:\d\d\.$/)
    expect(within(told.parentElement!).getByText(/^In [67] s\.$/)).toBeTruthy()
    expect(await screen.findByText('Row 3')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(7100))
    await says('30 rows')
    expect(screen.queryByText(/Retrying/)).toBeNull()
    expect(requests).toHaveLength(4)
  })

  it('F26 a service that is busy is asked again when it allows that', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const busy = () => new Response(null, { status: 503, headers: { 'retry-after': '3' } })
    const { requests } = renderPage('/splits?limit=10&v.load=1..2', { fetch: pagesOf(100, { broken: { 1: [busy(), busy()] } }) })
    for (const times of [2, 3]) {
      await screen.findByText(/^Page 2: Service unreachable, busy or too slow\. Retrying at/)
      expect(requests).toHaveLength(times)
      await act(() => vi.advanceTimersByTimeAsync(3100))
    }
    await says('20 rows so far')
  })

  it('F27 a page that goes on failing keeps the rows so far, and is asked for again on request', async () => {
    const fails = () => new Response(null, { status: 500 })
    const { requests } = renderPage('/splits?limit=10&v.load=1..3', {
      fetch: pagesOf(100, { broken: { 1: [fails(), fails()] } }),
    })
    // The rows are drawn after what is said of them.
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Still on screen: 10 rows loaded at'))
    expect(await screen.findByText('Page 2 failed: Service error.')).toBeTruthy()
    expect(await screen.findByText('Row 3')).toBeTruthy()
    const before = requests.length
    await userEvent.setup().click(within(line()).getByRole('button', { name: 'Try that page again' }))
    await says('30 rows')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(requests.length).toBeLessThanOrEqual(before + 2)
  })
})
