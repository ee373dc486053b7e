/** A page with joined columns: asked for by its address, whole without prices, and the same for whoever has the address. */
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { ask } from '../../test/ask.ts'
import { fetchJoinSource, renderPage } from '../../test/renderPage.tsx'
import { useServer } from '../../test/server.ts'
import { splits as endpoint } from '../../endpoints/splits/endpoint.ts'
import splits from '../../endpoints/splits/mock.ts'
import prices from '../../endpoints/price-ratios/mock.ts'
import InsiderFilingsPage from '../../endpoints/insider-filings/page.tsx'
import { ExplorerPage } from '../ExplorerPage.tsx'
import type { ResultsProps } from '../slots.ts'
import { fetchJoinPart } from './useJoin.ts'

useServer()
// What an address needs before its first drawing: that the page waits for it is for the browser to show.
beforeAll(async () => void (await fetchJoinPart(fetchJoinSource)))

const PRICES = '/api/v3/fundamentals/share-price-ratios'
const ADDRESS = '/splits?tickers=HALO,ACME&from=2024-11-20&to=2026-11-20&date_search_field=ex'

const line = () => screen.findByRole('status', { name: 'Joined prices' }, { timeout: 50_000 })

it('shows the figures of the day beside the usual columns, and what returns come to', async () => {
  const { requests } = renderPage(`${ADDRESS}&v.join=close,ret21`)
  await within(await line()).findByText(/^21-day return of \d+ splits?: median [+−]?\d+\.\d%/)
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(heads.slice(0, 4).map((text) => /Ex-date|Ticker|Close|Return \+21d/.exec(text ?? '')?.[0])).toEqual([
    'Ex-date',
    'Ticker',
    'Close',
    'Return +21d',
  ])
  // The close of the first row's day, as the service gives it when it is asked for that day alone.
  const [date, ticker, close] = screen.getAllByRole('gridcell').map(({ textContent }) => textContent)
  const day = new Date(`${date} UTC`).toISOString().slice(0, 10)
  const { rows } = await ask(prices, `symbols=${ticker}&from=${day}&to=${day}`)
  expect(Number(close)).toBeCloseTo(rows[0]!.close!, 2)
  expect(requests.filter(({ url }) => url.includes(PRICES))).toHaveLength(1)
  expect(screen.queryByText(/not understood/i)).toBeNull()
})

it('says what returns come to no sooner than an own view is drawn with them', async () => {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    const isSaid = screen.queryByText(/^21-day return of [1-9]/) !== null
    const areDrawn = screen.queryAllByRole('gridcell').some(({ textContent }) => /^[+−]\d+\.\d%$/.test(textContent ?? ''))
    seen.add(`${isSaid ? 'said' : 'not said'}, ${areDrawn ? 'drawn' : 'not drawn'}`)
  })
  onTestFinished(() => observer.disconnect())
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  const own = ({ table }: ResultsProps<typeof endpoint>) => table
  renderPage(`${ADDRESS}&v.join=close,ret21`, {}, () => <ExplorerPage endpoint={endpoint} Results={own} />)
  await within(await line()).findByText(/^21-day return of [1-9]/)
  await waitFor(() => expect([...seen]).toEqual(['not said, not drawn', 'said, drawn']))
})

it('is whole without prices in the plan, says so, and can be asked again', async () => {
  const user = userEvent.setup()
  let isRefused = true
  renderPage(`${ADDRESS}&v.join=close`, {
    fetch: (request) =>
      isRefused && request.url.includes(PRICES)
        ? Promise.resolve(Response.json({ error: 'plan' }, { status: 403 }))
        : fetch(request),
  })
  await within(await line()).findByText('Your plan does not include prices: joined columns stay empty.')
  expect(screen.getAllByRole('row').length).toBeGreaterThan(1)
  isRefused = false
  await user.click(within(await line()).getByRole('button', { name: 'Try again' }))
  await expect.poll(() => screen.queryByText(/does not include prices/), { timeout: 50_000 }).toBeNull()
})

