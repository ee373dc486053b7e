import { expect, it } from 'vitest'
import type { StoredCall } from '../library/storedCall.ts'
import { spokenCallOf } from './spokenCall.ts'

const call = (text: string, segments?: StoredCall['segments']): StoredCall => ({
  id: 'c1',
  ticker: 'HALO',
  company: undefined,
  title: 'A call',
  startedAt: undefined,
  quarter: undefined,
  updatedAt: undefined,
  text,
  segments,
})
const told = (stored: StoredCall) =>
  spokenCallOf(stored).sentences.map(({ text, part, role, speaker }) => [text, part, role, speaker])

const NAMED = `Operator
Welcome. After the remarks there will be a question-and-answer session.
Dana Osei -- Chief Executive Officer
We grew. Dr. Lee joined us.
Operator
Our first question comes from Ann Lee of Firm.
Ann Lee -- Firm -- Analyst
Why?
Dana Osei -- Chief Executive Officer
Because.`

it('parts a call at the turn in which the operator announces the first question, and not where one is promised', () => {
  expect(told(call(NAMED))).toEqual([
    ['Welcome.', 'prepared', 'operator', 'Operator'],
    ['After the remarks there will be a question-and-answer session.', 'prepared', 'operator', 'Operator'],
    ['We grew.', 'prepared', 'company', 'Dana Osei'],
    ['Dr. Lee joined us.', 'prepared', 'company', 'Dana Osei'],
    ['Our first question comes from Ann Lee of Firm.', 'questions', 'operator', 'Operator'],
    ['Why?', 'questions', 'asker', 'Ann Lee'],
    ['Because.', 'questions', 'company', 'Dana Osei'],
  ])
  expect(spokenCallOf(call(NAMED)).parting).toMatchObject({ level: 'high' })
})

it('attributes nothing to anybody in a text that names nobody, and says by which phrase it was parted', () => {
  const bare = call('We grew a lot. Our first question comes from Ann Lee of Firm. Why is that? Because.')
  expect(told(bare)).toEqual([
    ['We grew a lot.', 'prepared', undefined, undefined],
    ['Our first question comes from Ann Lee of Firm.', 'questions', undefined, undefined],
    ['Why is that?', 'questions', undefined, undefined],
    ['Because.', 'questions', undefined, undefined],
  ])
  const { parting } = spokenCallOf(bare)
  expect(parting.level).toBe('medium')
  expect(parting.words).toContain('“our first question comes from”')
})

it('does not part a call in which nothing tells of questions', () => {
  const { sentences, parting } = spokenCallOf(call('We grew. We shrank.'))
  expect(sentences.map(({ part }) => part)).toEqual([undefined, undefined])
  expect(parting).toMatchObject({ from: undefined, level: 'none' })
})

it('reads segments where there are some, and has nothing of an empty text', () => {
  const segments = [
    { speaker: 'Operator', text: 'The first question is from Ann Lee with Firm.' },
    { speaker: 'Ann Lee', text: 'Why?' },
  ] as unknown as NonNullable<StoredCall['segments']>
  expect(told(call('', segments)).map(([, part, role]) => [part, role])).toEqual([
    ['questions', 'operator'],
    ['questions', 'asker'],
  ])
  expect(told(call(''))).toEqual([])
})
