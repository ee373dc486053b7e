/** The figures above the ratings, against rows written out and sums done by hand. */
import { expect, it } from 'vitest'
import { atOnce } from '../../../lib/inSlices.ts'
import type { Insight } from '../endpoint.ts'
import { ratingChanges } from '../prior/ratingChanges.ts'
import { medianFigures, summarySteps } from './ratingSummary.ts'

const note = (to: string, from: string, close = '') =>
  `The price target goes to $${to} from $${from}.${close && ` Against the latest close of $${close}, that is all.`}`
const rating = (id: string, pt: string, text: string, more: Partial<Insight> = {}): Insight => ({
  id,
  pt,
  date: '2026-09-03',
  firm: `Firm ${id}`,
  security: { symbol: 'HALO' },
  analyst_insights: text,
  ...more,
})

// +20 %, +10 %, -5 %, none; upside 20 % and 10 %.
const rows = [
  rating('a', '60.00', note('60.00', '50.00', '50.00')),
  rating('b', '55.00', note('55.00', '50.00', '50.00')),
  rating('c', '57.00', note('57.00', '60.00')),
  rating('d', '40.00', '', { action: 'Initiates Coverage On' }),
]
const of = (order: readonly number[], records = rows) =>
  atOnce(summarySteps({ records, changes: ratingChanges(records), order: Uint32Array.from(order) }))

it('counts what was raised, cut and new, with the medians of those that have them', () => {
  expect(of([0, 1, 2, 3])).toEqual({
    moves: { raised: 2, cut: 1, new: 1 },
    change: { median: 10, of: 3 },
    upside: { median: 15, of: 2 },
    target: 56,
    withoutPrior: 1,
    betweenDays: 0,
    tickers: 1,
  })
})

it('is over the rows shown alone', () => {
  expect(of([2])).toMatchObject({
    moves: { raised: 0, cut: 1, new: 0 },
    change: { median: -5, of: 1 },
    upside: undefined,
    target: 57,
  })
  expect(of([])).toMatchObject({ moves: { raised: 0, cut: 0, new: 0 }, change: undefined, upside: undefined, target: undefined })
})

it('has no median target of several shares', () => {
  expect(of([0, 1], [rows[0]!, { ...rows[1]!, security: { symbol: 'QNTR' } }]).target).toBeUndefined()
})

it('is written with signs and how many it is over; the target stands where there is no upside', () => {
  expect(medianFigures(of([0, 1, 2, 3]))).toEqual([
    { label: 'Median change', value: '+10.0%', note: 'of 3', direction: 'up' },
    { label: 'Median upside', value: '+15.0%', note: 'of 2', direction: 'up' },
  ])
  expect(medianFigures(of([2]))).toEqual([
    { label: 'Median change', value: '−5.0%', note: 'of 1', direction: 'down' },
    { label: 'Median target', value: '57.00' },
  ])
})
