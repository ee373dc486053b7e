/** A page whose watchlist is changed in another tab: it asks for what the list stands for by then. */
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keepWatchlist } from '../../settings/watchlists.ts'
import { rowsOf } from '../../test/faults/brokenService.tsx'
import { renderPage } from '../../test/renderPage.tsx'

it('asks for the tickers of a list as another tab has changed it', async () => {
  keepWatchlist({ name: 'tech', tickers: ['HALO', 'QNTR'] })
  const tickersOf = ({ url }: Request) => new URL(url).searchParams.get('parameters[tickers]') ?? ''
  const { requests } = renderPage('/splits?tickers=@tech', {
    fetch: (request) => Promise.resolve(rowsOf(`Rows of ${tickersOf(request)}`)),
  })
  await screen.findByText('Rows of HALO,QNTR')
  act(() => {
    localStorage.setItem('tearsheet.watchlists', '[{"name":"tech","tickers":["ACME"]}]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'tearsheet.watchlists' }))
  })
  await screen.findByText('Rows of ACME')
  expect(requests.map(tickersOf)).toEqual(['HALO,QNTR', 'ACME'])
})
