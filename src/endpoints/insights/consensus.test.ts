/** The consensus against medians worked out by hand. */
import Big from 'big.js'
import { expect, it } from 'vitest'
import { consensusOf, latestTargets, medianOf } from './consensus.ts'
import type { Insight } from './endpoint.ts'

const rating = (firm: string, date: string, pt: string | null, more: Partial<Insight> = {}): Insight => ({
  firm,
  date,
  pt,
  ...more,
})
const BASIS = {
  range: { from: '2025-11-20', to: '2026-12-20' },
  today: '2026-11-20',
  mayFollow: false,
  close: { day: '2026-11-20', value: 50, comparableFrom: undefined },
}
const RATINGS = [
  rating('Halden', '2026-11-03', '78.00'),
  rating('Halden', '2026-02-01', '10.00'),
  rating('Bellwether', '2026-10-01', '60.0000'),
  rating('Corvid', '2026-05-04', '60.01'),
  rating('Nobody knows', '2025-11-19', '500.00'),
]

it('takes the median of the latest target of each firm, and its upside against the last close', () => {
  // 60, 60.01, 78: the middle one is 60.01, which is 20.02 % above 50.
  expect(consensusOf(RATINGS, BASIS)).toEqual([
    {
      label: 'Consensus target',
      text: '60.01',
      note: '+20.0% upside · 3 firms',
      over: 'Median of the latest target of 3 firms, in ratings of 20 Nov 2025 to 20 Nov 2026. Upside against the close of 50.00 on 20 Nov 2026.',
      direction: 'up',
    },
  ])
})

it('takes the exact mean of the two in the middle', () => {
  expect(medianOf(['0.3', '0.1', '9', '0.2'].map((text) => new Big(text)))?.toFixed()).toBe('0.25')
  expect(medianOf([])).toBeUndefined()
})

it('keeps a firm’s target over a later rating without one, until the firm ends its coverage', () => {
  const targets = (action: string, pt: string | null) =>
    latestTargets(
      [rating('Halden', '2026-11-03', pt, { action }), rating('Halden', '2026-02-01', '64.00')],
      '2026-01-01',
      '2026-12-31',
    )
  expect(targets('Maintains', null).map(String)).toEqual(['64'])
  expect(targets('Terminates Coverage On', null)).toEqual([])
  expect(targets('Suspends', '64.00')).toEqual([])
})

it('counts no target that is none, and no firm without a name', () => {
  const odd = ['', '0', 'n/a', '-5', '1e3'].map((pt, place) => rating(`Firm ${place}`, '2026-11-03', pt))
  expect(latestTargets([...odd, { date: '2026-11-03', pt: '64.00' }], '2026-01-01', '2026-12-31')).toEqual([])
  expect(consensusOf(odd, BASIS)).toEqual([])
})

it('says from when where the loaded days or a split leave less than a year', () => {
  const noteOf = (basis: Partial<typeof BASIS>) => consensusOf(RATINGS, { ...BASIS, ...basis })[0]?.note
  expect(noteOf({ range: { from: '2026-09-01', to: '2026-11-20' } })).toBe('+38.0% upside · 2 firms since 1 Sep 2026')
  const split = { day: '2026-11-20', value: 50, comparableFrom: '2026-10-15' }
  expect(consensusOf(RATINGS, { ...BASIS, close: split as never })[0]).toMatchObject({
    text: '78.00',
    note: '+56.0% upside · 1 firm since 15 Oct 2026',
  })
})
