/** Faults of the service as a reader meets them, each by the number of its row: what is said, what can be done, what stays, how often is asked. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Connection } from '../api/connection.ts'
import { askB, body, broken, cut, direct, isFor, redirected, rowsOf, status } from '../test/brokenService.tsx'

afterEach(() => void vi.useRealTimers())

describe('a fault is told with a way on, the last rows stay, and it is asked as often as helps', () => {
  it.each<[string, () => Response, string, string, number, Partial<Connection>?]>([
    ['F1 400 without a body', status(400), 'The service rejected these filters.', 'Go to the filters', 1],
    [
      'F2 400 with words',
      status(400, {}, { title: 'No', detail: 'Markets are closed' }),
      '“Markets are closed”',
      'Go to the filters',
      1,
    ],
    [
      'F5 502 for the key of the gateway',
      status(502, { 'x-upstream-status': '401' }),
      'The server’s key was refused.',
      'Try again',
      1,
    ],
    ['F6 401 from a sign-in', status(401), 'Signed out.', 'Load the page again to sign in', 1],
    ['F7 a redirect to a sign-in', redirected, 'Signed out.', 'Load the page again to sign in', 1],
    ['F11 405', status(405), 'Request type refused.', 'Look at the connection', 1],
    ['F12 406', status(406), 'The service did not offer JSON.', 'Look at the connection', 1],
    ['F13 408', status(408), 'Took too long.', 'Try again', 3],
    ['F16 414', status(414), 'Too many values for one request.', 'Go to the filters', 1],
    ['F16 431', status(431), 'Too many values for one request.', 'Go to the filters', 1],
    ['F17 422', status(422, {}, { errors: ['Not one of us'] }), '“Not one of us”', 'Go to the filters', 1],
    ['F20 429', status(429), 'Limit reached.', 'Try again', 3],
    ['F24 500', status(500), 'Service error.', 'Try again', 2],
    ['F26 502', status(502), 'Service unreachable, busy or too slow.', 'Try again', 3],
    ['F26 503', status(503), 'Service unreachable, busy or too slow.', 'Try again', 3],
    ['F26 504', status(504), 'Service unreachable, busy or too slow.', 'Try again', 3],
    [
      'F29 a redirect that the gateway blocked',
      status(502, { 'x-upstream-status': '302' }, { type: 'upstream-redirected' }),
      'The service tried to redirect.',
      'Look at the connection',
      1,
    ],
    [
      'F32, F78 a web page',
      body('<!doctype html><html></html>', 'text/html'),
      'Got a web page instead of data.',
      'Look at the connection',
      1,
    ],
    ['F34 an answer cut off', cut, 'The answer was cut off.', 'Try again', 3],
    ['F43 an object of something else', body('{"count":3}'), 'Unexpected shape.', 'Try again', 1],
    ['F48 a failure with status 200', body('{"ok":"false","message":"Not today"}'), '“Not today”', 'Go to the filters', 1],
    [
      'F72 no connection for a bad certificate',
      status(502, {}, { type: 'upstream-unreachable', title: 'The service could not be reached (CERT_HAS_EXPIRED).' }),
      'Has the service’s certificate expired, or is it not trusted there?',
      'Try again',
      3,
    ],
    ['F70 no connection', broken, 'Cannot reach the service.', 'Try again', 3],
    ['F73 no connection from the browser itself', broken, 'may not allow calls from browsers', 'Try again', 1, direct],
  ])('%s', async (_, answer, words, action, times, given) => {
    const { asked } = await askB([answer], given ?? { keyTravels: 'gateway' })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(words)
    expect(alert.textContent).toContain('Still on screen: 1 row loaded at')
    expect(within(alert).getByText(action)).toBeTruthy()
    expect(within(alert).getByRole('button', { name: 'Copy details' })).toBeTruthy()
    expect(screen.getByText('First')).toBeTruthy()
    expect(asked()).toBe(times)
    expect(document.body.innerHTML).not.toContain('demo-full-access')
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
    const told = await screen.findByText(/^Limit reached\. Asking again at \d\d:\d\d:\d\d\.$/)
    expect(within(told.parentElement!).getByText(/^In [67] s\.$/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Retry now' }).disabled).toBe(true)
    expect(screen.getByText('First')).toBeTruthy()
    expect(asked()).toBe(1)
    await act(() => vi.advanceTimersByTimeAsync(7000))
    await screen.findByText('Second')
    expect(asked()).toBe(2)
  })

  it('F18 that goes on is told, and cannot be asked again before its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = await askB([status(429, { 'retry-after': '7' })])
    await screen.findByText(/^Limit reached\. Asking again/)
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
    expect((await screen.findByRole('alert')).textContent).toContain('The service wants to be left alone until 14:20.')
    expect(asked()).toBe(1)
  })

  it('F22 holds back what is asked next, so that one limit is not met twice', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { router, requests } = await askB([status(429, { 'retry-after': '7' })])
    await screen.findByText(/^Limit reached\. Asking again/)
    await act(() => router.navigate('/splits?tickers=C'))
    expect(requests.filter((request) => isFor(request, 'C'))).toHaveLength(0)
    await act(() => vi.advanceTimersByTimeAsync(7000))
    await waitFor(() => expect(requests.filter((request) => isFor(request, 'C'))).toHaveLength(1))
  })
})
