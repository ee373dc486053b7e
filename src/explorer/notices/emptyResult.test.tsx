/** What stands where no row is: a ticker that resembles a company is asked about, and one that is known is not. */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CompaniesContext } from '../tickers/companies.ts'
import { EmptyResult } from './EmptyResult.tsx'

const COMPANIES = [
  { ticker: 'HALO', name: 'Halcyon Optics, Inc.' },
  { ticker: 'HALX', name: undefined },
]
const find = () => Promise.resolve(COMPANIES)

function show(ticker: string | undefined) {
  const onTicker = vi.fn()
  render(
    <CompaniesContext value={find}>
      <EmptyResult noun="ratings" phrases={[]} onFirstPage={undefined} onDrop={() => {}} {...{ ticker, onTicker }} />
    </CompaniesContext>,
  )
  return onTicker
}

it('asks whether the company of that name was meant, and leads to its rows', async () => {
  const onTicker = show('HALCYON')
  await userEvent.setup().click(await screen.findByRole('button', { name: 'HALO, Halcyon Optics, Inc.' }))
  expect(onTicker).toHaveBeenCalledWith('HALO')
})

it('asks nothing of a ticker that is known, of several, and of one that resembles none', async () => {
  for (const ticker of ['HALO', undefined, 'ZZZZ']) show(ticker)
  expect(await screen.findAllByRole('heading', { name: 'No ratings match' })).toHaveLength(3)
  await find()
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})
