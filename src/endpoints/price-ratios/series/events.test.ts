/** Splits and dividends: what the rows say, what the calendar says, and where the two disagree. */
import { expect, it } from 'vitest'
import { ask } from '../../../test/ask.ts'
import splitSource from '../../splits/mock.ts'
import source from '../mock.ts'
import { eventsOf, splitsOf, stepsOf } from './events.ts'
import { historiesOf, type History } from './priceSeries.ts'

/** Four trading days; 2 for 1 on the third, a dividend of 1.00 on the fourth. */
const history: History = historiesOf([
  { symbol: 'A', date: 'Mar 6, 2025', close: 100, adj_close: 49, dividend: 0 },
  { symbol: 'A', date: 'Mar 7, 2025', close: 102, adj_close: 49.98, dividend: 0 },
  { symbol: 'A', date: 'Mar 10, 2025', close: 50, adj_close: 49, dividend: 0 },
  { symbol: 'A', date: 'Mar 11, 2025', close: 51, adj_close: 51, dividend: 1 },
]).histories[0]!

const words = (calendar: Parameters<typeof splitsOf>[1]): readonly string[] =>
  splitsOf(history, calendar).map((event) => `${event.day} ${event.words}`)

it('finds the split in the prices, and takes no dividend for one', () => {
  expect(stepsOf(history)).toEqual([{ day: '2025-03-10', shares: 2 }])
})

it('says what the calendar and the prices agree on', () => {
  expect(words([{ ticker: 'A', ratio: '2:1', date_ex: '2025-03-10' }])).toEqual([
    '2025-03-10 Split 2:1: the prices imply 2 for 1',
  ])
})

it('puts an ex-date on a weekend to the next trading day, and says which it was', () => {
  expect(words([{ ticker: 'A', ratio: '2:1', date_ex: '2025-03-08' }])).toEqual([
    '2025-03-10 Split 2:1, ex-date 8 Mar 2025: the prices imply 2 for 1',
  ])
})

it('says when the calendar has a split that the prices do not show', () => {
  expect(words([{ ticker: 'A', ratio: '3-1', date_ex: '2025-03-07' }])).toEqual([
    '2025-03-07 Split 3-1: the calendar says so, the prices show no step',
    '2025-03-10 Adjusted prices imply 2 for 1: the split calendar names none that day',
  ])
})

it('does not claim to have asked a calendar that did not answer', () => {
  expect(words(undefined)).toEqual(['2025-03-10 Adjusted prices imply 2 for 1: not held against the split calendar'])
})

it('does not judge a split on the first loaded day', () => {
  expect(words([{ ticker: 'A', ratio: null, date_ex: '2025-03-06' }])[0]).toBe(
    '2025-03-06 Split, ratio not given: the day before is not loaded, so the prices cannot tell',
  )
})

it.each([
  ['of another ticker', { ticker: 'B', ratio: '2:1', date_ex: '2025-03-10' }],
  ['without an ex-date', { ticker: 'A', ratio: '2:1', date_ex: '' }],
  ['outside of the loaded days', { ticker: 'A', ratio: '2:1', date_ex: '2025-03-20' }],
])('leaves out splits %s', (_, split) => {
  expect(words([split])).toHaveLength(1)
})

it('lists dividends from the rows, in the order of days', () => {
  expect(eventsOf([history], []).map(({ day, kind, words: said }) => [day, kind, said])).toEqual([
    ['2025-03-10', 'split', 'Adjusted prices imply 2 for 1: the split calendar names none that day'],
    ['2025-03-11', 'dividend', 'Dividend of 1 a share'],
  ])
})

it('agrees with the calendar of the mock service about every step in its prices', async () => {
  const { rows } = await ask(source, 'symbols=HALO,QNTR,ACME&from=2023-01-01&to=2026-11-20')
  const calendar = await ask(
    splitSource,
    'parameters[tickers]=HALO,QNTR,ACME&parameters[date_search_field]=ex&parameters[date_from]=2023-01-01&parameters[date_to]=2026-11-20&pagesize=1000',
  )
  const splits = eventsOf(historiesOf(rows).histories, calendar.rows).filter(({ kind }) => kind === 'split')
  expect(splits.length).toBeGreaterThan(4)
  expect(splits.filter(({ words: said }) => said.includes('names none'))).toEqual([])
})
