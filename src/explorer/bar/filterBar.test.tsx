/** The filter bar: each filter a chip that opens its control, is taken away at once, and keeps whatever is typed in the others. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { setPreferences } from '../../settings/preferences.ts'
import { chip, openFilter } from '../../test/filterForm.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()
beforeEach(() => setPreferences({ filterForm: 'hidden' }))

const bar = () => within(screen.getByRole('form', { name: 'Filters' }))
const button = (name: string): HTMLElement => bar().getByRole('button', { name })
const arrive = () => screen.findByRole('button', { name: '+ Filter' })
const focused = () => document.activeElement

it('has one chip for each filter in force, with its value in words, and none for the paging', async () => {
  renderPage('/splits?tickers=HALO,QNTR&from=2026-01-01&to=2026-03-31&importance=3&limit=20')
  await arrive()
  const opening = bar().getAllByRole('button', { expanded: false })
  expect(opening.map(({ textContent }) => textContent)).toEqual([
    'Tickers HALO, QNTR',
    'Date 1 Jan to 31 Mar 2026',
    'Importance, at least 3',
    '+ Filter',
    'Form',
  ])
})

it('opens the control of a chip with the focus in it, applies by Enter and gives the focus back', async () => {
  const user = userEvent.setup()
  const { address } = renderPage('/splits?importance=3&updated=1772323200')
  await arrive()
  chip('Updated since').focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('dialog', { name: 'Updated since filter' })
  expect(focused()).toBe(screen.getByLabelText('Updated since'))
  await user.clear(screen.getByLabelText('Updated since'))
  await user.keyboard('1772323201{Enter}')
  await waitFor(() => expect(address()).toBe('/splits?importance=3&updated=1772323201'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(focused()).toBe(chip('Updated since'))
})

it('keeps what is typed when its control is left by Escape, and shows that it is not applied', async () => {
  const user = userEvent.setup()
  const { address, requests } = renderPage('/splits?importance=3')
  await arrive()
  const control = within(await openFilter(user, 'Importance, at least'))
  await user.selectOptions(control.getByLabelText('Importance, at least'), '5')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(focused()).toBe(chip('Importance, at least'))
  expect(chip('Importance, at least').textContent).toBe('Importance, at least 5')
  await waitFor(() => expect(requests).toHaveLength(1))
  expect([bar().getByText('Not applied').tagName, address()]).toEqual(['SPAN', '/splits?importance=3'])
  await user.click(button('Apply'))
  await waitFor(() => expect(address()).toBe('/splits?importance=5'))
  expect(bar().queryByText('Not applied')).toBeNull()
  expect(bar().queryByRole('button', { name: 'Apply' })).toBeNull()
})

it.each(['{Delete}', '{Backspace}'])('takes a filter away by %s on its chip, and the focus goes to the next', async (key) => {
  const user = userEvent.setup()
  const { address } = renderPage('/splits?tickers=HALO&importance=3')
  await arrive()
  chip('Tickers').focus()
  await user.keyboard(key)
  await waitFor(() => expect(address()).toBe('/splits?importance=3'))
  expect(focused()).toBe(chip('Importance, at least'))
  await user.keyboard(key)
  await waitFor(() => expect(address()).toBe('/splits'))
  expect(focused()).toBe(button('+ Filter'))
})

it('offers the other filters, each with its meaning, and opens the one that is picked', async () => {
  const user = userEvent.setup()
  const { address } = renderPage('/splits?importance=3')
  await arrive()
  await user.click(button('+ Filter'))
  const list = within(await screen.findByRole('dialog', { name: 'Add a filter' }))
  const offered = list.getAllByRole('button').map((one) => one.querySelector('b')?.textContent)
  expect(offered).toEqual(['Tickers', 'Date', 'Filter by', 'Rows per page', 'Updated since', 'Page'])
  expect(list.getByText('The date that the filter and the order go by.')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await user.selectOptions(await screen.findByLabelText('Filter by'), 'ex')
  await user.click(button('Apply'))
  await waitFor(() => expect(address()).toBe('/splits?date_search_field=ex&importance=3'))
  expect(chip('Filter by').textContent).toBe('Filter by Ex-date')
})

it('marks the chip at fault, says what is wrong there, and leads into its control', async () => {
  const user = userEvent.setup()
  const { requests } = renderPage('/splits?tickers=HALO&importance=9')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('1 filter needs attention; nothing was requested.')
  const faulty = chip('Importance, at least')
  expect(faulty.textContent).toBe('Importance, at least 9')
  expect(faulty.title).toBe('Choose 0 to 5.')
  await user.keyboard('/')
  const control = await screen.findByLabelText('Importance, at least')
  await waitFor(() => expect(focused()).toBe(control))
  expect(control.getAttribute('aria-invalid')).toBe('true')
  await user.selectOptions(control, '4')
  await user.click(button('Apply'))
  await waitFor(() => expect(requests).toHaveLength(1))
})

it('leads to the filter at fault when another one is applied', async () => {
  const user = userEvent.setup()
  const { address } = renderPage('/splits')
  await arrive()
  await user.type(within(await openFilter(user, 'Rows per page')).getByLabelText('Rows per page'), '99')
  await user.keyboard('{Escape}')
  await user.selectOptions(within(await openFilter(user, 'Importance, at least')).getByLabelText('Importance, at least'), '4')
  await user.click(button('Apply'))
  const control = await screen.findByLabelText('Rows per page')
  await waitFor(() => expect(focused()).toBe(control))
  expect([control.getAttribute('aria-invalid'), address()]).toEqual(['true', '/splits'])
  await user.click(button('Use 1000'))
  await user.click(button('Apply'))
  await waitFor(() => expect(address()).toBe('/splits?importance=4&limit=1000'))
})

it('says of days that roll which they are today', async () => {
  renderPage('/splits?from=-90d&to=0d')
  await arrive()
  expect([chip('Date').textContent, chip('Date').title]).toEqual(['Date last 90 days', '22 Aug to 20 Nov 2026'])
})

it('follows the address back', async () => {
  const { router } = renderPage('/splits?importance=3')
  await arrive()
  await act(() => router.navigate('/splits?importance=4'))
  await waitFor(() => expect(chip('Importance, at least').textContent).toContain('4'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(chip('Importance, at least').textContent).toContain('3'))
})

it('says what narrows the loaded rows beside it, to be taken away likewise', async () => {
  const user = userEvent.setup()
  const { address } = renderPage('/splits?f.ticker=eq:HALO')
  await arrive()
  await user.click(await bar().findByRole('button', { name: 'Remove the filter of ticker' }))
  await waitFor(() => expect(address()).toBe('/splits'))
})

/** Every way of changing the query that the bar has, but for Apply and Reset, which are of all filters. */
const acts: readonly (readonly [string, (user: UserEvent) => Promise<void>])[] = [
  ['another chip is taken away', (user) => user.click(button('Remove tickers'))],
  ['another chip is deleted', async (user) => (chip('Tickers').focus(), user.keyboard('{Delete}'))],
  ['another control is opened and left', async (user) => (await openFilter(user, 'Tickers'), user.keyboard('{Escape}'))],
  ['filters are offered and left', async (user) => (await user.click(button('+ Filter')), user.keyboard('{Escape}'))],
  ['the form is opened', (user) => user.click(button('Form'))],
  ['days are chosen', async (user) => user.click(within(await openFilter(user, 'Date')).getByRole('button', { name: '7 D' }))],
]

