import { expect, it } from 'vitest'
import { readTermGroups } from '../../lib/text/termGroups.ts'
import { spokenCallOf } from '../sentences/spokenCall.ts'
import { perThousand, termMatrixOf } from './termMatrix.ts'
import { termRatesOf } from './useTermRates.ts'

const call = (id: string, text: string) =>
  spokenCallOf({
    id,
    ticker: 'HALO',
    company: undefined,
    title: id,
    startedAt: undefined,
    quarter: undefined,
    updatedAt: undefined,
    text,
    segments: undefined,
  })

const TEXT = `Operator
Welcome to the call.
Dana Osei -- Chief Executive Officer
Our price increase held. Mix and price increase both helped.
Operator
Our first question comes from Ann Lee of Firm.
Ann Lee -- Firm -- Analyst
What about mix?
Dana Osei -- Chief Executive Officer
The mix is better.`

it('counts a group and its terms in each part, and the words of the part', () => {
  const { rows, words } = termMatrixOf(readTermGroups('pricing: price increase, mix; tariff*'), [call('a', TEXT)])
  const counts = rows.map(({ group, term, cells }) => [group, term, cells[0]!.prepared.count, cells[0]!.questions.count])
  expect(counts).toEqual([
    ['pricing', undefined, 3, 2],
    ['pricing', 'price increase', 2, 0],
    ['pricing', 'mix', 1, 2],
    ['tariff*', undefined, 0, 0],
  ])
  // Welcome to the call. Our price increase held. Mix and price increase both helped.
  expect(words).toEqual([{ prepared: 14, questions: 16, untold: 0 }])
  expect(perThousand(3, 14)).toBeCloseTo(214.2857)
})

it('leads to the sentences', () => {
  const { rows, calls } = termMatrixOf(readTermGroups('mix'), [call('a', TEXT)])
  expect(rows[0]!.cells[0]!.questions.sentences.map((number) => calls[0]!.sentences[number]!.text)).toEqual([
    'What about mix?',
    'The mix is better.',
  ])
})

it('counts a call that could not be parted by itself', () => {
  const { words, rows } = termMatrixOf(readTermGroups('mix'), [call('a', 'The mix was good. Nothing else.')])
  expect(words).toEqual([{ prepared: 0, questions: 0, untold: 6 }])
  expect(rows[0]!.cells[0]!.untold.count).toBe(1)
  expect(perThousand(0, 0)).toBeUndefined()
})

it('sums the groups of a call, each once, per 1,000 of its words', () => {
  const rates = termRatesOf(
    termMatrixOf(readTermGroups('pricing: price increase, mix; tariff*'), [call('a', TEXT), call('b', '')]),
  )
  // Five times in 30 words.
  expect(rates.get('a')).toEqual({ rate: '166.67', groups: 'pricing: 5\ntariff*: 0' })
  expect(rates.get('b')?.rate).toBe('')
})
