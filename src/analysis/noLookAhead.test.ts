import fc from 'fast-check'
import { expect, it } from 'vitest'
import { seriesOfWorld, world } from '../test/analysis/worlds.ts'
import { placeAsOf } from './dailySeries.ts'
import { windowReturn } from './returns.ts'
import { mayHaveSplit, splitFactor } from './splitAdjustment.ts'
import { consensusThroughTime } from './targets/consensusThroughTime.ts'
import { targetOutcome } from './targets/targetOutcome.ts'
import { trailingPercentile } from './trailingPercentile.ts'

const RUNS = { numRuns: 1000 }

/** A world, and the same as it could be known on a day. */
const cutWorld = world.map((one) => {
  const cut = one.asked[0]!
  return {
    cut,
    one,
    all: seriesOfWorld(one),
    past: seriesOfWorld(one, cut),
    splitsThen: one.splits.filter(({ exDay }) => exDay <= cut),
    targetsThen: one.targets.filter(({ day }) => day <= cut),
  }
})

it('says the same of a day whether or not the days after it are known', () => {
  fc.assert(
    fc.property(cutWorld, ({ cut, one, all, past, splitsThen }) => {
      for (const day of one.asked.filter((asked) => asked <= cut)) {
        const place = placeAsOf(past.days, day)
        expect(placeAsOf(all.days, day)).toBe(place)
        const [own, later] = [past.figures['multiple']!, all.figures['multiple']!]
        expect(trailingPercentile(all.days, later, day, 1)).toEqual(trailingPercentile(past.days, own, day, 1))
        expect(splitFactor(one.splits, day, cut)).toBe(splitFactor(splitsThen, day, cut))
        expect(mayHaveSplit(all, day, cut)).toBe(mayHaveSplit(past, day, cut))
      }
    }),
    RUNS,
  )
})

it('never changes a return once its window has ended, and has none before', () => {
  fc.assert(
    fc.property(
      cutWorld,
      fc.constantFrom('previous', 'same'),
      fc.constantFrom(1, 5, 21),
      ({ cut, one, all, past }, base, length) => {
        for (const day of one.asked) {
          const now = windowReturn(past, day, length, base)
          const later = windowReturn(all, day, length, base)
          if (now.state === 'ended') expect(later).toEqual(now)
          else if (later.state === 'ended') expect(later.to > cut).toBe(true)
        }
      },
    ),
    RUNS,
  )
})

it('has the consensus and the outcomes that could be known', () => {
  fc.assert(
    fc.property(cutWorld, ({ cut, one, all, past, splitsThen, targetsThen }) => {
      const now = consensusThroughTime(past, targetsThen, splitsThen)
      const later = consensusThroughTime(all, one.targets, one.splits)
      expect(later.median.slice(0, past.days.length)).toEqual(now.median)
      expect(later.firms.slice(0, past.days.length)).toEqual(now.firms)
      expect(later.upside.slice(0, past.days.length)).toEqual(now.upside)
      for (const target of targetsThen) {
        const next = one.targets.find(({ firm, day }) => firm === target.firm && day > target.day)?.day
        const known = next !== undefined && next <= cut ? next : undefined
        expect(targetOutcome({ ...target, supersededOn: next }, all, one.splits, cut)).toEqual(
          targetOutcome({ ...target, supersededOn: known }, past, splitsThen, cut),
        )
      }
    }),
    RUNS,
  )
})
