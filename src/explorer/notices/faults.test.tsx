/** Faults of the service as a user meets them, each by the number of its row: what is said, what can be done, what stays, how often is asked. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { broken, status } from '../../test/faults/brokenAnswers.ts'
import { askB, askOf, isFor, rowsOf } from '../../test/faults/brokenService.tsx'
import { faults } from '../../test/faults/faults.ts'
import { useOpenForm } from '../../test/filterForm.ts'

useOpenForm()

afterEach(() => void vi.useRealTimers())

/** What takes neither the rows nor the question away. */
const kept = faults.filter(({ kind }) => kind !== 'key-missing' && kind !== 'not-entitled')

describe('a fault is told with a way on, the last rows stay, and it is asked as often as helps', () => {
  // Every fault of every operation is tried without a page (src/endpoints/faults.test.ts); here each has its turn on one.
  it.each(kept.map((fault, place) => ({ ...fault, endpoint: endpoints[place % endpoints.length]! })))(
    '$name, on the page of $endpoint.id',
    async ({ answer, words, action, requests, given, endpoint }) => {
      const { asked } = await askOf(endpoint, [answer], given)
      const alert = await screen.findByRole('alert')
      expect(alert.textContent).toContain(words)
      expect(alert.textContent).toContain('Still on screen: 1 row loaded at')
      expect(within(alert).getByText(action)).toBeTruthy()
      expect(within(alert).getByRole('button', { name: 'Copy details' })).toBeTruthy()
      expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2')
      expect(asked()).toBe(requests)
      expect(document.body.innerHTML).not.toContain('demo-full-access')
    },
  )

  it('F72 a bad certificate is asked about', async () => {
    const unreachable = { type: 'upstream-unreachable', title: 'The service could not be reached (CERT_HAS_EXPIRED).' }
    await askB([status(502, {}, unreachable)])
    expect((await screen.findByRole('alert')).textContent).toContain('Has the service’s certificate expired')
  })

  it('F1 leads to the filters', async () => {
    await askB([status(400)])
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Go to the filters' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Tickers'))
  })

  it('F26, F83 and one that heals by itself is not worth a word', async () => {
    const { asked } = await askB([broken, status(503), () => rowsOf('Second')])
    await screen.findByText('Second')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(asked()).toBe(3)
  })
})

describe('a limit', () => {
  it('F18 that ends soon is waited for, with a countdown, and then asked once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = await askB([status(429, { 'retry-after': '7' }), () => rowsOf('Second')])
    const told = await screen.findByText(/^Rate limited\. Retrying at \d\d:\d\d:\d\d\.$/)
    expect(within(told.parentElement!).getByText(/^In [67] s\.$/)).toBeTruthy()
    // Nothing can be pressed before its time, so nothing is offered.
    expect(within(told.parentElement!).queryByRole('button')).toBeNull()
    expect(screen.getByText('First')).toBeTruthy()
    expect(asked()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(7000))
    await screen.findByText('Second')
    expect(asked()).toBe(2)
  })

  it('F18 that goes on is told, and cannot be asked again before its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = await askB([status(429, { 'retry-after': '7' })])
    await screen.findByText(/^Rate limited\. Retrying/)
    await act(() => vi.advanceTimersByTimeAsync(7100))
    const again = within(await screen.findByRole('alert')).getByRole<HTMLButtonElement>('button', { name: 'Try again' })
    expect(again.disabled).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(again.disabled).toBe(false)
    expect(asked()).toBe(2)
  })

  it('F19 that ends late is told with the time, and not waited for', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 20, 14, 10, 30) })
    const date = 'Fri, 20 Nov 2026 09:00:00 GMT'
    const { asked } = await askB([status(429, { date, 'retry-after': 'Fri, 20 Nov 2026 09:10:00 GMT' })])
    expect((await screen.findByRole('alert')).textContent).toContain('The service asks to wait until 14:20.')
    expect(asked()).toBe(1)
  })

  it.each([
    ['as a date', { date: 'Fri, 20 Nov 2026 09:00:00 GMT', 'retry-after': 'Mon, 23 Nov 2026 09:10:00 GMT' }],
    ['in seconds', { 'retry-after': String(3 * 86_400 + 600) }],
  ])('F19 that ends on another day, said %s, is told with that day', async (_, headers) => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(2026, 10, 20, 14, 10, 30) })
    await askB([status(429, headers)])
    expect((await screen.findByRole('alert')).textContent).toContain('The service asks to wait until 14:20 on 23 Nov 2026.')
  })

  it('F22 holds back what is asked next, so that one limit is not met twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router, requests } = await askB([status(429, { 'retry-after': '7' })])
    await screen.findByText(/^Rate limited\. Retrying/)
    await act(() => router.navigate('/splits?tickers=C'))
    expect(requests.filter((request) => isFor(request, 'C'))).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(7000))
    await waitFor(() => expect(requests.filter((request) => isFor(request, 'C'))).toHaveLength(1))
  })
})
