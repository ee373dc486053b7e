/** Watchlists where tickers are: made, renamed, changed and deleted in the rail, and filled at the head of a company. */
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { WatchlistMenu } from '../../company/WatchlistMenu.tsx'
import { deleteWatchlist, keepWatchlist, watchlists } from '../../settings/watchlists.ts'
import { undoOffered } from '../../ui/undo.ts'
import { RailWatchlists } from './RailWatchlists.tsx'

beforeEach(() => {
  for (const { name } of watchlists()) deleteWatchlist(name)
  keepWatchlist({ name: 'cover', tickers: ['HALO', 'QNTR'] })
  // Hidden until it is shown, it would not take the focus.
  HTMLElement.prototype.showPopover = function show() {
    this.removeAttribute('popover')
  }
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

const named = () => Object.fromEntries(watchlists().map(({ name, tickers }) => [name, tickers.join()]))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function fill(name: string, tickers: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
  await userEvent.clear(dialog.getByLabelText('Name'))
  await userEvent.type(dialog.getByLabelText('Name'), name)
  for (const chip of dialog.queryAllByRole('button', { name: /^Remove / })) await userEvent.click(chip)
  await userEvent.clear(dialog.getByLabelText('Tickers'))
  await userEvent.type(dialog.getByLabelText('Tickers'), tickers)
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}
const drawRail = () =>
  render(
    <MemoryRouter>
      <RailWatchlists className="" />
    </MemoryRouter>,
  )

it('renames a list and changes its tickers, and gives the way back', async () => {
  drawRail()
  await press('Edit @cover')
  await fill('Semis', 'halo, ACME')
  expect(named()).toEqual({ semis: 'HALO,ACME' })
  expect(screen.getByRole('link', { name: '@semis' }).getAttribute('href')).toBe('/?tickers=@semis')
  undoOffered()?.run()
  expect(named()).toEqual({ cover: 'HALO,QNTR' })
})

it('makes a list, but none in the place of another', async () => {
  drawRail()
  await press('New watchlist')
  await fill('cover', 'ACME')
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('There is a list @cover already.')
  await fill('other', 'ACME')
  expect(named()).toEqual({ cover: 'HALO,QNTR', other: 'ACME' })
})

it('deletes a list, and brings it back', async () => {
  drawRail()
  await press('Edit @cover')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(named()).toEqual({})
  undoOffered()?.run()
  expect(named()).toEqual({ cover: 'HALO,QNTR' })
})

it('puts a company on a list and takes it off, and makes a list with it', async () => {
  keepWatchlist({ name: 'short', tickers: ['QNTR'] })
  render(<WatchlistMenu ticker="QNTR" />)
  await press('On @cover, @short')
  const menu = within(screen.getByLabelText('Watchlists'))
  // The last ticker of a list stays: an empty list is none.
  expect(menu.getByLabelText('@short')).toHaveProperty('disabled', true)
  await userEvent.click(menu.getByLabelText('@cover'))
  expect(named()).toEqual({ cover: 'HALO', short: 'QNTR' })
  await userEvent.type(menu.getByLabelText('Name of a new watchlist'), '@Long')
  await userEvent.click(menu.getByText('Add'))
  expect(named()).toEqual({ cover: 'HALO', long: 'QNTR', short: 'QNTR' })
})
