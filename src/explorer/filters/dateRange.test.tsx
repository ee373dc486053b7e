/** The control of days: presets that roll or stay, the calendar by keyboard, and what each leaves in the fields. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { useOpenForm } from '../../test/filterForm.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()
useOpenForm()

const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const values = () => ['From', 'To', 'On date'].map((name) => field(name).value)
const button = (name: string): Promise<HTMLElement> => screen.findByRole('button', { name })
const range = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('group', { name: 'Range' })).getByRole('button', { name })
const focused = (): string | null | undefined => document.activeElement?.getAttribute('aria-label')
const asked = (requests: readonly Request[]): string | undefined =>
  requests.map(({ url }) => decodeURIComponent(new URL(url).search)).at(-1)

beforeEach(() => {
  // What the browser does with a popover: it is shown, and told of when it closes.
  HTMLElement.prototype.showPopover = function () {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover = function () {
    fireEvent(this, Object.assign(new Event('toggle'), { newState: 'closed' }))
  }
})

it('a preset rolls in address, words and link, and asks for the days that it is today', async () => {
  const user = userEvent.setup()
  const { address, requests } = renderPage('/insights?tickers=HALO')
  await screen.findByRole('grid')
  await user.click(await button('90 D'))
  await waitFor(() => expect(address()).toBe('/insights?tickers=HALO&from=-90d&to=0d'))
  await waitFor(() => expect(asked(requests)).toContain('date_from=2026-08-22&date_to=2026-11-20'))
  expect(document.title).toContain('Analyst ratings for HALO, last 90 days')
  expect((await button('90 D')).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByText('22 Aug to 20 Nov 2026')).toBeTruthy()
  await user.click(await button('Copy link'))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\?tickers=HALO&from=-90d&to=0d$/))
})

it('the same link asks for other days on another day', async () => {
  const { address, requests } = renderPage('/insights?tickers=HALO&from=-90d&to=0d', { today: '2027-03-01' })
  await waitFor(() => expect(asked(requests)).toContain('date_from=2026-12-01&date_to=2027-03-01'))
  expect(address()).toBe('/insights?tickers=HALO&from=-90d&to=0d')
})

it('a link to rolling days has no fixed day added, where one is left to today', async () => {
  const user = userEvent.setup()
  renderPage('/price-ratios?tickers=HALO&from=-6m')
  await user.click(await screen.findByRole('button', { name: 'Copy link' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\?tickers=HALO&from=-6m$/))
  expect(document.title).toContain('last 6 months')
})

it('fixed writes the days themselves, rolling what they are from today, and a preset always rolls', async () => {
  const user = userEvent.setup()
  const { address } = renderPage('/splits?from=-90d&to=0d')
  await screen.findByRole('grid')
  expect((await range('Rolling')).getAttribute('aria-pressed')).toBe('true')
  await user.click(await range('Fixed'))
  await waitFor(() => expect(address()).toBe('/splits?from=2026-08-22&to=2026-11-20'))
  await user.click(await range('Rolling'))
  await waitFor(() => expect(address()).toBe('/splits?from=-90d&to=0d'))
  await user.click(await range('Fixed'))
  await waitFor(() => expect(address()).toBe('/splits?from=2026-08-22&to=2026-11-20'))
  await user.click(await button('Next 7 D'))
  await waitFor(() => expect(address()).toBe('/splits?from=0d&to=%2B7d'))
})

it('offers what lies ahead where records may, and the ranges of prices for prices', async () => {
  const names = () =>
    within(screen.getByRole('group', { name: 'Days' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  const { router } = renderPage('/splits')
  await screen.findByRole('group', { name: 'Days' })
  expect(names()).toEqual(['Latest', '7 D', '30 D', '90 D', '6 M', '1 Y', 'YTD', 'Next 7 D', 'Next 1 M'])
  await router.navigate('/insights')
  await waitFor(() => expect(names()).toEqual(['Latest', '7 D', '30 D', '90 D', '6 M', '1 Y', 'YTD']))
  await router.navigate('/price-ratios')
  await waitFor(() => expect(names()).toEqual(['3M', '6M', 'YTD', '1Y', '2Y', '5Y', 'Max']))
})

it('the calendar opens on the day of its field, goes by the keys of a date grid, and writes what Enter chooses', async () => {
  const user = userEvent.setup()
  const { address, requests } = renderPage('/splits?from=2026-03-31&to=2026-04-30')
  await screen.findByRole('grid', { name: 'Splits' })
  await user.click(await button('Choose first day'))
  const calendar = await screen.findByRole('dialog', { name: 'Choose first day' })
  const month = () => within(calendar).getByRole('grid').getAttribute('aria-label')
  expect([month(), focused()]).toEqual(['March 2026', 'Tuesday, 31 Mar 2026'])
  const press = async (keys: string, there: string): Promise<void> => {
    await user.keyboard(keys)
    await waitFor(() => expect(focused()).toBe(there))
  }
  await press('{PageUp}', 'Saturday, 28 Feb 2026')
  expect(month()).toBe('February 2026')
  await press('{ArrowLeft}', 'Friday, 27 Feb 2026')
  await press('{ArrowUp}', 'Friday, 20 Feb 2026')
  await press('{ArrowRight}', 'Saturday, 21 Feb 2026')
  await press('{ArrowDown}', 'Saturday, 28 Feb 2026')
  await press('{Home}', 'Monday, 23 Feb 2026')
  await press('{End}', 'Sunday, 1 Mar 2026')
  await press('{PageDown}', 'Wednesday, 1 Apr 2026')
  expect(month()).toBe('April 2026')
  await press('{Shift>}{PageUp}{/Shift}', 'Tuesday, 1 Apr 2025')
  await press('{Shift>}{PageDown}{/Shift}', 'Wednesday, 1 Apr 2026')
  await user.keyboard('{Enter}')
  expect(values()).toEqual(['2026-04-01', '2026-04-30', ''])
  expect(screen.queryByRole('dialog', { name: 'Choose first day' })).toBeNull()
  // A draft, as if it were typed.
  expect([address(), requests.length]).toEqual(['/splits?from=2026-03-31&to=2026-04-30', 1])
  await user.click(await button('Apply'))
  await waitFor(() => expect(address()).toBe('/splits?from=2026-04-01&to=2026-04-30'))
})

it('a single day that is chosen takes the place of the range, and a day of a range that of the single one', async () => {
  const user = userEvent.setup()
  renderPage('/splits?from=-90d&to=0d')
  await screen.findByRole('grid', { name: 'Splits' })
  const choose = async (which: string, day: string): Promise<void> => {
    await user.click(await button(which))
    await user.click(await screen.findByRole('button', { name: day }))
  }
  await choose('Choose single day', 'Friday, 20 Nov 2026')
  expect(values()).toEqual(['', '', '2026-11-20'])
  await choose('Choose last day', 'Thursday, 19 Nov 2026')
  expect(values()).toEqual(['', '2026-11-19', ''])
})

it.each([
  ['90d', 'Invalid date. Use -90d'],
  ['soon', 'Invalid date. Write YYYY-MM-DD. '],
])('refuses %s plainly, and asks for nothing', async (text, told) => {
  const { requests } = renderPage(`/splits?from=${text}`)
  await screen.findByRole('alert')
  expect(field('From').getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field('From').getAttribute('aria-describedby') ?? '')?.textContent).toBe(told)
  expect(requests).toEqual([])
})

it('flags a rolling range that ends before it begins, by the days that it is today', async () => {
  const { requests } = renderPage('/splits?from=-1m&to=-60d')
  await screen.findByRole('alert')
  expect(screen.getAllByText(/-1m is after -60d: the range ends before it begins\./).length).toBeGreaterThan(0)
  expect(requests).toEqual([])
})
