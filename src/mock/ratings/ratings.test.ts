import { describe, expect, it } from 'vitest'
import type { Rating } from '../world/facts.ts'
import { desks } from './firms.ts'
import { DEMO_TODAY } from '../world/today.ts'
import { createWorld } from '../world/world.ts'

const world = createWorld({ today: DEMO_TODAY })
const { ratings, analysts, firms } = world
const closes = new Map(
  world.companies.flatMap((company) =>
    world.pricesOf(company).map((row) => [`${company.ticker} ${row.day}`, row.close] as const),
  ),
)
const closeOf = (rating: Rating): number => closes.get(`${rating.company.ticker} ${rating.day}`)!
const lines = Map.groupBy(ratings, (rating) => `${rating.analyst.firm.name} ${rating.company.ticker}`)
const said = ratings.filter((rating) => rating.rating !== '')

describe('firms and analysts', () => {
  it('are 30 and 220, with identifiers of 24 hexadecimal digits of their own', () => {
    expect([firms.length, analysts.length]).toEqual([30, 220])
    const ids = [...firms, ...analysts].map((one) => one.id)
    expect(new Set(ids).size).toBe(250)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/)
  })

  it('list a person who changed firms once at each', () => {
    const names = Map.groupBy(analysts, (analyst) => `${analyst.first} ${analyst.last}`)
    const twice = [...names.values()].filter((profiles) => profiles.length > 1)
    expect(twice.length).toBeGreaterThanOrEqual(15)
    for (const profiles of twice) expect(new Set(profiles.map((one) => one.firm)).size).toBe(profiles.length)
  })
})

describe('ratings', () => {
  it('are at least six thousand from 2023 to today, oldest first', () => {
    expect(ratings.length).toBeGreaterThanOrEqual(6000)
    expect(ratings[0]!.day < '2023-02-15').toBe(true)
    const days = ratings.map((rating) => rating.day)
    expect(days).toEqual(days.toSorted())
    expect(new Set(ratings.map((rating) => rating.id)).size).toBe(ratings.length)
  })

  it('use every action of the trade', () => {
    expect([...new Set(ratings.map((rating) => rating.action))].toSorted()).toEqual([
      'Assumes',
      'Downgrades',
      'Initiates Coverage On',
      'Maintains',
      'Reinstates',
      'Reiterates',
      'Suspends',
      'Terminates Coverage On',
      'Upgrades',
    ])
  })

  it('use the words of their firm, in their sense', () => {
    for (const { analyst, rating, stance } of said) {
      expect(desks.find((desk) => desk.firm === analyst.firm)!.scale).toContainEqual({ word: rating, stance })
    }
  })

  it('rise on the firm’s own scale with an upgrade, fall with a downgrade, and else stay', () => {
    for (const line of lines.values()) {
      const scale = desks.find((desk) => desk.firm === line[0]!.analyst.firm)!.scale.map((grade) => grade.word)
      const words = line.filter((rating) => rating.rating !== '')
      for (const [at, rating] of words.entries()) {
        const before = words[at - 1]
        if (!before || before.ratingId === rating.ratingId) continue
        const step = scale.indexOf(rating.rating) - scale.indexOf(before.rating)
        expect(step).toBe(rating.action === 'Upgrades' ? -1 : rating.action === 'Downgrades' ? 1 : 0)
      }
    }
  })

  it('set a new target above, around or below the day’s close, as they advise', () => {
    // A revised text keeps the target of the day before.
    const originals = [...Map.groupBy(said, (rating) => rating.ratingId).values()].map((texts) => texts[0]!)
    for (const rating of originals.filter((one) => one.target !== '')) {
      const upside = Number(rating.target) / closeOf(rating)
      const [low, high] = { '1': [1.04, 1.44], '0': [0.88, 1.14], '-1': [0.64, 0.98] }[rating.stance]!
      expect(upside, `${rating.company.ticker} ${rating.day}`).toBeGreaterThan(low!)
      expect(upside, `${rating.company.ticker} ${rating.day}`).toBeLessThan(high!)
    }
  })

  it('write targets with two or four decimals by firm, and leave a few out', () => {
    for (const [, ofFirm] of Map.groupBy(
      ratings.filter((rating) => rating.target !== ''),
      (rating) => rating.analyst.firm,
    )) {
      expect(new Set(ofFirm.map((rating) => rating.target.split('.')[1]!.length)).size).toBe(1)
    }
    expect(ratings.some((rating) => /^\d+\.\d{4}$/.test(rating.target))).toBe(true)
    const missing = ratings.filter((rating) => rating.target === '').length / ratings.length
    expect(missing).toBeGreaterThan(0.01)
    expect(missing).toBeLessThan(0.08)
  })

  it('name as prior the target that the firm gave before, restated for splits since', () => {
    for (const line of lines.values()) {
      let given: Rating | undefined
      for (const rating of line) {
        const isRevision = given?.ratingId === rating.ratingId
        if (given && !isRevision) {
          const since = world.splits.filter((s) => s.company === rating.company && s.ex > given!.day && s.ex <= rating.day)
          const factor = since.reduce((product, split) => product * split.factor, 1)
          expect(Number(rating.priorTarget)).toBeCloseTo(Number(given.target) / factor, 1)
        }
        if (rating.target !== '' && !isRevision) given = rating
      }
    }
  })

  it('share a rating id in a few pairs: a text and its revision on the next trading day', () => {
    const groups = [...Map.groupBy(ratings, (rating) => rating.ratingId).values()].filter((group) => group.length > 1)
    expect(groups.length).toBeGreaterThan(10)
    for (const [text, revision, ...more] of groups) {
      expect(more).toEqual([])
      expect(world.tradingDays.indexOf(revision!.day)).toBe(world.tradingDays.indexOf(text!.day) + 1)
      expect([revision!.analyst, revision!.rating, revision!.target]).toEqual([text!.analyst, text!.rating, text!.target])
    }
  })

  it('are updated on their day', () => {
    for (const rating of ratings) expect(new Date(rating.updated * 1000).toISOString().slice(0, 10)).toBe(rating.day)
  })
})
