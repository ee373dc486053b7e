/** Which panel stands first. */
import { expect, it } from 'vitest'
import { panelOrder } from './panelOrder.ts'
import type { Answer } from '../useAnswers.ts'

const FACT = { label: 'Hit rate', text: '61%' }
const answer = (name: string, changed: string | undefined, days: readonly string[] = [], state = 'there', facts = 0): Answer =>
  ({
    name,
    state,
    isStale: false,
    changed,
    events: days.map((day) => ({ day, words: day, id: day })),
    facts: facts > 0 ? Array.from({ length: facts }, () => FACT) : undefined,
  }) as unknown as Answer
const namesOf = (answers: readonly Answer[]) => answers.map((each) => (each as unknown as { name: string }).name)
const order = (answers: readonly Answer[]) => {
  const { panels, short } = panelOrder(answers, '2026-11-20')
  return [namesOf(panels), namesOf(short)]
}

const ANSWERS = [
  answer('logos', undefined, [], 'there', 3),
  answer('analysts', undefined, [], 'there', 8),
  answer('calls', undefined, ['2026-12-02', '2026-08-03']),
  answer('cases', '2026-11-01', [], 'there', 3),
  answer('splits', undefined, [], 'empty'),
  answer('ratings', undefined, ['2026-11-19', '2026-01-05']),
]

it('puts what changed last first, what is still to come aside, and what has no day last, with the shortest together', () => {
  expect(order(ANSWERS)).toEqual([
    ['ratings', 'cases', 'calls', 'analysts'],
    ['logos', 'splits'],
  ])
})

it('keeps the order of the datasets while one is on its way', () => {
  const answers = [...ANSWERS, answer('news', undefined, [], 'waiting')]
  expect(order(answers)).toEqual([namesOf(answers), []])
})
