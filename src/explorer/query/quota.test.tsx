/** What a question costs: one request, however often its page is looked at (resilience D8). */
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { rowsOf } from '../../test/faults/brokenService.tsx'
import { renderPage } from '../../test/renderPage.tsx'

it('D8 asks once for a page that is left for another tab five times and opened anew three times', async () => {
  const { router, requests } = renderPage('/splits?tickers=A', { fetch: () => Promise.resolve(rowsOf('First')) })
  await screen.findByText('First')
  for (let times = 0; times < 5; times += 1) {
    for (const state of ['hidden', 'visible'] as const) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      fireEvent(document, new Event('visibilitychange'))
    }
    fireEvent(window, new Event('focus'))
    fireEvent(window, new Event('online'))
  }
  for (let times = 0; times < 3; times += 1) {
    await act(() => router.navigate('/logos'))
    expect(screen.queryByText('First')).toBeNull()
    await act(() => router.navigate('/splits?tickers=A'))
    await screen.findByText('First')
  }
  for (const name of ['v.open=First', 'v.tab=json&v.open=First', 'v.sort=name:asc']) {
    await act(() => router.navigate(`/splits?tickers=A&${name}`))
  }
  await screen.findByText('First')
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/v2.1/calendar/splits'])
})
