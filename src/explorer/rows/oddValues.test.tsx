/** Odd values in records, each by the number of its row: shown as they are, in their place in the order, and nowhere in the way. */
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { unicodeTexts } from '../../test/faults/unicodeTexts.ts'

type Row = Readonly<Record<string, unknown>>

/** The page of an operation with these records under this key. */
const show = (address: string, key: string, rows: readonly Row[]) =>
  renderPage(address, { fetch: () => Promise.resolve(Response.json({ [key]: rows })) })

const splits = (rows: readonly Row[], query = '') =>
  show(
    `/splits?tickers=A${query}`,
    'splits',
    rows.map((row, id) => ({ id: String(id), ticker: 'A', ...row })),
  )

/** The texts of one column, from the top. */
async function column(header: string): Promise<readonly string[]> {
  const grid = await screen.findByRole('grid')
  const head = within(grid).getByRole('columnheader', { name: new RegExp(`^${header}`) })
  return [...grid.querySelectorAll<HTMLElement>(`[role=gridcell][aria-colindex="${head.getAttribute('aria-colindex')}"]`)]
    .toSorted((a, b) => Number(a.parentElement!.ariaRowIndex) - Number(b.parentElement!.ariaRowIndex))
    .map((cell) => cell.textContent)
}

const NOT_GIVEN = '–not given'

describe('what is not given', () => {
  const rows = [{ importance: 2 }, {}, { importance: '' }, { importance: null }, { importance: 1 }]
  it.each([
    ['asc', ['1', '2', NOT_GIVEN, NOT_GIVEN, NOT_GIVEN]],
    ['desc', ['2', '1', NOT_GIVEN, NOT_GIVEN, NOT_GIVEN]],
  ])('F52 is a dash with words, and comes last in the order %s', async (way, wanted) => {
    splits(rows, `&v.cols=importance&v.sort=importance:${way}`)
    expect(await column('Importance')).toEqual(wanted)
  })

  it('F56 is told apart from zero, which has no sign', async () => {
    const body = '{"splits":[{"id":"1","importance":0},{"id":"2","importance":-0},{"id":"3","importance":null}]}'
    renderPage('/splits?v.cols=importance', { fetch: () => Promise.resolve(new Response(body)) })
    expect(await column('Importance')).toEqual(['0', '0', NOT_GIVEN])
  })
})

it('F54 numbers sent as text are shown in two decimals, ordered by a strict reading, and come last where they are none', async () => {
  const targets = ['N/A', '1,234.50', '-', '96.0000', '12', 'NaN', '1,23']
  const rows = targets.map((pt, id) => ({ id: String(id), pt }))
  show('/insights?v.cols=pt&v.sort=pt:asc', 'analyst-insights', rows)
  expect(await column('Price target')).toEqual(['12.00', '96.00', '1,234.50', 'N/A', '-', 'NaN', '1,23'])
})

it('F58 a moment in milliseconds is read as one, says so, has its place in the order, and is listed', async () => {
  splits([{ updated: 1_795_183_500_000 }, { updated: 1_795_183_400 }], '&v.cols=updated&v.sort=updated:asc')
  expect(await column('Updated')).toEqual(['20 Nov 2026, 14:03 UTC', '20 Nov 2026, 14:05 UTC (sent in milliseconds)'])
  const dock = screen.getByRole('region', { name: 'Requests' })
  await userEvent.setup().click(within(dock).getByRole('button', { name: '1 request' }))
  const told = await within(dock).findByText(/seconds since 1970, found milliseconds, by their size, in 1 row/)
  expect(told.textContent).toContain('updated')
})

it('F63 a word that no list has is shown as it is, and rows can be narrowed to it', async () => {
  const rows = ['Ponders', 'Upgrades'].map((action, id) => ({ id: String(id), action }))
  const { address } = show('/insights?v.cols=action&f.action=Ponders', 'analyst-insights', rows)
  expect(await column('Action')).toEqual(['Ponders'])
  expect(screen.getByText('1 of 2 rows')).toBeTruthy()
  expect(address()).toBe('/insights?v.cols=action&f.action=Ponders')
})

it.each(Object.entries(unicodeTexts))('F64 %s is shown as it came, in the table and in the record', async (_, text) => {
  const user = userEvent.setup()
  splits(
    [
      { name: text, ratio: '4:1' },
      { name: 'Second', ratio: '2:1' },
    ],
    '&v.cols=name,ratio&v.open=0',
  )
  expect(await column('Company')).toEqual([text, 'Second'])
  const term = await screen.findByText('Company', { selector: 'dt' })
  expect(term.nextElementSibling?.textContent).toBe(text)
  await user.click(screen.getByRole('tab', { name: 'JSON' }))
  expect(screen.getByRole('tabpanel').textContent).toContain(JSON.stringify(text))
})

describe('F65 a text of 100,000 characters', () => {
  const long = `${'word '.repeat(19_999)}end.`

  it('is one short line in the table, three lines in the record, and whole on request', async () => {
    const user = userEvent.setup()
    splits([{ name: long }], '&v.cols=name&v.open=0')
    expect((await column('Company'))[0]!.length).toBeLessThan(600)
    await screen.findByText('Company', { selector: 'dt' })
    const record = screen.getByRole('complementary', { name: 'Record' })
    expect(record.textContent.length).toBeLessThan(3000)
    await user.click(within(record).getByRole('button', { name: 'Show all 99,999 characters' }))
    expect(record.textContent).toContain(long)
  })

  it('does not stop the page in a list, as a link or in the title', async () => {
    const link = `https://a.test/${'x'.repeat(100_000)}`
    const call = { id: '0', name: long, webcast_url: link, undeclared: [long, long], nested: { inner: long } }
    show('/conference-calls?v.open=0', 'conference', [call])
    await screen.findByText('Company', { selector: 'dt' })
    const record = screen.getByRole('complementary', { name: 'Record' })
    expect(record.textContent.length).toBeLessThan(5000)
    const outside = within(record).getByRole('link', { name: /^https:/ })
    expect([outside.getAttribute('href')!.length, outside.textContent.length < 400]).toEqual([link.length, true])
  })
})

it('ten thousand rows although a thousand were asked for are all there, a few of them drawn, and the inspector says so', async () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ name: `Row ${id}` }))
  const { requests } = splits(rows, '&limit=1000&v.cols=name')
  const grid = await screen.findByRole('grid')
  expect(grid.getAttribute('aria-rowcount')).toBe('10001')
  expect(within(grid).getAllByRole('row').length).toBeLessThan(60)
  expect(screen.getByText('10,000 rows')).toBeTruthy()
  expect(within(screen.getByRole('navigation', { name: 'Paging' })).getByRole('status').textContent).toContain(
    '1–10,000 · more available',
  )
  await userEvent.setup().click(screen.getByRole('button', { name: '1 request' }))
  expect(await screen.findByText('Accepted although unusual: 10,000 rows although 1,000 were asked for.')).toBeTruthy()
  expect(requests).toHaveLength(1)
})

it('an answer nested ten thousand deep is told as such, and leaves the page as it was', async () => {
  const deep = `{"splits":[{"id":"1","name":${'['.repeat(10_000)}${']'.repeat(10_000)}}]}`
  renderPage('/splits?tickers=A', { fetch: () => Promise.resolve(new Response(deep)) })
  expect((await screen.findByRole('alert')).textContent).toContain('nested deeper than any record of the service')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Splits')
})
