import { wilsonInterval } from '../../analysis/distribution.ts'
import { expect, it } from 'vitest'
import type { TrackSummary } from './measureTargets.ts'
import { rateWords, statedWords } from './rateWords.ts'

const rateOf = (hits: number, n: number) => ({ hits, n, interval: wilsonInterval(hits, n) })

it('says where the rate of the provider lies, and gives no verdict', () => {
  // 8 of 10: 49.0 to 94.3 %; 2 of 10: 5.7 to 51.0 %.
  const summary = { reached: rateOf(8, 10), itsWay: rateOf(2, 10) } as TrackSummary
  const said = (rate: number) => statedWords({ text: rate.toFixed(2), rate, ratings: 1063 }, summary)
  expect(said(48.9)).toBe(
    'Provider: 48.90% of 1,063 ratings gained; outside our 95% interval for targets reached, within that for prices that moved their way.',
  )
  expect(said(51.1)).toBe(
    'Provider: 51.10% of 1,063 ratings gained; within our 95% interval for targets reached, outside that for prices that moved their way.',
  )
})

it('holds nothing against the rate of the provider before a window has ended', () => {
  const summary = { reached: rateOf(0, 0), itsWay: rateOf(0, 0) } as TrackSummary
  expect(rateWords(summary.reached)).toBe('–')
  expect(statedWords({ text: '50', rate: 50, ratings: undefined }, summary)).toBe(
    'Provider: 50% of its ratings gained; no window of ours has ended to hold it against.',
  )
})
