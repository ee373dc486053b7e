/** The examples on calls: every figure in them is one of the demo's texts, or follows from such by a sum done here. */
import { expect, it } from 'vitest'
import { alikeOf } from '../../../calls/compare/alike.ts'
import { comparableWords } from '../../../calls/compare/sentenceWords.ts'
import { figureText } from '../../../calls/figures/figureText.ts'
import { matchedFigures } from '../../../calls/figures/matchedFigures.ts'
import { spokenCallOf } from '../../../calls/sentences/spokenCall.ts'
import { companyOf } from '../../../mock/companies/companies.ts'
import { transcriptOf } from '../../../mock/prose/transcript.ts'
import { world } from '../../../test/ask.ts'
import { callDefinitions } from './callDefinitions.ts'

const exampleOf = (id: string): string => callDefinitions.find((definition) => definition.id === id)!.example!

const [before, now] = (['Q2', 'Q3'] as const).map((period) => {
  const company = companyOf('QNTR')!
  const call = world.calls.find((each) => each.company.ticker === 'QNTR' && each.year === 2026 && each.period === period)!
  const text = transcriptOf(call, 'NON_LIVE', { quarters: world.quartersOf(company), firms: world.firms.map(({ name }) => name) })
  return spokenCallOf({
    id: call.id,
    ticker: 'QNTR',
    company: company.name,
    title: '',
    startedAt: call.start,
    quarter: `${period} 2026`,
    updatedAt: undefined,
    text,
    segments: undefined,
  })
})
const margins = [before!, now!].map(
  ({ sentences }) => sentences.find(({ text }) => /^Gross margin was .*basis points/.test(text))!.text,
)

it('weighs the words that two sentences have in common', () => {
  for (const text of margins) expect(exampleOf('calls-compared')).toContain(`“${text}”`)
  const words = margins.map((text) => comparableWords(text, undefined))
  expect(words.map(({ length }) => length)).toEqual([9 + 2 + 3, 14])
  const [found] = alikeOf([words[0]!], [words[1]!], [0], [0], 0)
  expect(found!.score).toBeCloseTo((2 * 9.2) / 20.4)
  expect(exampleOf('calls-compared')).toContain(`2 × 9.2 ÷ (10.2 + 10.2) = ${((2 * 9.2) / 20.4).toFixed(2)}, reworded`)
})

it('counts a term with a plain search', () => {
  const prepared = now!.sentences.filter(({ part }) => part === 'prepared').map(({ text }) => text)
  const words = prepared.join(' ').split(' ').length
  const times = prepared.join(' ').match(/\bmargin\b/gi)!.length
  expect(exampleOf('terms')).toContain(
    `“margin” is said ${times} times in ${words.toLocaleString('en-US')} words, ${times} ÷ ${words.toLocaleString('en-US')} × 1,000 = ${((times / words) * 1000).toFixed(2)}.`,
  )
})

it('reads a sentence and matches it with that of the quarter before', () => {
  const read = matchedFigures(now!, before).filter(({ figure }) => figure.of === 'gross margin')
  expect(read.map(({ figure, before: was }) => [figureText(figure), figureText(was!.figure)])).toEqual([
    ['52.0%', '51.2%'],
    ['−90 bp', '+30 bp'],
  ])
  expect(exampleOf('figures')).toContain(
    `“${margins[1]!}” reads gross margin 52.0%, and a change of −90 bp; in Q2 2026 they were 51.2% and +30 bp.`,
  )
})
