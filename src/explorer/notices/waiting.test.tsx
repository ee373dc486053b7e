/** What a user sees and can do while an answer does not come, or has come long ago. */
import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestLogEntry } from '../../api/client/requestLog.ts'
import { holdAnswers } from '../../test/heldAnswers.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { DataAge } from './DataAge.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 20, 12, 5) }))
afterEach(() => void vi.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: (by) => vi.advanceTimersByTimeAsync(by) as unknown as void })

describe('a long wait', () => {
  it('F81 is told after four seconds with what has arrived, and can be ended and begun again', async () => {
    let send!: ReadableStreamDefaultController<Uint8Array>
    let asked = 0
    const fetch = (): Promise<Response> => {
      asked += 1
      return Promise.resolve(new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) })))
    }
    renderPage('/splits?tickers=A', { fetch })
    await waitFor(() => expect(asked).toBe(1))
    expect(screen.queryByText('Still loading…')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(await screen.findByText('Still loading…')).toBeTruthy()
    act(() => send.enqueue(new Uint8Array(12_345)))
    expect(await screen.findByText('13 kB so far')).toBeTruthy()
    await user().click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Cancelled.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    await user().click(screen.getByRole('button', { name: 'Ask again' }))
    await waitFor(() => expect(asked).toBe(2))
  })

  it('F79 without a byte ends after thirty seconds, three times over', async () => {
    const held = holdAnswers()
    renderPage('/splits?tickers=A', { fetch: held.fetch, keyTravels: 'gateway' })
    await waitFor(() => expect(held.asked).toHaveLength(1))
    for (const times of [2, 3]) {
      await act(() => vi.advanceTimersByTimeAsync(30_000))
      await waitFor(() => expect(held.asked).toHaveLength(times))
    }
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect((await screen.findByRole('alert')).textContent).toContain('Took too long.')
    expect(held.asked).toHaveLength(3)
  })
})

describe('without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('F76, F77 a question waits, says so, and is asked once when the network is back', async () => {
    const held = holdAnswers()
    onlineManager.setOnline(false)
    renderPage('/splits?tickers=A', { fetch: held.fetch })
    expect(await screen.findByText('Offline: waiting for the network.')).toBeTruthy()
    expect(held.asked).toEqual([])
    act(() => onlineManager.setOnline(true))
    await waitFor(() => expect(held.asked).toEqual(['A']))
    held.answer('A', ['First'])
    expect(await screen.findByText('First')).toBeTruthy()
    expect(screen.queryByText(/Offline/)).toBeNull()
    expect(held.asked).toEqual(['A'])
  })
})

describe('in a tab that is hidden', () => {
  /** What a browser does when the tab goes to the back or comes to the front. */
  const hide = (isHidden: boolean): void => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }
  afterEach(() => {
    focusManager.setFocused(undefined)
    hide(false)
  })

  it('what failed is not asked for again, and once when the tab is seen', async () => {
    let asked = 0
    const fetch = (): Promise<Response> => {
      asked += 1
      return Promise.resolve(
        asked === 1 ? new Response(null, { status: 503 }) : Response.json({ splits: [{ id: '1', name: 'First' }] }),
      )
    }
    hide(true)
    renderPage('/splits?tickers=A', { fetch, keyTravels: 'gateway' })
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(asked).toBe(1)
    act(() => hide(false))
    expect(await screen.findByText('First')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked).toBe(2)
  })

  it('loading of many pages pauses and goes on where it was', async () => {
    const pages: string[] = []
    const fetch = (request: Request): Promise<Response> => {
      const page = new URL(request.url).searchParams.get('page') ?? '0'
      pages.push(page)
      if (page === '1') hide(true)
      const splits = Array.from({ length: 10 }, (_, row) => ({ id: `${page}.${row}`, name: `Row ${page}.${row}` }))
      return Promise.resolve(Response.json({ splits }))
    }
    renderPage('/splits?limit=10&v.load=1..5', { fetch })
    expect(await screen.findByText(/^Waiting: the page is hidden or offline\./)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    const before = [...pages]
    expect(before.length).toBeLessThan(5)
    act(() => hide(false))
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('51'))
    expect(pages).toEqual(['0', '1', '2', '3', '4'])
  })
})

describe('old rows', () => {
  const exchange = (given: Partial<RequestLogEntry>): RequestLogEntry => ({
    id: 1,
    endpoint: 'splits',
    path: '/',
    headers: {},
    startedAt: Date.now(),
    milliseconds: 1,
    schemaMismatches: [],
    ...given,
  })

  it('F89 are told with their time when the tab wakes, and asked again only on request', async () => {
    const onRefresh = vi.fn()
    render(<DataAge exchange={exchange({})} onRefresh={onRefresh} />)
    expect(screen.queryByText(/Data from/)).toBeNull()
    vi.setSystemTime(new Date(2026, 10, 20, 14, 5))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(await screen.findByText('Data from 12:05.')).toBeTruthy()
    expect(onRefresh).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(onRefresh).toHaveBeenCalledTimes(1)
  })

  it.each([
    [86_400_000, 'by 24 hours'],
    [-600_000, 'by 10 minutes'],
  ])('F91 of a service whose clock differs by %i ms say so', async (clockAhead, words) => {
    render(<DataAge exchange={exchange({ clockAhead })} onRefresh={() => undefined} />)
    expect((await screen.findByRole('note')).textContent).toContain(words)
  })

  it('F91 of a service whose clock differs little say nothing', () => {
    render(<DataAge exchange={exchange({ clockAhead: 299_000 })} onRefresh={() => undefined} />)
    expect(screen.queryByRole('note')).toBeNull()
  })
})
