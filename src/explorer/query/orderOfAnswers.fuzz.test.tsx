/** What holds for every order in which filters are changed and questions answered: no answer is ever painted as that of another question. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { chipsOf, useOpenForm } from '../../test/filterForm.ts'

useOpenForm()

/** A ticker and an importance, as the address has them: `A/2`, `A/`. */
type Question = string

interface Held {
  readonly question: Question
  readonly signal: AbortSignal
  readonly resolve: (response: Response) => void
  isAnswered: boolean
}

/** Answers nothing by itself; every answer names its question and has a number of its own. */
function holdAll() {
  const asked: Held[] = []
  let answers = 0
  const fetch = (request: Request): Promise<Response> => {
    const search = new URL(request.url).searchParams
    const question = `${search.get('parameters[tickers]')}/${search.get('parameters[importance]') ?? ''}`
    return new Promise((resolve, reject) => {
      asked.push({ question, signal: request.signal, resolve, isAnswered: false })
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    })
  }
  const open = (): readonly Held[] => asked.filter(({ signal, isAnswered }) => !isAnswered && !signal.aborted)
  return {
    fetch,
    open,
    /** Late answers too, to requests that were taken back. */
    reply(place: number, status: number): void {
      const held = asked[place % Math.max(1, asked.length)]
      if (!held) return
      held.isAnswered = true
      answers += 1
      const row = { id: `r${answers}`, name: `Rows of ${held.question}.` }
      held.resolve(status === 200 ? Response.json({ splits: [row] }) : new Response(null, { status }))
    },
  }
}

const ticker = fc.constantFrom('A', 'B', 'C')
const importance = fc.constantFrom('', '2', '4')
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: fc.constant('ask' as const), ticker, importance }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('reply' as const), place: fc.nat(12), status: fc.constantFrom(200, 200, 200, 400) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('back' as const) }) },
)

/** Rows of one question are on screen when another is asked, and when its answer fails. */
const LEFT_STANDING = [
  { act: 'reply', place: 0, status: 200 },
  { act: 'ask', ticker: 'B', importance: '' },
  { act: 'reply', place: 1, status: 400 },
] as const

/** The question whose rows are on screen. */
const shown = (): Question | undefined => /Rows of ([ABC]\/\d?)\./.exec(screen.queryByRole('grid')?.textContent ?? '')?.[1]
const words = (question: Question): string => {
  const [name, least] = question.split('/')
  return `for “Splits for ${name}${least ? `, importance at least ${least}` : ''}”`
}

it('F85, F87 never paints a stale answer as the answer', async () => {
  let stale = 0
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const held = holdAll()
        const { router } = renderPage('/splits?tickers=A', { fetch: held.fetch })
        const question = (): Question => {
          const search = new URLSearchParams(router.state.location.search)
          return `${search.get('tickers')}/${search.get('importance') ?? ''}`
        }
        const check = (): void => {
          const [rows, asked] = [shown(), question()]
          const says = document.body.textContent.includes('Still on screen')
          if (rows !== undefined && rows !== asked) {
            stale += 1
            expect(document.body.textContent).toContain(words(rows))
            expect(screen.getByRole('grid').closest('[data-stale]')).not.toBeNull()
          } else expect(says).toBe(false)
          // Whoever was left is taken back.
          expect(held.open().filter((one) => one.question !== asked)).toEqual([])
          expect(document.title).toContain(words(asked).slice('for “'.length, -1))
        }
        let depth = 0
        for (const one of steps) {
          const before = question()
          if (one.act !== 'reply' && one.act !== 'back') {
            // One after the other, as a user does: each is drawn before the next.
            const field = screen.getByLabelText('Tickers')
            fireEvent.change(field, { target: { value: '' } })
            if (chipsOf(field).length > 0) fireEvent.keyDown(field, { key: 'Backspace' })
            fireEvent.change(field, { target: { value: one.ticker } })
          }
          await act(async () => {
            if (one.act === 'reply') held.reply(one.place, one.status)
            else if (one.act === 'back') await (depth > 0 && router.navigate(-1))
            else {
              fireEvent.change(screen.getByLabelText('Importance, at least'), { target: { value: one.importance } })
              fireEvent.click(screen.getByRole('button', { name: 'Apply' }))
            }
          })
          if (one.act === 'back') depth = Math.max(0, depth - 1)
          else if (question() !== before) depth += 1
          check()
        }
      })
      .afterEach(cleanup),
    { numRuns: 25, examples: [[[...LEFT_STANDING]]] },
  )
  // In the example at least, or nothing was judged.
  expect(stale).toBeGreaterThan(1)
}, 180_000)

it('F85 ends with the answer to the last question, whatever came before', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const held = holdAll()
        const { router } = renderPage('/splits?tickers=A', { fetch: held.fetch })
        for (const one of steps) {
          if (one.act !== 'reply' && one.act !== 'back') {
            // One after the other, as a user does: each is drawn before the next.
            const field = screen.getByLabelText('Tickers')
            fireEvent.change(field, { target: { value: '' } })
            if (chipsOf(field).length > 0) fireEvent.keyDown(field, { key: 'Backspace' })
            fireEvent.change(field, { target: { value: one.ticker } })
          }
          await act(async () => {
            if (one.act === 'reply') held.reply(one.place, one.status)
            else if (one.act === 'ask') await router.navigate(`/splits?tickers=${one.ticker}`)
          })
        }
        await act(() => router.navigate('/splits?tickers=D'))
        await waitFor(() => expect(held.open().map(({ question }) => question)).toEqual(['D/']))
        await act(async () => held.open()[0]!.resolve(Response.json({ splits: [{ id: 'last', name: 'The last.' }] })))
        await waitFor(() => expect(screen.getByRole('grid').textContent).toContain('The last.'))
        expect(document.body.textContent).not.toMatch(/Still on screen|Rows of/)
      })
      .afterEach(cleanup),
    { numRuns: 10 },
  )
}, 120_000)
