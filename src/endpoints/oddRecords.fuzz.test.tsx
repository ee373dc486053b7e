/** Whatever stands in the fields of records: the operations' own views draw them, and never give way to a plainer one. */
import { cleanup, screen } from '@testing-library/react'
import fc from 'fast-check'
import type { ComponentType } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../api/endpoint/fields.ts'
import { addressOf, testingOf } from '../test/operations.ts'
import { renderPage } from '../test/renderPage.tsx'
import { unicodeTexts } from '../test/faults/unicodeTexts.ts'
import { endpoints } from './index.ts'

const pages = import.meta.glob<{ default: ComponentType }>('./*/page.tsx')

/** Texts that some field is made of, and those that none is. */
const text = fc.oneof(
  fc.constantFrom(
    '2026-11-20',
    'Mar 7, 2025',
    '2026-02-30',
    'Fri, 07 Mar 2025 09:30:00 -0400',
    '09:30:00',
    '4:1',
    '1,234.50',
    '12%',
  ),
  fc.constantFrom('https://a.test/x', 'javascript:alert(1)', '#abc', '', '-', '0', ...Object.values(unicodeTexts)),
)
const scalar = fc.oneof(text, fc.constantFrom(null, true, 0, -0, 1e308, -1e308, 1.5, 1_795_183_500, 1_795_183_500_000))

/** Mostly of the declared type; now and then anything at all. */
function valueOf(field: Field): fc.Arbitrary<unknown> {
  const inner = field.fields ? recordOf(field.fields) : field.item ? valueOf(field.item) : scalar
  const declared = field.json === 'array' ? fc.array(inner, { maxLength: 3 }) : field.json === 'object' ? inner : scalar
  return fc.oneof({ weight: 5, arbitrary: declared }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) })
}
const recordOf = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries<Field>(fields).map(([name, field]) => [name, valueOf(field)])), {
    requiredKeys: [],
  })

const drawn = endpoints.filter((endpoint) => pages[`./${endpoint.id}/page.tsx`] && !testingOf(endpoint).needsCanvas)

describe.each(drawn.map((endpoint) => [endpoint.title, endpoint] as const))('%s', (_, endpoint: AnyEndpoint) => {
  it('draws whatever is answered', async () => {
    const { default: Page } = await pages[`./${endpoint.id}/page.tsx`]!()
    const address = addressOf(endpoint)
    await fc.assert(
      fc
        .asyncProperty(fc.array(recordOf(endpoint.fields), { minLength: 1, maxLength: 3 }), async (records) => {
          vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
          const body = JSON.stringify(endpoint.envelope.write(records, { hits: records.length, page: 1, pageSize: 10 }))
          renderPage(address, { fetch: () => Promise.resolve(new Response(body)) }, Page)
          // Records without keys are no rows.
          await screen.findByText(/^\d+ rows?$/)
          expect(screen.queryByText(/Could not draw/)).toBeNull()
        })
        .afterEach(cleanup),
      { numRuns: 15 },
    )
  }, 120_000)
})
