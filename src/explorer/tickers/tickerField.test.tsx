/** The ticker field: chips, companies found by name, watchlists by `@`, pasted columns, and lists made and changed where tickers are. */
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Param } from '../../api/endpoint/params.ts'
import { tickers } from '../../api/endpoint/vocabulary.ts'
import { deleteWatchlist, keepWatchlist, watchlists } from '../../settings/watchlists.ts'
import { CompaniesContext } from './companies.ts'
import { TickerControl } from './TickerControl.tsx'

const param = tickers({ wire: 'tickers', source: 'spec' }) as Param
const companies = [
  { ticker: 'HALO', name: 'Halcyon Optics, Inc.' },
  { ticker: 'HBKR', name: 'Harbor Bakery Co.' },
  { ticker: 'QNTR', name: 'Quantor Systems Corp.' },
]
const onEdit = vi.fn<(text: string) => void>()
const onSubmit = vi.fn<() => void>()
const last = (): string | undefined => onEdit.mock.lastCall?.[0]
const find = () => Promise.resolve(companies)

function Field({ given }: { readonly given: string }) {
  const [text, setText] = useState(given)
  return (
    <CompaniesContext value={find}>
      <form onSubmit={(event) => (event.preventDefault(), onSubmit())}>
        <label htmlFor="field">Tickers</label>
        <TickerControl
          id="field"
          describedBy="about"
          name="tickers"
          param={param}
          text={text}
          fault={undefined}
          onEdit={(next) => (onEdit(next), setText(next))}
        />
        <span id="about">About</span>
        <button type="submit">Apply</button>
      </form>
    </CompaniesContext>
  )
}

async function show(given = '') {
  const user = userEvent.setup()
  render(<Field given={given} />)
  await user.click(screen.getByRole('combobox', { name: 'Tickers' }))
  return user
}

const chips = () => screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel!.slice(7))
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent)

beforeEach(() => {
  for (const { name } of watchlists()) deleteWatchlist(name)
  onEdit.mockClear()
  onSubmit.mockClear()
  Element.prototype.scrollIntoView = vi.fn()
})

it('has a chip for each ticker, and keeps what is typed after them as part of the text', async () => {
  const user = await show('HALO,QNTR')
  expect(chips()).toEqual(['HALO', 'QNTR'])
  await user.keyboard('ac')
  expect([last(), chips()]).toEqual(['HALO, QNTR, ac', ['HALO', 'QNTR']])
  await user.keyboard('me,')
  expect([last(), chips()]).toEqual(['HALO, QNTR, ACME', ['HALO', 'QNTR', 'ACME']])
})

it.each(['HALO;QNTR', 'HALO QNTR', ',,'])('shows %j as it was given, to be corrected or taken away', async (given) => {
  const user = await show(given)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tickers' })
  expect([field.value, chips()]).toEqual([given, []])
  await user.clear(field)
  expect(last()).toBe('')
})

it('takes the last chip away by Backspace, and any by its button', async () => {
  const user = await show('HALO,QNTR,ACME')
  await user.keyboard('{Backspace}')
  expect(last()).toBe('HALO, QNTR')
  await user.click(screen.getByRole('button', { name: 'Remove HALO' }))
  expect(last()).toBe('QNTR')
})

it('finds companies by the words of their names, chosen by keys or at once where the text is no ticker', async () => {
  const user = await show()
  await user.keyboard('ha')
  expect(offered()).toEqual(['HALO Halcyon Optics, Inc.', 'HBKR Harbor Bakery Co.'])
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect([last(), chips()]).toEqual(['HBKR', ['HBKR']])
  await user.keyboard('systems{Enter}')
  expect(last()).toBe('HBKR, QNTR')
  expect(onSubmit).not.toHaveBeenCalled()
})

it('applies by Enter what may be a ticker, also where companies are offered', async () => {
  const user = await show()
  await user.keyboard('halo{Enter}')
  expect([last(), onSubmit.mock.calls.length]).toEqual(['halo', 1])
})

it('parts what is pasted by whatever stands between the entries, each once', async () => {
  const user = await show('HALO')
  await user.paste('qntr\n"acme"; halo |\tLUMQ')
  expect(last()).toBe('HALO, QNTR, ACME, LUMQ')
  expect(chips()).toEqual(['HALO', 'QNTR', 'ACME', 'LUMQ'])
})

it('loses nothing by Escape', async () => {
  const user = await show('HALO')
  await user.keyboard('qn{Escape}')
  expect([chips(), screen.getByRole<HTMLInputElement>('combobox').value]).toEqual([['HALO'], 'qn'])
})

describe('watchlists', () => {
  it('are offered after @, with how many tickers they have', async () => {
    keepWatchlist({ name: 'cover', tickers: ['HALO', 'QNTR'] })
    keepWatchlist({ name: 'semis', tickers: ['LUMQ'] })
    const user = await show()
    await user.keyboard('@')
    expect(offered()).toEqual(['@cover 2 tickers', '@semis 1 ticker'])
    await user.keyboard('s{Enter}')
    expect([last(), chips()]).toEqual(['@semis', ['@semis']])
  })

  it('are made of the tickers in the field, under a name', async () => {
    const user = await show('HALO,QNTR')
    await user.click(screen.getByRole('button', { name: 'Save these as a watchlist…' }))
    await user.type(screen.getByLabelText('Watchlist name'), 'two words{Enter}')
    expect([screen.getByRole('status').textContent, watchlists(), onSubmit.mock.calls.length]).toEqual([
      'Wanted: a name of up to 30 letters a to z, digits, - and _.',
      [],
      0,
    ])
    await user.clear(screen.getByLabelText('Watchlist name'))
    await user.type(screen.getByLabelText('Watchlist name'), '@Cover{Enter}')
    expect(watchlists()).toEqual([{ name: 'cover', tickers: ['HALO', 'QNTR'] }])
    expect(screen.getByRole('status').textContent).toBe('Saved @cover (2 tickers).')
  })

  it('are changed where they are named: written out, kept again, and named as before', async () => {
    keepWatchlist({ name: 'cover', tickers: ['HALO', 'QNTR'] })
    const user = await show('@cover')
    await user.click(screen.getByRole('button', { name: 'Edit @cover' }))
    expect(chips()).toEqual(['HALO', 'QNTR'])
    await user.click(screen.getByRole('button', { name: 'Remove HALO' }))
    await user.click(screen.getByRole('button', { name: 'Save watchlist' }))
    expect(watchlists()).toEqual([{ name: 'cover', tickers: ['QNTR'] }])
    expect(chips()).toEqual(['@cover'])
  })
})