it.each(acts)('loses nothing that is typed elsewhere when %s', async (_, change) => {
  const user = userEvent.setup()
  renderPage('/splits?tickers=HALO')
  await arrive()
  await user.selectOptions(within(await openFilter(user, 'Importance, at least')).getByLabelText('Importance, at least'), '4')
  await user.keyboard('{Escape}')
  await user.type(within(await openFilter(user, 'Updated since')).getByLabelText('Updated since'), 'soon')
  await user.keyboard('{Escape}')
  await change(user)
  await waitFor(() => expect(chip('Updated since').textContent).toBe('Updated since soon'))
  expect(chip('Importance, at least').textContent).toBe('Importance, at least 4')
})

it('leads with the keyboard into the field of a filter, past the tickers that it holds', async () => {
  const user = userEvent.setup()
  renderPage('/splits?tickers=HALO')
  await arrive()
  await user.keyboard('/')
  await screen.findByRole('dialog', { name: 'Tickers filter' })
  expect(focused()).toBe(screen.getByRole('combobox', { name: 'Tickers' }))
})

it('says nothing below a field that holds 0', async () => {
  const user = userEvent.setup()
  renderPage('/splits')
  await arrive()
  const control = within(await openFilter(user, 'Page'))
  expect(control.getByLabelText<HTMLInputElement>('Page').value).toBe('0')
  expect(control.queryByText('0')).toBeNull()
})
