/** What holds for every answer: the page is never blank. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { renderPage } from '../../test/renderPage.tsx'

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    'NaN',
    '1,234.50',
    '-',
    '\u0000',
    '\ud800',
    '\u202eabc',
    '\u{1f469}\u200d\u{1f680}',
    'x'.repeat(100_000),
    -0,
    1e308,
  ),
)
const names = [...Object.keys(splits.fields), '__proto__', 'constructor', 'toString', 'extra']
const record = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 })
const listed = fc.array(fc.oneof({ weight: 4, arbitrary: record }, value), { maxLength: 6 })
const body = fc
  .oneof(
    listed.map((list): unknown => ({ splits: list })),
    listed,
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom('splits', 'ok', 'errors', 'data', 'message', 'pagination'), value),
  )
  // Written by hand where it matters: `JSON.stringify` turns -0 into 0, and a record may have its key "__proto__".
  .map((json) => JSON.stringify(json))
const answer = fc.oneof({ weight: 6, arbitrary: body }, { weight: 1, arbitrary: fc.string({ unit: 'binary' }) })

it('never leaves the page blank, whatever is answered', async () => {
  await fc.assert(
    fc
      .asyncProperty(answer, fc.constantFrom(200, 200, 200, 400, 404, 422), async (text, status) => {
        renderPage('/splits?tickers=A', { fetch: () => Promise.resolve(new Response(text, { status })) })
        // Rows, a failure, or the words for there being none.
        await waitFor(() =>
          expect(
            screen.queryByRole('grid') ??
              screen.queryByRole('alert') ??
              screen.queryByRole('heading', { name: /^No (splits|more rows)/ }),
          ).not.toBeNull(),
        )
        expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Splits')
        expect(screen.queryByText(/Could not draw/)).toBeNull()
      })
      .afterEach(cleanup),
    { numRuns: 30 },
  )
}, 120_000)
