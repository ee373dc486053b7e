/** Records with every field odd, in the operations' own pages (F62, F63): what cannot be drawn is left out, and nothing else. */
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyEndpoint } from '../api/endpoint.ts'
import type { Field, Fields } from '../api/fields.ts'
import { renderPage } from '../test/renderPage.tsx'
import { endpoints } from './index.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./*/page.tsx')

type Make = (field: Field, name: string) => unknown

/** Every field by `make`, within objects and in one item of each list. */
const filled = (fields: Fields, make: Make): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => {
      const inner = field.fields && filled(field.fields, make)
      if (!inner) return [name, field.kind === 'list' ? [make(field.item ?? field, name)] : make(field, name)]
      return [name, field.kind === 'list' ? [inner] : inner]
    }),
  )

const OTHER: Readonly<Record<Field['json'], unknown>> = {
  string: 12.5,
  integer: 'many',
  number: 'N/A',
  boolean: 'perhaps',
  object: ['listed'],
  array: { of: 'parts' },
}

const records: Readonly<Record<string, (fields: Fields) => Record<string, unknown>>> = {
  'F62 every field null': (fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, null])),
  'F62 nothing but what names it': () => ({}),
  'F62 nulls within every object and list': (fields) => filled(fields, () => null),
  'F62 lists of nothing': (fields) =>
    Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, field.kind === 'list' ? [] : null])),
  'F62 lists with null in them': (fields) =>
    Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, field.kind === 'list' ? [null, null] : null])),
  'F63 words that no list has': (fields) => filled(fields, (field) => (field.json === 'string' ? 'Unheard of' : null)),
  'F54 every field of another type': (fields) =>
    Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, OTHER[field.json]])),
  'F54 every inner field of another type': (fields) => filled(fields, (field) => OTHER[field.json]),
}

/** Keeps the record findable, whatever the rest of it is. */
const NAMES = ['id', 'call_id', 'search_key', 'rating_id'] as const
const named = (endpoint: AnyEndpoint, record: Record<string, unknown>): Record<string, unknown> => ({
  ...record,
  ...Object.fromEntries(NAMES.filter((name) => Object.hasOwn(endpoint.fields, name)).map((name) => [name, 'odd-1'])),
})

beforeEach(() => {
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Element.prototype.scrollIntoView ??= () => undefined
  HTMLElement.prototype.scrollTo = () => undefined
})

/** The chart of prices needs a canvas, and is tried in a browser. */
const drawn = endpoints.filter(({ id }) => pages[`./${id}/page.tsx`] && id !== 'price-ratios')

describe.each(drawn.map((endpoint) => [endpoint.title, endpoint] as const))('%s', (_, endpoint) => {
  it.each(Object.keys(records))('shows a record with %s, and opens it', async (kind) => {
    const { default: Page } = await pages[`./${endpoint.id}/page.tsx`]!()
    const record = named(endpoint, records[kind]!(endpoint.fields))
    const body = endpoint.envelope.write([record], { hits: 1, page: 1, pageSize: 10 })
    const needed = Object.keys(endpoint.params).find((key) => endpoint.params[key].required)
    const id = endpoint.identify(record as never)
    const query = new URLSearchParams({ ...(needed && { [needed]: 'HALO' }), 'v.open': id })
    renderPage(`/${endpoint.id}?${query}`, { fetch: () => Promise.resolve(Response.json(body)) }, Page)
    await screen.findByText('1 row')
    const panel = await waitFor(() => {
      const tab = screen.queryByRole('tab', { name: 'Record' })
      return tab ?? screen.getByRole('grid')
    })
    expect(panel).toBeTruthy()
    expect(screen.queryByText(/Could not draw/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
