import { expect, it } from 'vitest'
import type { SpokenSentence } from '../sentences/spokenCall.ts'
import { figureText, subjectText } from './figureText.ts'
import { figuresIn } from './figures.ts'
import { matchedFigures } from './matchedFigures.ts'

const said = (text: string, role: SpokenSentence['role'] = 'company'): SpokenSentence => ({
  text,
  passage: 'p',
  part: 'prepared',
  role,
  speaker: undefined,
})

const before = { sentences: [said('Gross margin was 42%.'), said('We expect revenue of $400 million to $410 million.')] }

it('matches a figure with what the same words said a call before', () => {
  const now = { sentences: [said('Gross margin was 43%.'), said('We expect revenue of $420 million.'), said('Churn was 2%.')] }
  expect(
    matchedFigures(now, before).map(({ figure, before: was }) => [figureText(figure), was && figureText(was.figure)]),
  ).toEqual([
    ['43%', '42%'],
    ['$420 million', '$400 million to $410 million'],
    ['2%', undefined],
  ])
})

it('holds what is expected against what was expected, never against what was reported', () => {
  const now = { sentences: [said('We expect gross margin to be 44%.'), said('Revenue was $405 million.')] }
  expect(matchedFigures(now, before).map(({ before: was }) => was)).toEqual([undefined, undefined])
})

it('holds the range of a year against that of a year, and that of a quarter against that of a quarter', () => {
  const year = (range: string) => said(`For the full year 2026, we expect revenue of ${range}.`)
  const quarter = (range: string) => said(`For the third quarter, we expect revenue of ${range}.`)
  const now = { sentences: [quarter('$430 million'), year('$1.7 billion')] }
  const was = { sentences: [year('$1.6 billion'), quarter('$410 million')] }
  expect(matchedFigures(now, was).map(({ before: each }) => each && figureText(each.figure))).toEqual([
    '$410 million',
    '$1.6 billion',
  ])
})

it('tells a figure that is said again once, with its further sentences', () => {
  const now = {
    sentences: [said('Gross margin was 43%.'), said('As I said, gross margin was 43%.'), said('Gross margin was 44%.')],
  }
  expect(matchedFigures(now, undefined).map(({ figure, again }) => [figureText(figure), again.length])).toEqual([
    ['43%', 1],
    ['44%', 0],
  ])
})

it('leaves out what an analyst says', () => {
  expect(matchedFigures({ sentences: [said('Gross margin was 43%.', 'asker')] }, undefined)).toEqual([])
})

it.each([
  ['We reported a net loss of $12.4 million.', 'net income: −$12.4 million'],
  ['Gross margin contracted by 80 bps.', 'gross margin, change: −80 bp'],
  ['Revenue is expected to be flat to up 2%.', 'revenue, change, outlook: 0% to +2%'],
  ['Subscribers grew by 1.3 million to 24.6 million.', 'subscribers, change: +1.3 million'],
  ['We expect gross margin to be at least 45%.', 'gross margin, outlook: at least 45%'],
  ['Same-store sales were down low single digits.', 'same-store sales, change: down low-single-digit %'],
  ['Headcount was 12,400 at the end of the quarter.', 'headcount: 12,400'],
  ['Operating cash flow reached CHF 75 million.', 'operating cash flow: CHF 75 million'],
  ['Operating income of $60.0 million, or 13.9% of revenue.', 'operating income: $60 million'],
  ['Net leverage was 2.3 times.', 'net leverage: 2.3×'],
])('writes the first figure of “%s”', (sentence, words) => {
  const [figure] = figuresIn(sentence)
  expect(`${subjectText(figure!)}: ${figureText(figure!)}`).toBe(words)
})
