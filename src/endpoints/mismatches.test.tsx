/** Values of another type than declared, in every column of every operation: raw and marked, in the table and in the record. */
import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Field } from '../api/endpoint/fields.ts'
import { columnPaths } from '../explorer/grid/columns/columns.ts'
import { createRowStore } from '../explorer/rows/rowStore.ts'
import { mismatchWords } from '../ui/values/mismatchWords.ts'
import { rawText } from '../ui/values/valueText.ts'
import { named } from '../test/faults/oddRecords.ts'
import { addressOf, bodyOf, operations, testingOf } from '../test/operations.ts'
import { renderPage } from '../test/renderPage.tsx'

const pages = import.meta.glob<{ default: ComponentType }>('./*/page.tsx')

const OTHER: Readonly<Record<Field['json'], unknown>> = {
  string: { a: 1 },
  integer: 'many',
  number: { of: ['parts'] },
  boolean: 'perhaps',
  object: true,
  array: 'none',
}
/** As many as a row draws here. */
const DRAWN = 20

// Loaded lazily by the page: on a busy machine that takes longer than anything that is waited for here.
beforeAll(async () => {
  await import('../explorer/record/RecordPanel.tsx')
})

describe.each(operations)('%s', (_, endpoint) => {
  const { identity, needsCanvas } = testingOf(endpoint)
  const kept = new Set(identity)

  it('shows each in its column as it was sent, with a mark that says what it is', async () => {
    const { default: Own } = await (pages[`./${endpoint.id}/page.tsx`] ?? (() => Promise.resolve({ default: undefined })))()
    const record = Object.fromEntries(
      Object.entries<Field>(endpoint.fields).map(([name, field]) => [name, kept.has(name) ? 'odd-1' : OTHER[field.json]]),
    )
    const paths = columnPaths(endpoint.fields).filter((path) => !kept.has(path))
    const body = bodyOf(endpoint, [named(endpoint, record)])
    const open = createRowStore(endpoint, [named(endpoint, record)] as never).idOf(0)
    for (let first = 0; first < paths.length; first += DRAWN) {
      cleanup()
      const columns = paths.slice(first, first + DRAWN)
      const address = addressOf(endpoint, { 'v.cols': columns.join(), 'v.view': 'table', 'v.open': open })
      renderPage(address, { fetch: () => Promise.resolve(new Response(body)) }, needsCanvas ? undefined : Own)
      const [, row] = within(await screen.findByRole('grid')).getAllByRole('row')
      const cells = within(row!).getAllByRole('gridcell')
      expect(cells).toHaveLength(columns.length)
      for (const [index, path] of columns.entries()) {
        const [head = ''] = path.split('.')
        expect(cells[index]!.textContent, path).toContain(rawText(record[head]))
        expect(cells[index]!.textContent, path).toContain('(not as specified: ')
      }
    }
    const remarks = await screen.findByText(/^Not as specified, and shown as sent\./)
    for (const [name, field] of Object.entries<Field>(endpoint.fields)) {
      if (!kept.has(name)) expect(remarks.textContent).toContain(`${field.label}: ${mismatchWords(field, record[name])}`)
    }
  })
})

const splits = (values: Readonly<Record<string, unknown>>, view: Readonly<Record<string, string>> = {}) => {
  const body = JSON.stringify({
    splits: [{ id: 'a', ticker: 'HALO', date_ex: '2026-11-20', date_announced: '2026-11-20', ...values }],
  })
  return pages['./splits/page.tsx']!().then(({ default: Own }) =>
    renderPage(
      `/splits?${new URLSearchParams({ 'v.view': 'table', ...view })}`,
      { fetch: () => Promise.resolve(new Response(body)) },
      Own,
    ),
  )
}

describe('absent, empty and zero', () => {
  it.each([
    [{ importance: 0, name: '' }, 'importance,name', ['0', '–not given']],
    [{ importance: null }, 'importance,name', ['–not given', '–not given']],
    [{ notes: '<p><br></p>' }, 'notes', ['<p><br></p> (not as specified: markup without words)']],
    [{ name: '  ' }, 'name', ['   (not as specified: a text without words)']],
    [{ date_ex: '30 Feb 2024' }, 'date_ex', ['30 Feb 2024 (not as specified: no date that can be read)']],
    [{ date_ex: '2024-02-30' }, 'date_ex', ['2024-02-30 (not as specified: no date that can be read)']],
    [{ name: true }, 'name', ['true (not as specified: true or false instead of text)']],
    [{ ratio: { a: 1 } }, 'ratio', ['{"a":1} (not as specified: an object instead of text)']],
  ])('%j is told apart from the others', async (values, columns, wanted) => {
    await splits(values, { 'v.cols': columns })
    const [, row] = within(await screen.findByRole('grid')).getAllByRole('row')
    expect(
      within(row!)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(wanted)
  })

  it('an empty list is none, and not something that was not given', async () => {
    const body = JSON.stringify([{ id: 1, title: 'A', stocks: [], tags: null }])
    renderPage('/news?v.cols=stocks,tags', { fetch: () => Promise.resolve(new Response(body)) })
    const [, row] = within(await screen.findByRole('grid')).getAllByRole('row')
    expect(
      within(row!)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent),
    ).toEqual(['none', '–not given'])
  })
})

it('the calendar says what is odd about an event, and shows it raw', async () => {
  await splits({ ratio: { a: 1 }, name: true }, { 'v.view': 'month', from: '2026-11-01', to: '2026-11-30' })
  const odd = await screen.findByRole('region', { name: 'What does not fit together' })
  expect(odd.textContent).toContain('Not as specified: Company: true or false instead of text; Ratio: an object instead of text.')
  expect(odd.textContent).toContain('ratio “{"a":1}”')
})

it('the heading of a record shows a name of another type raw, and says so', async () => {
  await splits({ name: { legal: 'Halo' } }, { 'v.open': 'a' })
  expect(
    await screen.findByRole('heading', {
      name: /^\{"legal":"Halo"\} ?\(not as specified: an object instead of text\)$/,
      level: 2,
    }),
  ).toBeTruthy()
})
