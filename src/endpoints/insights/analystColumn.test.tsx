/** The column of analysts is ordered by the names it shows, which another request brings. */
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'
import InsightsPage from './page.tsx'

useServer()

it('orders the rows by the names of the analysts, and shows their IDs as sent', async () => {
  renderPage('/insights?tickers=HALO&limit=12&v.cols=computed.analyst,analyst_id&v.sort=computed.analyst:asc', {}, InsightsPage)
  const cells = (column: number) =>
    screen
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-colindex') === String(column))
      .map((cell) => cell.textContent?.replace(/\s*\d+%$/, '') ?? '')
  await waitFor(() => {
    const names = cells(1)
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !/^\p{L}[\p{L}'’.-]* \p{L}/u.test(name))).toEqual([])
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
  })
  expect(cells(2).filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([])
})
