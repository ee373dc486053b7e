/** What holds for every answer and every order of answers: the page is never blank, and never paints what was not asked. */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splits } from '../endpoints/splits/endpoint.ts'
import { holdAnswers } from '../test/heldAnswers.ts'
import { renderPage } from '../test/renderPage.tsx'

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
    { numRuns: 60 },
  )
}, 120_000)

const ticker = fc.constantFrom('A', 'B', 'C')
const step = fc.oneof(
  ticker.map((name) => ({ act: 'ask', name })),
  ticker.map((name) => ({ act: 'answer', name })),
)

/** The company whose rows are on screen. */
const shown = (): string | undefined => /Rows of ([ABC])/.exec(screen.queryByRole('grid')?.textContent ?? '')?.[1]

it('F85, F87 never shows the rows of one question as those of another, in whatever order is asked and answered', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
        const held = holdAnswers()
        const { history } = renderPage('/splits?tickers=A', { fetch: held.fetch })
        let asked = 'A'
        const check = (): void => {
          const rows = shown()
          if (rows !== undefined && rows !== asked) {
            expect(screen.getByText(new RegExp(`Still on screen: .* for “Splits for ${rows}”`))).toBeTruthy()
          }
        }
        for (const { act: what, name } of steps) {
          await act(async () => {
            if (what === 'ask') await history.navigate(`/splits?tickers=${(asked = name)}`)
            else if (held.isAsked(name)) held.answer(name, [`Rows of ${name}`])
          })
          check()
        }
        if (held.isAsked(asked)) held.answer(asked, [`Rows of ${asked}`])
        await waitFor(() => expect(shown()).toBe(asked))
        expect(screen.queryByText(/Still on screen/)).toBeNull()
      })
      .afterEach(cleanup),
    { numRuns: 40 },
  )
}, 120_000)
