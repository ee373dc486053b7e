import { expect, it } from 'vitest'
import { measureTarget, summariesOf, type PricesAt } from './measureTargets.ts'
import { outcomeOf, outcomeWords } from './outcomeWords.ts'
import { RATINGS, rating, series, splits, targetsOf, TODAY } from './testing.ts'

const prices: PricesAt = {
  series: new Map([
    ['ACME', series],
    ['GONE', undefined],
  ]),
  splits,
  splitsFailure: undefined,
  symbolOf: (ticker) => ticker,
}
const measuredOf = (records: readonly unknown[], given = prices) =>
  targetsOf(records).targets.map((target) => measureTarget(target, given, TODAY))

it('sums up the targets whose twelve months have ended', () => {
  const [summary] = summariesOf(measuredOf(RATINGS), 'toTwelveMonths')
  expect(summary).toMatchObject({
    targets: 3,
    // 121 on the high of 3 February 2025; 150 is 75 after 2:1, and 71 was the highest.
    reached: { hits: 1, n: 2 },
    // 65 against 60 on 6 January 2026; 70 against 75 on 3 February.
    metAtEnd: { hits: 1, n: 2 },
    // 65 against 50, 70 against 55.
    itsWay: { hits: 2, n: 2 },
    medianDays: 28,
    open: 1,
    superseded: 2,
  })
  // 95 on 100, up to the day it was reached; 45 on 55.
  expect(summary!.medianRunAgainst).toBeCloseTo((0.05 + 10 / 55) / 2, 12)
})

it('leaves out a split that the prices do not show', () => {
  const withdrawn = { exDay: '2026-01-06', ratio: 4 }
  const given = { ...prices, splits: new Map([['ACME', [...splits.get('ACME')!, withdrawn]]]) }
  expect(summariesOf(measuredOf(RATINGS, given), 'toTwelveMonths')).toEqual(summariesOf(measuredOf(RATINGS), 'toTwelveMonths'))
})

it('sums them up to the next target as well', () => {
  const [summary] = summariesOf(measuredOf(RATINGS), 'toSupersession')
  // The first was replaced before a trading day had passed; the last close before the third is 27 days old.
  expect(summary).toMatchObject({ reached: { hits: 0, n: 1 }, metAtEnd: { n: 0 }, itsWay: { n: 0 }, unmeasured: 1, open: 1 })
})

it('parts them by whoever set them', () => {
  const colleague = { ...rating('colleague', '2025-01-06', '101'), analyst_id: 'a2' }
  const groups = summariesOf(measuredOf([...RATINGS, colleague]), 'toTwelveMonths', ({ analyst }) => analyst ?? '')
  expect(groups.map(({ group, reached: { hits, n } }) => [group, hits, n])).toEqual([
    ['a1', 1, 2],
    ['a2', 1, 1],
  ])
})

it('says why a target has no outcome', () => {
  const gapsOf = (records: readonly unknown[], given?: Partial<PricesAt>) =>
    measuredOf(records, { ...prices, ...given }).map(({ gap }) => gap)
  expect(gapsOf([rating('a', '2025-01-06', '120', 'NEW')])).toEqual(['prices not loaded'])
  expect(gapsOf([rating('a', '2025-01-06', '120', 'GONE')])).toEqual(['no prices'])
  expect(gapsOf([rating('a', '2025-01-06', '100')])).toEqual(['no close as of the day, or at that close'])
  expect(gapsOf([rating('a', '2024-06-03', '120')])).toEqual(['no close as of the day, or at that close'])
  const closesAlone = { ...series, high: series.high.map(() => Number.NaN) }
  expect(gapsOf([rating('a', '2025-01-06', '120')], { series: new Map([['ACME', closesAlone]]) })).toEqual(['no highs and lows'])
  // Without a calendar of splits, only what no jump of the price lies after.
  const unchecked = ['split not checked', 'split not checked', undefined]
  expect(gapsOf(RATINGS, { splits: undefined, splitsFailure: new Error('500') })).toEqual(unchecked)
  expect(gapsOf(RATINGS, { splits: new Map(), splitsFailure: new Error('500') })).toEqual(unchecked)
  // A ratio that cannot be read.
  const unread = new Map([['ACME', [{ exDay: '2025-06-02', ratio: Number.NaN }]]])
  expect(gapsOf(RATINGS, { splits: unread })).toEqual(unchecked)
})

it('tells each outcome in words', () => {
  const wordsOf = (horizon: 'toTwelveMonths' | 'toSupersession') =>
    measuredOf(RATINGS).map((one) => one.outcome && outcomeWords(one, horizon, TODAY))
  expect(wordsOf('toTwelveMonths')).toEqual([
    'Reached on 3 Feb 2025, after 28 days; largest run against it −5.0%',
    'Not reached by 3 Feb 2026, 7.1% away; largest run against it −18.2%',
    'Open, 290 of 365 days, 42.9% away; largest run against it −2.9%',
  ])
  expect(wordsOf('toSupersession').slice(0, 2)).toEqual([
    'Replaced before a trading day had passed',
    // The close of 6 January is too old to say how far away.
    'Replaced by 2 Feb 2026; largest run against it −18.2%',
  ])
  const kinds = measuredOf(RATINGS).map((one) => one.outcome && outcomeOf(one, 'toTwelveMonths'))
  expect(kinds).toEqual(['reached', 'missed', 'open'])
})

it('tells a target below the close by its lows and the highs against it', () => {
  const [one] = measuredOf([rating('short', '2025-06-02', '46.00')])
  expect(one!.outcome && outcomeWords(one!, 'toTwelveMonths', TODAY)).toBe(
    'Not reached by 2 Jun 2026; largest run against it +42.0%',
  )
})
