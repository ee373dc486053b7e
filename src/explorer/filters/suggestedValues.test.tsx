/** What a field offers for what is wrong in the address: taken on request, applied by the user, and nothing before. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'
import { fill, textOf, useOpenForm } from '../../test/filterForm.ts'

useServer()
useOpenForm()

const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const field = (name: string): HTMLInputElement => screen.getByLabelText(name)

describe('an offer', () => {
  it.each([
    ['U36', 'splits', 'from=2024-05-02&to=2024-05-01', 'Swap', 'from=2024-05-01&to=2024-05-02'],
    ['U36', 'price-ratios', 'tickers=A&from=2024-05-02&to=2024-05-01', 'Swap', 'tickers=A&from=2024-05-01&to=2024-05-02'],
    ['U38', 'splits', 'date=2024-05-02&to=2024-05-03', 'Keep the range', 'to=2024-05-03'],
    ['U41', 'splits', 'updated=1700000000000', 'Use 1700000000', 'updated=1700000000'],
    ['U42', 'splits', 'updated=2024-01-01', 'Use 1704067200', 'updated=1704067200'],
    ['U53', 'splits', 'tickers=halo;qntr', 'Use commas', 'tickers=HALO,QNTR'],
    ['U61', 'bulls-bears', 'tickers=HALO,QNTR', 'Use HALO', 'tickers=HALO'],
    ['U62', 'splits', 'tickers=HALO&tickers=QNTR', 'Merge', 'tickers=HALO,QNTR'],
    ['U63', 'splits', 'page=1&page=2', 'Use 1', 'page=1'],
    ['U68', 'news', 'sort=UPDATED:ASC', 'Use updated:asc', 'sort=updated:asc'],
  ])('%s: %s ?%s: %s gives %s', async (_row, operation, query, offer, mended) => {
    const user = userEvent.setup()
    const { address, requests } = renderPage(`/${operation}?${query}`)
    await user.click(within(await screen.findByRole('form')).getByRole('button', { name: offer }))
    expect([address(), requests]).toEqual([`/${operation}?${query}`, []])
    await user.click(button('Apply'))
    await waitFor(() => expect(address()).toBe(`/${operation}?${mended}`))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.queryByRole('alert')).toBeNull()
    await screen.findByText(/^\d+ rows?$|^There (is|are) no/)
  })
})

it('U36: both ends of a range that ends before it begins are flagged', async () => {
  const { requests } = renderPage('/splits?from=2024-05-02&to=2024-05-01')
  expect((await screen.findByRole('alert')).textContent).toContain('2 filters need attention; nothing was requested.From, To')
  for (const name of ['From', 'To']) {
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
    const said = document.getElementById(field(name).getAttribute('aria-describedby')!)!
    expect(said.textContent).toContain('2024-05-02 is after 2024-05-01: the range ends before it begins.')
  }
  expect(requests).toEqual([])
})

it('keeps one fault in sight while another is mended', async () => {
  const user = userEvent.setup()
  renderPage('/splits?importance=9&from=2024-2-3')
  await user.click(await screen.findByRole('button', { name: 'Use 2024-02-03' }))
  expect(field('From').getAttribute('aria-invalid')).toBeNull()
  expect(field('Importance, at least').getAttribute('aria-invalid')).toBe('true')
})

it('U58: shows how a very long text begins and how long it is, and all of it on request', async () => {
  const user = userEvent.setup()
  renderPage(`/splits?tickers=${'A'.repeat(5000)}`)
  await screen.findByRole('alert')
  expect(field('Tickers').value).toBe(`${'A'.repeat(200)}…`)
  expect(field('Tickers').readOnly).toBe(true)
  expect(screen.getByText('5,000 characters; the first 200 are shown.')).toBeTruthy()
  await user.click(button('Show all'))
  expect([textOf('Tickers').length, field('Tickers').readOnly]).toEqual([41, false])
  await fill(user, 'Tickers', 'HALO')
  expect(field('Tickers').getAttribute('aria-invalid')).toBeNull()
})

it.each([
  ['splits?tickers=', 1500],
  ['news?topics=', 2100],
  ['news?region=', 1500],
  ['logos?search_keys_type=isin&search_keys=', 1500],
])(
  'X12: repeats no long text of the address in full, whatever is wrong with it: /%s and %i characters',
  async (start, length) => {
    const long = 'ABCDEFGHIJ'.repeat(length / 10)
    renderPage(`/${start}${long}&${long}=1&importance=${long}`)
    await screen.findByText(/needs? attention/)
    expect(document.body.textContent.includes(long.slice(0, 250))).toBe(false)
    expect(document.title.length).toBeLessThan(200)
  },
)

it('marks the names that are no choice, and those that are too many', async () => {
  renderPage('/analysts?fields=id,phone')
  await screen.findByRole('alert')
  expect((await screen.findByRole('checkbox', { name: 'phone (not a choice)' })).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('checkbox', { name: 'id' }).getAttribute('aria-invalid')).toBeNull()
})

it.each([
  ['news', 'updated=1700000000&sort=id:asc', 'Updated since', 'Order'],
  ['news', 'publishedSince=1700000000&sort=id:asc', 'Published since', 'Order'],
  ['insights', 'updated=1700000000&sort=date:asc', 'Updated since', 'Order'],
])('U44: on %s ?%s is asked as it is, with the note that “%s” forces the order', async (operation, query, filter, label) => {
  const { address, requests } = renderPage(`/${operation}?${query}`)
  await screen.findByText(`Has no effect here: “${filter}” forces the order.`)
  expect(document.getElementById(field(label).getAttribute('aria-describedby')!)!.textContent).toContain(filter)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(new URL(requests[0]!.url).searchParams.get('sort')).toBe(new URLSearchParams(query).get('sort'))
  expect(address()).toBe(`/${operation}?${query}`)
  await screen.findByText(/^\d+ rows?$|^There (is|are) no/)
})
