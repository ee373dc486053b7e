/** Naughty strings and scripts in every field of every kind of record, in the record panel and in cells of the grid (resilience X2). */
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { fieldAt, type Field, type Fields } from '../../api/endpoint/fields.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { ConnectionContext } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'
import { safeHref } from '../../lib/text/links.ts'
import { connectionTo } from '../../test/connection.ts'
import { naughtyStrings, scriptStrings } from '../../test/faults/naughtyStrings.ts'
import { recordHolding } from '../../test/recordHolding.ts'
import { rowsViewOf } from '../../test/openedRows.tsx'
import { cellText, valueText } from '../../ui/values/valueText.ts'
import { columnPaths } from '../grid/columns/columns.ts'
import { cellLooks } from '../grid/body/cellLooks.ts'
import { GridRow } from '../grid/body/GridRow.tsx'
import { createRecycledRow } from '../grid/body/recycledRow.ts'
import { readingOrder } from './fieldOrder.ts'
import { RecordFields } from './RecordFields.tsx'
import { emptyRowStore } from '../rows/spreadRows.ts'

const strings = [...naughtyStrings, ...scriptStrings]

/** Kinds whose text is read as a day, a moment or a figure where it is one, and shown as it is elsewhere. */
const READ = new Set<Field['kind']>(['day', 'displayDay', 'dayInstant', 'instant', 'mailDate', 'decimal'])

const wordsOf = (field: Field | undefined, text: string): string =>
  field && (READ.has(field.kind) || field.hasEntities) ? valueText(field, text)! : text

/** In a cell, what is a number is rounded as well. */
const wordsInCell = (field: Field, text: string): string =>
  field.kind === 'decimal' || field.kind === 'percent' ? cellText(field, text)! : wordsOf(field, text)

/** In the panel, an address longer than any that is one is cut, and says so by its end. */
const wordsInPanel = (field: Field | undefined, text: string): string =>
  field?.kind === 'link' || field?.kind === 'image' ? shortened(text, 300) : wordsOf(field, text)

/** Prose parts lines and paragraphs and takes marks of bold and lists away: all else of it stays. */
const withoutLayout = (text: string): string => text.replace(/\*\*|^- /gm, '').replace(/\s+/g, '')

/** The fields in the order in which the panel shows them. */
const leavesOf = (fields: Fields): readonly (Field | undefined)[] => [
  ...readingOrder(fields).flatMap(([, field]) => (field.fields ? leavesOf(field.fields) : [field])),
  undefined,
]

const TAGS = new Set('div dl dt dd ol li p br span bdi strong small code a'.split(' '))

/** What is in the page that the app itself would not have put there. */
const foreignIn = (container: Element): readonly string[] =>
  [...container.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].flatMap(({ name, value }) =>
      /^on|^src|^id$/.test(name) || (name === 'href' && !/^https?:|^\/company\/[^/?#]+$/.test(value))
        ? [`${element.localName} ${name}`]
        : [],
    ),
  ])

/** The text of a value without what the app says of it. */
function shownIn(place: Element): string {
  const isolated = place.querySelector('bdi')
  return (isolated ?? place).textContent
}

const isProse = (field: Field | undefined, text: string): boolean =>
  !['link', 'image'].includes(field?.kind ?? '') && (field?.kind === 'prose' || text.length > 90)

const readBack = (place: Element, field: Field | undefined, text: string): string =>
  isProse(field, text)
    ? withoutLayout((place.querySelector('[title^="Not as specified"] bdi') ?? place).textContent)
    : shownIn(place)

/** A ticker that could be one is a link, which wants a router and a connection. */
const Surroundings = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ConnectionContext value={{ connection: connectionTo(), isDirectAllowed: true, useKey: () => undefined }}>
      {children}
    </ConnectionContext>
  </MemoryRouter>
)

/** What is written of a declaration: not its words, and of the meanings of values only that there are some. */
const withoutWords = (name: string, value: unknown): unknown =>
  name === 'label' || name === 'about' || name === 'method' ? undefined : name === 'meanings' ? true : value

/** Without the fields that differ in their words alone from one before: the same code draws them, and no field by its name. */
const distinct = (fields: Fields, before: Set<string>): Fields =>
  Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]): [string, Field][] => {
      if (field.fields) {
        const inner = distinct(field.fields, before)
        return Object.keys(inner).length > 0 ? [[name, { ...field, fields: inner }]] : []
      }
      const declared = JSON.stringify(field, withoutWords)
      if (before.has(declared)) return []
      before.add(declared)
      return [[name, field]]
    }),
  )

describe('X2 hostile text', () => {
  it('is of a hundred and fifty naughty strings and forty scripts at least', () => {
    expect(new Set(naughtyStrings).size).toBeGreaterThanOrEqual(150)
    expect(new Set(scriptStrings).size).toBeGreaterThanOrEqual(40)
  })

  const before = new Set<string>()

  it.each(endpoints.map((endpoint) => [endpoint.title, distinct(endpoint.fields, before)] as const))(
    'in every field of %s that differs from those before is shown as it is in the record, and makes no element',
    (_, fields) => {
      const leaves = leavesOf(fields)
      const { container, rerender } = render(<></>, { wrapper: Surroundings })
      for (const text of strings) {
        rerender(<RecordFields key={text} fields={fields} record={recordHolding(fields, text)} />)
        const shown = [...container.querySelectorAll('dd')].filter((place) => !place.querySelector('dl'))
        expect(shown.map((place, index) => readBack(place, leaves[index], text))).toEqual(
          leaves.map((field) => (isProse(field, text) ? withoutLayout(wordsInPanel(field, text)) : wordsInPanel(field, text))),
        )
        expect(foreignIn(container), text).toEqual([])
        const links = [...container.querySelectorAll('a:not([href^="/company/"])')].map((link) => link.getAttribute('href'))
        // What could be a ticker leads to that company's page, and to no other place.
        const companies = [...container.querySelectorAll('a[href^="/company/"]')].map((link) => link.getAttribute('href'))
        expect(new Set(companies)).toEqual(new Set(companies.length > 0 ? [`/company/${encodeURIComponent(text)}`] : []))
        expect(new Set(links)).toEqual(new Set(links.length > 0 ? [safeHref(text)] : []))
      }
      expect('broken' in window).toBe(false)
    },
  )

  it.each(endpoints.map((endpoint) => [endpoint.title, endpoint] as const))(
    'in every column of %s is shown as it is in the grid, and makes no element',
    (_, endpoint) => {
      const paths = columnPaths(endpoint.fields)
      const columns = paths.map((path) => {
        const field = fieldAt(endpoint.fields, path)!
        return { path, field, title: field.label, width: 100, isSized: false, isPinned: false }
      })
      // One element for all of them, as rows are recycled.
      const row = createRecycledRow()
      const { container } = render(
        <GridRow {...{ row, columns }} looks={cellLooks(columns, 1)} shown={columns.map((_, index) => index)} />,
        { wrapper: Surroundings },
      )
      for (const text of strings) {
        const store = emptyRowStore(endpoint)
        store.append([recordHolding(endpoint.fields, text)])
        act(() => row.draw(rowsViewOf(store, columns), 0, 0))
        const cells = [...container.querySelectorAll('[role=gridcell]')]
        expect(cells.map(shownIn)).toEqual(
          columns.map(({ field, path }) =>
            field.kind === 'list' ? valueText(field, store.value(path, 0)) : wordsInCell(field, text),
          ),
        )
        expect(foreignIn(container), text).toEqual([])
      }
      expect('broken' in window).toBe(false)
    },
  )
})
