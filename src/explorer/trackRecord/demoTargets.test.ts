/** The demo has targets of every outcome, with splits between: held against its prices, day by day. */
import { expect, it } from 'vitest'
import { dailySeries } from '../../analysis/dailySeries.ts'
import { world } from '../../test/ask.ts'
import { measureTarget } from './measureTargets.ts'
import { outcomeOf, outcomeWords } from './outcomeWords.ts'
import { rating, targetsOf, TODAY } from './testing.ts'

const LUMQ = world.companies.find(({ ticker }) => ticker === 'LUMQ')!
const days = world.pricesOf(LUMQ)
const series = dailySeries(
  days.map(({ day }) => day),
  {
    close: days.map(({ close }) => close),
    adjustedClose: days.map(({ adjustedClose }) => adjustedClose),
    high: days.map(({ high }) => high),
    low: days.map(({ low }) => low),
  },
)
const splits = world.splits.filter(({ company }) => company === LUMQ).map(({ ex, factor }) => ({ exDay: ex, ratio: factor }))
const prices = {
  series: new Map([['LUMQ', series]]),
  splits: new Map([['LUMQ', splits]]),
  splitsFailure: undefined,
  symbolOf: (ticker: string) => ticker,
}
const ratings = world.ratings
  .filter(({ company }) => company === LUMQ)
  .map(({ id, day, target, analyst, ratingId, updated }) => ({
    ...rating(id, day, target, 'LUMQ'),
    analyst_id: analyst.id,
    rating_id: ratingId,
    updated,
  }))
const measured = targetsOf(ratings).targets.map((target) => measureTarget(target, prices, TODAY))

it('has a target that was reached after a split of 2:1, on the first high at half of it', () => {
  const one = measured.find(({ target }) => target.day === '2023-02-01' && target.target === '247.00')!
  const reached = days.find(({ day, high }) => day > '2023-02-01' && high >= (day < '2023-06-06' ? 247 : 123.5))
  expect(splits).toContainEqual({ exDay: '2023-06-06', ratio: 2 })
  expect(reached?.day).toBe('2023-09-13')
  expect(one.outcome && outcomeWords(one, 'toTwelveMonths', TODAY)).toMatch(/^Reached on 13 Sep 2023, after 224 days; /)
})

it('has targets reached, missed, open and superseded', () => {
  const kinds = measured.flatMap((one) => (one.outcome ? outcomeOf(one, 'toTwelveMonths') : []))
  expect(new Set(kinds)).toEqual(new Set(['reached', 'missed', 'open']))
  expect(measured.some(({ outcome }) => outcome && outcome.toSupersession !== outcome.toTwelveMonths)).toBe(true)
})
