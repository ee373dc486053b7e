/** Records with every field odd, in the operations' own pages (F62, F63): what cannot be drawn is left out, and nothing else. */
import { screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { named, oddRecords } from '../test/faults/oddRecords.ts'
import { addressOf, testingOf } from '../test/operations.ts'
import { renderPage } from '../test/renderPage.tsx'
import { endpoints } from './index.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./*/page.tsx')

beforeEach(() => {
  // jsdom draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  Element.prototype.scrollIntoView ??= () => undefined
  HTMLElement.prototype.scrollTo = () => undefined
})

const drawn = endpoints.filter((endpoint) => pages[`./${endpoint.id}/page.tsx`] && !testingOf(endpoint).needsCanvas)

describe.each(drawn.map((endpoint) => [endpoint.title, endpoint] as const))('%s', (_, endpoint) => {
  it.each(Object.keys(oddRecords))('shows a record with %s, and opens it', async (kind) => {
    const { default: Page } = await pages[`./${endpoint.id}/page.tsx`]!()
    const record = named(endpoint, oddRecords[kind]!(endpoint.fields))
    const body = endpoint.envelope.write([record], { hits: 1, page: 1, pageSize: 10 })
    const id = endpoint.identify(record as never)
    renderPage(addressOf(endpoint, { 'v.open': id }), { fetch: () => Promise.resolve(Response.json(body)) }, Page)
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
