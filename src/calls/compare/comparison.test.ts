import { expect, it } from 'vitest'
import type { SpokenCall, SpokenSentence } from '../sentences/spokenCall.ts'
import { comparable } from './comparable.ts'
import { byNovelty, comparisonOf } from './comparison.ts'
import { chosenRows, kindsText, viewIn } from './comparedView.ts'

const sentence = (text: string, role: SpokenSentence['role'] = 'company'): SpokenSentence => ({
  text,
  passage: 'p',
  part: 'prepared',
  role,
  speaker: undefined,
})
const call = (id: string, ...sentences: SpokenSentence[]) =>
  comparable<SpokenCall>({
    id,
    title: id,
    quarter: undefined,
    startedAt: undefined,
    sentences,
    parting: { from: undefined, level: 'none', words: '' },
    speakers: '',
  })

const FRAME = 'Actual results may differ from what we say today.'
const a = call('a', sentence(FRAME), sentence('Revenue was $4 million on strong demand.'), sentence('A fire closed the plant.'))
const b = call(
  'b',
  sentence(FRAME),
  sentence('Revenue was $5 million on strong demand.'),
  sentence('Tariffs on imported lenses began in May.'),
)
const c = call('c', sentence(FRAME))

it('has a line for each sentence of either call, dropped ones where they stood, and tells the words that changed', () => {
  const { rows, words, changed } = comparisonOf(a, b, [a, b, c])
  expect(
    rows.map(({ kind, isBoilerplate, later, earlier }) => [kind, isBoilerplate, (later ?? earlier)!.text.slice(0, 7)]),
  ).toEqual([
    ['kept', true, 'Actual '],
    ['reworded', false, 'Revenue'],
    ['new', false, 'Tariffs'],
    ['dropped', false, 'A fire '],
  ])
  expect(rows[1]!.pieces!.map(({ kind, text }) => [kind, text])).toEqual([
    ['plain', 'Revenue was '],
    ['heard', '$4'],
    ['corrected', '$5'],
    ['plain', ' million on strong demand.'],
  ])
  // 9 words stand, 7 are reworded, 7 are new.
  expect([words, changed]).toEqual([23, 14])
})

it('puts first what has the most words that the other call has nowhere, an operator’s left out', () => {
  const { rows } = comparisonOf(a, b, [a, b])
  expect(byNovelty(rows)[0]).toMatchObject({ kind: 'new', unheard: ['tariffs', 'imported', 'lenses', 'began'] })
  const spoken = comparisonOf(c, call('d', sentence('The next question is from Naomi Wang.', 'operator')), [])
  expect(spoken.rows.map(({ unheard }) => unheard)).toEqual([[], ['actual', 'results', 'may', 'differ', 'say', 'today']])
})

it('calls nothing boilerplate in fewer than three calls', () => {
  expect(comparisonOf(a, b, [a, b]).rows.some(({ isBoilerplate }) => isBoilerplate)).toBe(false)
})

it('shows what the address asks for, boilerplate folded away', () => {
  const { rows } = comparisonOf(a, b, [a, b, c])
  const shown = (query: string) => chosenRows(rows, viewIn(new URLSearchParams(query))).map(({ kind }) => kind)
  expect(shown('')).toEqual(['new', 'dropped', 'reworded'])
  expect(shown('order=call')).toEqual(['reworded', 'new', 'dropped'])
  expect(shown('kinds=kept')).toEqual([])
  expect(shown('kinds=kept&standing=shown')).toEqual(['kept'])
  expect(shown('part=questions')).toEqual([])
  expect([kindsText(['dropped', 'new', 'moved', 'reworded']), kindsText(['kept', 'new'])]).toEqual([undefined, 'new,kept'])
})
