/** Which panel stands first. */
import { expect, it } from 'vitest'
import { panelOrder } from './panelOrder.ts'
import type { Answer } from '../useAnswers.ts'

const answer = (name: string, changed: string | undefined, days: readonly string[] = [], state = 'there'): Answer =>
  ({ name, state, isStale: false, changed, events: days.map((day) => ({ day, words: day, id: day })) }) as unknown as Answer
const names = (answers: readonly Answer[]) =>
  panelOrder(answers, '2026-11-20').map((each) => (each as unknown as { name: string }).name)

const ANSWERS = [
  answer('logos', undefined),
  answer('calls', undefined, ['2026-12-02', '2026-08-03']),
  answer('cases', '2026-11-01'),
  answer('splits', undefined),
  answer('ratings', undefined, ['2026-11-19', '2026-01-05']),
]

it('puts what changed last first, what is still to come aside, and what has no day last, in its own order', () => {
  expect(names(ANSWERS)).toEqual(['ratings', 'cases', 'calls', 'logos', 'splits'])
})

it('keeps the order of the datasets while one is on its way', () => {
  expect(names([...ANSWERS, answer('news', undefined, [], 'waiting')])[0]).toBe('logos')
})
