/** The ticker field where there is no company yet: one is opened by its name or its ticker, and by nothing else. */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { ConnectionContext } from '../connection/ConnectionContext.tsx'
import { CompaniesContext } from '../explorer/tickers/companies.ts'
import { connectionTo } from '../test/connection.ts'
import { TickerForm } from './TickerForm.tsx'

const onTicker = vi.fn<(ticker: string) => void>()
const find = () => Promise.resolve([{ ticker: 'HALO', name: 'Halcyon Optics, Inc.' }])
const said = () => screen.getByRole('status').textContent

async function show() {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <ConnectionContext value={{ connection: connectionTo(), isDirectAllowed: false, useKey: () => undefined }}>
        <CompaniesContext value={find}>
          <TickerForm onTicker={onTicker} />
        </CompaniesContext>
      </ConnectionContext>
    </MemoryRouter>,
  )
  await user.click(await screen.findByRole('combobox', { name: 'Ticker' }, { timeout: 20_000 }))
  return user
}

beforeEach(() => {
  onTicker.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})

it('opens a company that is chosen by its name at once', async () => {
  const user = await show()
  await user.keyboard('optics')
  await user.click(await screen.findByRole('option', { name: 'HALO Halcyon Optics, Inc.' }))
  expect(onTicker.mock.calls).toEqual([['HALO']])
})

it('opens what is typed on Enter, in upper case', async () => {
  const user = await show()
  await user.keyboard('brk.b{Enter}')
  expect(onTicker.mock.calls).toEqual([['BRK.B']])
})

it.each([
  ['@cover', 'A company’s page is of one ticker, not of a list.'],
  ['HALO,QNTR', 'One at a time here; over: QNTR.'],
  ['NÖ', 'NÖ: unusual character Ö.'],
])('says what is wrong with %s, and opens nothing', async (text, words) => {
  const user = await show()
  await user.paste(text)
  await user.keyboard('{Enter}')
  expect([said(), onTicker.mock.calls]).toEqual([words, []])
})