it('has the prices of an open record although the split calendar is refused', async () => {
  const user = userEvent.setup()
  renderPage('/insights?tickers=HALO&from=2026-09-01&to=2026-09-05', {
    fetch: (request) =>
      request.url.includes('/calendar/splits')
        ? Promise.resolve(Response.json({ error: 'plan' }, { status: 403 }))
        : fetch(request),
  })
  const cells = await screen.findAllByRole('gridcell', {}, { timeout: 50_000 })
  await user.click(cells[0]!)
  const prices = within(await screen.findByRole('region', { name: 'Prices of the day' }, { timeout: 50_000 }))
  await user.click(await prices.findByRole('button', { name: 'Load' }))
  await prices.findByText('Upside that day', {}, { timeout: 50_000 })
  await prices.findByText('Splits: Your plan does not include this dataset.')
  expect(await prices.findByRole('button', { name: 'Try again' })).toBeDefined()
})

it('compares what is joined beside the fields', async () => {
  const { rows } = await ask(
    splits,
    'parameters[tickers]=HALO,ACME,QNTR&parameters[date_from]=2024-11-20&parameters[date_to]=2026-11-20',
  )
  const ids = rows.slice(0, 2).map(({ id }) => id)
  renderPage(`${ADDRESS.replace('HALO,ACME', 'HALO,ACME,QNTR')}&v.join=close&v.compare=${ids.join(',')}`)
  const comparison = within(await screen.findByRole('region', { name: 'Comparison' }, { timeout: 50_000 }))
  const label = await comparison.findByRole('rowheader', { name: /^ƒ Close/ })
  await expect.poll(() => label.parentElement?.textContent, { timeout: 50_000 }).toMatch(/ƒ Close.*\d+\.\d\d/)
})

it('is chosen in a panel that says what it costs before it is asked for', async () => {
  const user = userEvent.setup()
  const { address, requests } = renderPage(ADDRESS)
  await user.click(await screen.findByRole('button', { name: 'Add prices' }))
  const panel = await screen.findByRole('dialog', { name: 'Add prices', hidden: true }, { timeout: 50_000 })
  const find = within(panel)
  await user.click(find.getByRole('checkbox', { name: 'P/E (TTM), %ile 2y', hidden: true }))
  await user.click(find.getByRole('checkbox', { name: 'Return, +21', hidden: true }))
  expect(find.getByRole('status', { hidden: true }).textContent).toMatch(/^\d+ tickers?, about [\d,]+ daily rows, \d requests?$/)
  expect(requests.some(({ url }) => url.includes(PRICES))).toBe(false)
  await user.type(find.getByRole('textbox', { name: 'Compare with', hidden: true }), 'halo, qntr')
  await user.click(find.getByRole('checkbox', { name: 'Less comparison, +21', hidden: true }))
  await user.click(find.getByRole('radio', { name: 'the close of the day', hidden: true }))
  await user.click(find.getByRole('button', { name: 'Show', hidden: true }))
  expect(address()).toBe(`${ADDRESS}&v.against=HALO,QNTR&v.base=same&v.join=pe_2y,ret21,exc21`)
  await within(await line()).findByText(/^21-day excess return of/, {}, { timeout: 50_000 })
})

it('asks for no prices where a view shows no columns, and for them where its table does', async () => {
  const user = userEvent.setup()
  const { requests } = renderPage('/insider-filings?limit=5&v.join=close', {}, InsiderFilingsPage)
  await screen.findAllByRole('gridcell', {}, { timeout: 50_000 })
  expect(screen.queryByRole('status', { name: 'Joined prices' })).toBeNull()
  const before = requests.filter(({ url }) => url.includes(PRICES))
  await user.click(screen.getByRole('button', { name: 'All columns' }))
  await line()
  await expect.poll(() => requests.filter(({ url }) => url.includes(PRICES)).length, { timeout: 50_000 }).toBe(1)
  expect(before).toEqual([])
})
