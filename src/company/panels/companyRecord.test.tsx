/** Records on the page of a company: opened from panels and markers, each as the page of its dataset shows it, without asking again. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ALL_ANSWERED } from '../../test/askedOfCompany.ts'
import { renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'

useServer()

const panel = (name: string) => within(screen.getByRole('region', { name }))
/** Once its view is loaded. */
async function record() {
  await screen.findByRole('tab', { name: 'JSON' })
  return within(screen.getByRole('complementary', { name: 'Record' }))
}

it('shows a filing of a panel with its title, its table and its neighbours, of what is loaded already', async () => {
  const { requests, address } = renderPage('/company/HALO')
  await screen.findByText(ALL_ANSWERED)
  const before = requests.length
  await userEvent.click(panel('Insider filings').getAllByRole('button', { name: /Emma Dahl sold/ })[0]!)
  const open = await record()
  expect((await open.findByRole('heading', { level: 2 })).textContent).toMatch(/^Emma Dahl, .*sold [\d,]+ (at|for) \$/)
  expect(document.title).toMatch(/^Emma Dahl, .* · Tearsheet$/)
  expect(open.getByText(/^Insiders: \d+ of 21 loaded, oldest first\./)).toBeDefined()
  expect(await open.findByRole('region', { name: 'Filing at the SEC' })).toBeDefined()
  expect(open.getByRole('tab', { name: 'JSON' })).toBeDefined()
  expect(open.queryByRole('button', { name: 'Compare' })).toBeNull()
  expect(requests.length).toBe(before)
  await userEvent.click(open.getByRole('tab', { name: 'JSON' }))
  expect(address()).toMatch(/^\/company\/HALO\?v\.open=insider-filings.*&v\.tab=json$/)
  await userEvent.click(open.getByRole('button', { name: 'Close' }))
  expect(address()).toBe('/company/HALO')
})

it('says of a call its quarter, and leads from the calls to their transcripts', async () => {
  renderPage('/company/HALO')
  await screen.findByText(ALL_ANSWERED)
  const calls = panel('Conference calls')
  expect(calls.getByRole('link', { name: 'HALO transcripts' }).getAttribute('href')).toBe('/transcripts?v.ticker=HALO')
  await userEvent.click(calls.getAllByRole('button', { name: /^Q\d 20\d\d call, \d\d:\d\d$/ })[0]!)
  expect((await (await record()).findByRole('heading', { level: 2 })).textContent).toMatch(
    /^Halcyon Optics, Inc\.: Q\d 20\d\d call,/,
  )
})

it('opens an analyst from the facts of a panel', async () => {
  renderPage('/company/HALO')
  await screen.findByText(ALL_ANSWERED)
  const [analyst] = panel('Analysts').getAllByRole('button')
  const name = analyst!.textContent
  await userEvent.click(analyst!)
  expect((await (await record()).findByRole('heading', { level: 2 })).textContent).toContain(`${name}: `)
})

it('lists stories that are about the company before those that name it among others', async () => {
  const story = (id: number, title: string, tickers: readonly string[]) => ({
    id,
    title,
    created: `Thu, ${10 + id} Nov 2026 09:00:00 -0500`,
    stocks: tickers.map((name) => ({ name })),
  })
  const stories = [
    story(3, 'Closing bell', ['HALO', 'QNTR', 'ACME']),
    story(2, 'A deal', ['QNTR', 'HALO']),
    story(1, 'A product', ['HALO']),
  ]
  renderPage('/company/HALO', {
    fetch: (request) => (request.url.includes('/api/v2/news') ? Promise.resolve(Response.json(stories)) : fetch(request)),
  })
  await screen.findByText(ALL_ANSWERED)
  expect(
    panel('News')
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['A deal', 'A product', 'Closing bell'])
})

it('says of an address that names no record that it is not there', async () => {
  renderPage('/company/HALO?v.open=splits:nothing')
  await screen.findByText(ALL_ANSWERED)
  const open = within(screen.getByRole('complementary', { name: 'Record' }))
  expect(open.getByRole('status').textContent).toBe('Record nothing is not among those loaded here.')
})
