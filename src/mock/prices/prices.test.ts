import { describe, expect, it } from 'vitest'
import type { PriceDay } from './priceHistory.ts'
import { DEMO_TODAY } from '../world/today.ts'
import { createWorld } from '../world/world.ts'

const world = createWorld({ today: DEMO_TODAY })
const allPrices = world.companies.flatMap((company) => world.pricesOf(company))

/** Splits that move the price, whose ex-day has come, with the row of that day and the one before. */
const effects = world.splits
  .filter((split) => split.factor !== 1 && split.ex <= world.today)
  .map((split) => {
    const prices = world.pricesOf(split.company)
    const at = prices.findIndex((row) => row.day === split.ex)
    return { split, before: prices[at - 1]!, on: prices[at]! }
  })

describe('prices', () => {
  it('keep open and close between low and high, in cents', () => {
    for (const { open, high, low, close } of allPrices) {
      expect(low).toBeLessThanOrEqual(Math.min(open, close))
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close))
      expect(Math.round(close * 100) / 100).toBe(close)
    }
  })

  it('stay between 5 and 900 dollars', () => {
    const closes = allPrices.map((row) => row.close)
    expect(Math.min(...closes)).toBeGreaterThan(5)
    expect(Math.max(...closes)).toBeLessThan(900)
  })

  it('have whole, positive volumes and share counts', () => {
    for (const { volume, sharesOutstanding } of allPrices) {
      expect(Number.isInteger(volume) && volume > 0).toBe(true)
      expect(Number.isInteger(sharesOutstanding) && sharesOutstanding > volume).toBe(true)
    }
  })

  it('begin on the first trading day, or on the day of a later listing', () => {
    const firstDayOf = (ticker: string) => world.pricesOf(world.companyOf(ticker)!)[0]?.day
    expect(firstDayOf('HALO')).toBe('2023-01-03')
    expect(firstDayOf('PYXR')).toBe('2024-05-14')
    expect(world.pricesOf(world.companyOf('HALO')!).map((row) => row.day)).toEqual(world.tradingDays)
  })
})

describe('a split', () => {
  it('divides the price on its ex-day by its factor', () => {
    expect(effects.length).toBeGreaterThan(80)
    for (const { split, before, on } of effects) {
      const move = (on.close * split.factor) / before.close
      expect(move, `${split.company.ticker} ${split.ratio} ${split.ex}`).toBeGreaterThan(0.8)
      expect(move, `${split.company.ticker} ${split.ratio} ${split.ex}`).toBeLessThan(1.25)
    }
  })

  it('multiplies the shares', () => {
    for (const { split, before, on } of effects) {
      expect(on.sharesOutstanding / before.sharesOutstanding / split.factor).toBeGreaterThan(0.85)
      expect(on.sharesOutstanding / before.sharesOutstanding / split.factor).toBeLessThan(1.15)
    }
  })

  it('leaves no jump of its size in the adjusted closes', () => {
    const strong = effects.filter(({ split }) => split.factor >= 2 || split.factor < 1)
    expect(strong.length).toBeGreaterThan(10)
    for (const { before, on } of strong) expect(Math.abs(on.adjustedClose / before.adjustedClose - 1)).toBeLessThan(0.25)
  })

  it('of an odd kind, or of the shares behind a receipt, moves nothing', () => {
    const still = world.splits.filter((split) => split.factor === 1 && split.ex > '2023-01-10' && split.ex <= world.today)
    for (const { company, ex } of still) {
      const prices = world.pricesOf(company)
      const at = prices.findIndex((row) => row.day === ex)
      if (at > 0) expect(Math.abs(prices[at]!.close / prices[at - 1]!.close - 1)).toBeLessThan(0.25)
    }
  })
})

describe('adjusted closes', () => {
  /** The usual reckoning, backwards from today: each ex-day scales every earlier close. */
  function adjustedNaively(prices: readonly PriceDay[], factorOn: ReadonlyMap<string, number>): readonly number[] {
    let scale = 1
    const adjusted: number[] = []
    for (let at = prices.length - 1; at >= 0; at -= 1) {
      const { day, close, dividend } = prices[at]!
      adjusted[at] = close * scale
      const factor = factorOn.get(day) ?? 1
      if (at > 0) scale *= (1 / factor) * (1 - (dividend * factor) / prices[at - 1]!.close)
    }
    return adjusted
  }

  it.each(['HALO', 'ACME', 'BGMTY', 'KRSH.B', 'PYXR', 'ALUQ'])('of %s follow from its splits and dividends', (ticker) => {
    const prices = world.pricesOf(world.companyOf(ticker)!)
    const moving = world.splits.filter((split) => split.company.ticker === ticker && split.factor !== 1)
    const expected = adjustedNaively(prices, new Map(moving.map((split) => [split.ex, split.factor])))
    for (const [at, row] of prices.entries()) expect(row.adjustedClose).toBeCloseTo(expected[at]!, 3)
  })

  it('end with the close of today', () => {
    for (const company of world.companies) {
      const last = world.pricesOf(company).at(-1)!
      expect(last.adjustedClose).toBe(last.close)
    }
  })
})

it('pays dividends four times a year, at a plausible yield', () => {
  const { length } = world.companies.filter((company) => {
    const year = world.pricesOf(company).slice(-252)
    const paid = year.filter((row) => row.dividend > 0)
    const total = paid.reduce((sum, row) => sum + row.dividend, 0)
    expect(total / year.at(-1)!.close).toBeLessThan(0.13)
    return paid.length >= 3 && paid.length <= 5
  })
  expect(length).toBeGreaterThan(35)
})
