import { describe, expect, it } from 'vitest'
import { daysBetween, unixOfDay } from '../../lib/dates/days.ts'
import { unixOfNewYork } from './newYork.ts'
import { DEMO_TODAY } from './today.ts'
import { createWorld } from './world.ts'

const world = createWorld({ today: DEMO_TODAY })
const later = createWorld({ today: '2026-12-04' })

describe('what was on record on 20 November is on record unchanged on 4 December', () => {
  it('trading days', () => {
    expect(later.tradingDays.filter((day) => day <= DEMO_TODAY)).toEqual(world.tradingDays)
    expect(later.tradingDays.length).toBe(world.tradingDays.length + 9)
  })

  it('prices, but for the restated closes', () => {
    const asTraded = (from: typeof world) =>
      from.companies.map((company) =>
        from
          .pricesOf(company)
          .filter((row) => row.day <= DEMO_TODAY)
          .map((row) => ({ ...row, adjustedClose: undefined })),
      )
    expect(asTraded(later)).toEqual(asTraded(world))
  })

  it('quarters', () => {
    const reported = (from: typeof world) =>
      from.companies.map((company) => from.quartersOf(company).filter((quarter) => quarter.reported <= DEMO_TODAY))
    expect(reported(later)).toEqual(reported(world))
  })

  it('splits', () => {
    expect(later.splits.filter((split) => split.announced <= DEMO_TODAY)).toEqual(world.splits)
  })

  it('ratings', () => {
    expect(later.ratings.filter((rating) => rating.day <= DEMO_TODAY)).toEqual(world.ratings)
    expect(later.ratings.length).toBeGreaterThan(world.ratings.length)
  })

  it('calls, but for whether they are over', () => {
    const known = (from: typeof world) =>
      from.calls.filter((call) => call.updated <= world.now).map((call) => ({ ...call, isOver: undefined }))
    expect(known(later)).toEqual(known(world))
    expect(known(world).length).toBe(world.calls.length)
  })
})

it('reaches back the same way from an early day', () => {
  const early = createWorld({ today: '2023-02-17' })
  expect(early.ratings).toEqual(world.ratings.filter((rating) => rating.day <= '2023-02-17'))
  expect(early.splits).toEqual(world.splits.filter((split) => split.announced <= '2023-02-17'))
  expect(early.pricesOf(early.companyOf('PYXR')!)).toEqual([])
})

it('holds nothing from after today', () => {
  expect(world.tradingDays.at(-1)).toBe(DEMO_TODAY)
  expect(world.ratings.every((rating) => rating.day <= DEMO_TODAY && rating.updated <= world.now)).toBe(true)
  expect(world.splits.every((split) => split.announced <= DEMO_TODAY && split.updated <= world.now)).toBe(true)
  expect(world.companies.flatMap((company) => world.quartersOf(company)).every((quarter) => quarter.reported <= DEMO_TODAY)).toBe(
    true,
  )
})

describe('calls', () => {
  const over = world.calls.filter((call) => call.isOver)

  it('are some seven hundred, most of them over, and announced up to six weeks ahead', () => {
    expect(world.calls.length).toBeGreaterThanOrEqual(700)
    expect(over.length).toBeGreaterThanOrEqual(600)
    const ahead = world.calls.filter((call) => call.day > DEMO_TODAY)
    expect(ahead.length).toBeGreaterThan(10)
    for (const call of ahead) expect(daysBetween(DEMO_TODAY, call.day)).toBeLessThanOrEqual(42)
  })

  it('come once a quarter for a company', () => {
    const names = world.calls.map((call) => `${call.company.cik} ${call.period} ${call.year}`)
    expect(new Set(names).size).toBe(names.length)
    const halo = world.calls.filter((call) => call.company.ticker === 'HALO' && call.isOver)
    expect(halo.length).toBeGreaterThanOrEqual(15)
  })

  it('begin at their New York time, after the results are out, oldest first', () => {
    for (const call of world.calls) {
      expect(call.start).toBe(unixOfNewYork(call.day, call.startsAt))
      expect(call.announcedAt < call.startsAt).toBe(true)
      expect(call.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    }
    expect(world.calls.map((call) => call.start)).toEqual(world.calls.map((call) => call.start).toSorted((a, b) => a - b))
  })

  it('are over when the world’s now lies behind their end', () => {
    const last = over.at(-1)!
    const end = last.start + last.minutes * 60
    const overAt = (now: number) => createWorld({ today: DEMO_TODAY, now }).calls.find((call) => call.id === last.id)!.isOver
    expect(overAt(end)).toBe(true)
    expect(overAt(end - 1)).toBe(false)
  })

  it('fall on the day on which the quarter is reported', () => {
    for (const call of over.filter((one) => one.day <= DEMO_TODAY)) {
      const quarter = world.quartersOf(call.company).find((one) => one.name === `${call.period} ${call.year}`)
      expect(quarter?.reported).toBe(call.day)
    }
  })
})

describe('quarters', () => {
  it('are enough for a year of results when the market opens', () => {
    const halo = world.quartersOf(world.companyOf('HALO')!)
    expect(halo[0]?.name).toBe('Q4 2021')
    expect(halo.filter((quarter) => quarter.reported < '2023-01-03').length).toBeGreaterThanOrEqual(4)
  })

  it('are those since the listing for a company listed late', () => {
    for (const quarter of world.quartersOf(world.companyOf('PYXR')!)) expect(quarter.reported >= '2024-05-14').toBe(true)
  })

  it('balance, and lose money in some companies', () => {
    for (const quarter of world.companies.flatMap((company) => world.quartersOf(company))) {
      expect(Math.abs(quarter.totalAssets - quarter.totalLiabilities - quarter.bookValue)).toBeLessThanOrEqual(1000)
      expect(quarter.bookValue).toBeGreaterThan(0)
      expect(quarter.revenue).toBeGreaterThan(0)
      expect(quarter.ebitda).toBeGreaterThanOrEqual(quarter.operatingIncome)
      expect(daysBetween(quarter.end, quarter.reported)).toBeGreaterThan(14)
    }
    const losing = world.companies.filter((company) => (world.quartersOf(company).at(-1)?.netIncome ?? 0) < 0)
    expect(losing.length).toBeGreaterThan(4)
    expect(losing.length).toBeLessThan(25)
    expect(losing.map((company) => company.ticker)).not.toContain('HALO')
  })

  it('count the shares as they were at the end of the quarter', () => {
    for (const company of world.companies) {
      const last = world.quartersOf(company).at(-1)!
      const since = world.splits.filter((split) => split.company === company && split.ex > last.end && split.ex <= DEMO_TODAY)
      const factor = since.reduce((product, split) => product * split.factor, 1)
      const now = world.pricesOf(company).at(-1)!.sharesOutstanding
      expect(now / (last.sharesOutstanding * factor)).toBeCloseTo(1, 2)
    }
  })

  it('are the same for both classes of a company’s shares', () => {
    expect(world.quartersOf(world.companyOf('KRSH.B')!)).toEqual(world.quartersOf(world.companyOf('KRSH.A')!))
  })
})

it('ends its day after the close of regular trading unless told a moment', () => {
  expect(world.now).toBe(unixOfDay(DEMO_TODAY) + 22 * 3600)
  expect(createWorld({ today: DEMO_TODAY, now: 1 }).now).toBe(1)
})
