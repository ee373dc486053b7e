/** Lines of a flat filing that have the filing's own id: all of them count in what insiders bought. */
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import Page from './page.tsx'

const line = (transaction: string, shares: string) => ({
  id: 'f1',
  accession_number: '0000000001-26-000001',
  filing_date: '2026-11-18T20:00:00Z',
  insider_cik: '7',
  insider_name: 'Roe Jane',
  transaction_id: transaction,
  transaction_code: 'P',
  is_derivative: false,
  shares,
  price_per_share: '10',
})

it('three lines are three transactions, and a line sent twice is counted as left out', async () => {
  const data = [line('t1', '100'), line('t2', '200'), line('t3', '300'), line('t3', '300')]
  renderPage('/insider-filings?display=flat', { fetch: () => Promise.resolve(Response.json({ data })) }, Page)
  const summary = await screen.findByRole('note', { name: 'Bought and sold' })
  expect(summary.textContent).toContain('Bought▲ $6.00K3 trades, 1 filing')
  expect(screen.getAllByTitle('$6,000.00')).toHaveLength(3)
  expect(summary.textContent).toContain('Excludes 1 row seen twice.')
  expect(screen.getByText('3 rows')).toBeTruthy()
})
