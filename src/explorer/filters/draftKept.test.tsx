/** What is typed in the filters and not yet applied: a preset applies it, and no other change of the address takes it away. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { endpoints } from '../../endpoints/index.ts'
import { testingOf } from '../../test/operations.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'
import { fill, textOf, useOpenForm } from '../../test/filterForm.ts'

useServer()
useOpenForm()

const field = (name: string): HTMLInputElement => screen.getByLabelText(name)
const preset = async (name: string): Promise<HTMLElement> =>
  within(await screen.findByRole('group', { name: 'Days' })).getByRole('button', { name })
const asked = (requests: readonly Request[]): readonly string[] =>
  requests.map(({ url }) => decodeURIComponent(new URL(url).search))

/** The field that takes tickers, and what else must be said with it. */
const tickersOf = ({ params, tickersBy }: AnyEndpoint) => ({
  key: tickersBy?.key ?? 'tickers',
  given: tickersBy?.with ?? {},
  params,
})

const dated = endpoints.filter(({ params }) => 'from' in params && 'to' in params)

it('is asked of every operation with presets', () => {
  const known = endpoints.filter((endpoint) => testingOf(endpoint).about.includes('from='))
  expect(dated).toEqual(known)
  expect(dated).not.toEqual([])
})

it.each(dated.map((endpoint) => [endpoint.id, endpoint] as const))(
  'a preset of %s applies what was typed in another field together with its days, in one request',
  async (id, endpoint) => {
    const user = userEvent.setup()
    const { key, given, params } = tickersOf(endpoint)
    const search = new URLSearchParams({ ...('date' in params && { date: '2026-10-01' }), [key]: 'QNTR', ...given })
    const { address, requests } = renderPage(`/${id}?${search}`)
    await screen.findByLabelText(params[key].label)
    await fill(user, params[key].label, 'HALO')
    const before = requests.length
    await user.click(await preset(endpoint.dayPresets ? '3M' : '30 D'))
    await waitFor(() => expect(address()).toMatch(/from=-(3m|30d)&to=0d/))
    expect(address()).toContain(`${key}=HALO`)
    expect(address()).not.toContain('date=2026-10-01')
    await waitFor(() => expect(requests.length).toBeGreaterThan(before))
    expect(asked(requests.slice(before)).filter((query) => !query.includes('HALO'))).toEqual([])
    expect(textOf(params[key].label)).toBe('HALO')
    expect(field('To').value).toBe('0d')
    expect(asked(requests).at(-1)).toMatch(/2026-(08-20|10-21).*2026-11-20/)
  },
)

it('a preset asks for nothing while another field holds what is not legal: it stays there, flagged, and the days beside it', async () => {
  const user = userEvent.setup()
  const { address, requests } = renderPage('/splits?tickers=HALO')
  await screen.findByRole('grid', { name: 'Splits' })
  await user.clear(field('Rows per page'))
  await user.type(field('Rows per page'), '1001')
  await user.click(await preset('7 D'))
  expect(address()).toBe('/splits?tickers=HALO')
  expect(requests).toHaveLength(1)
  expect([field('Rows per page').value, field('From').value, field('To').value]).toEqual(['1001', '-7d', '0d'])
  expect(field('Rows per page').getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field('Rows per page'))
  await user.click(screen.getByRole('button', { name: 'Use 1000' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(address()).toBe('/splits?tickers=HALO&from=-7d&to=0d&limit=1000'))
})

it('a preset acts on an address that is wrong elsewhere as before: what is wrong stays to be seen', async () => {
  const user = userEvent.setup()
  const { address, requests } = renderPage('/splits?importance=9')
  await screen.findByRole('alert')
  await user.click(await preset('YTD'))
  await waitFor(() => expect(address()).toBe('/splits?from=ytd&to=0d&importance=9'))
  expect(requests).toEqual([])
})

it.each<readonly [string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
  ['a filter is taken away', (user) => user.click(screen.getByRole('button', { name: 'Remove tickers' }))],
  ['the page is turned', (user) => user.click(screen.getByRole('button', { name: 'Next page' }))],
  [
    'a column is sorted',
    (user) => user.click(within(screen.getByRole('columnheader', { name: /Ticker/ })).getAllByRole('button')[0]!),
  ],
])('stays in its field, legal or not, when %s', async (_, change) => {
  const user = userEvent.setup()
  const { address } = renderPage('/splits?tickers=HALO,QNTR&limit=2')
  await screen.findByRole('grid', { name: 'Splits' })
  const before = address()
  await user.type(field('From'), '2026-01-01')
  await user.type(field('To'), 'soon')
  await change(user)
  await waitFor(() => expect(address()).not.toBe(before))
  expect([field('From').value, field('To').value]).toEqual(['2026-01-01', 'soon'])
  expect(field('To').getAttribute('aria-invalid')).toBe('true')
})

it('gives way where the address changes that very field, and on Reset', async () => {
  const user = userEvent.setup()
  const { router, address } = renderPage('/splits?tickers=HALO,QNTR')
  await screen.findByRole('grid', { name: 'Splits' })
  await user.type(field('Tickers'), ', mmm')
  await user.click(screen.getByRole('button', { name: 'Remove tickers' }))
  await waitFor(() => expect(textOf('Tickers')).toBe(''))
  await user.type(field('From'), '2026-01-01')
  await act(() => router.navigate('/splits?from=2025-05-05'))
  await waitFor(() => expect([textOf('Tickers'), field('From').value]).toEqual(['', '2025-05-05']))
  await user.type(field('Tickers'), 'x')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(address()).toBe('/splits'))
  expect([textOf('Tickers'), field('From').value]).toEqual(['', ''])
})
