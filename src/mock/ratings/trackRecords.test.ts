import { describe, expect, it } from 'vitest'
import type { Rating } from '../world/facts.ts'
import { DEMO_TODAY } from '../world/today.ts'
import { createWorld } from '../world/world.ts'

const world = createWorld({ today: DEMO_TODAY })
const busiest = [...Map.groupBy(world.ratings, (rating) => rating.analyst)].toSorted((a, b) => b[1].length - a[1].length)[0]![0]

/** The adjusted close of the last trading day up to this one. */
function adjustedOn(rating: Rating, day: string): number {
  return world.pricesOf(rating.company).findLast((row) => row.day <= day)!.adjustedClose
}

/** What each rating earned over a period, in per cent, the long way; holds are right within the band. */
function judgedNaively(years: number, months: number, band: number) {
  const judged = world.ratings
    .filter((rating) => rating.analyst === busiest && rating.rating !== '')
    .flatMap((rating) => {
      const [year, month, date] = rating.day.split('-').map(Number)
      const total = year! * 12 + month! - 1 + years * 12 + months
      const lastDate = new Date(Date.UTC(Math.floor(total / 12), (total % 12) + 1, 0)).getUTCDate()
      const pad = (part: number) => String(part).padStart(2, '0')
      const end = `${Math.floor(total / 12)}-${pad((total % 12) + 1)}-${pad(Math.min(date!, lastDate))}`
      if (end > world.today) return []
      const gone = (adjustedOn(rating, end) / adjustedOn(rating, rating.day) - 1) * 100
      if (rating.stance === 0) return [{ earned: gone, isGain: Math.abs(gone) <= band }]
      return [{ earned: gone * rating.stance, isGain: gone * rating.stance > 0 }]
    })
  const mean = judged.reduce((sum, one) => sum + one.earned, 0) / judged.length
  const spread = Math.sqrt(judged.reduce((sum, one) => sum + (one.earned - mean) ** 2, 0) / (judged.length - 1))
  return { count: judged.length, gains: judged.filter((one) => one.isGain).length, mean, spread }
}

describe('a track record', () => {
  it.each([
    ['1m', 0, 1, 5],
    ['9m', 0, 9, 12],
    ['2y', 2, 0, 20],
  ] as const)('over %s follows from the prices after each rating', (period, years, months, band) => {
    const record = world.trackRecordOf(busiest)[period]
    const expected = judgedNaively(years, months, band)
    expect(expected.count).toBeGreaterThan(10)
    expect([record.count, record.gains, record.losses]).toEqual([expected.count, expected.gains, expected.count - expected.gains])
    expect(record.averageReturn).toBeCloseTo(expected.mean, 2)
    expect(record.deviation).toBeCloseTo(expected.spread, 2)
    expect(record.successRate).toBeCloseTo((100 * expected.gains) / expected.count, 8)
  })

  it('counts fewer ratings the longer the period, and over all those at least a month old', () => {
    for (const analyst of world.analysts) {
      const record = world.trackRecordOf(analyst)
      const counts = [record['1m'], record['3m'], record['9m'], record['1y'], record['2y'], record['3y']].map((one) => one.count)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
      expect(record.overall.count).toBe(counts[0])
    }
  })

  it('scores between 0 and 100', () => {
    const scores = world.analysts.flatMap((analyst) => Object.values(world.trackRecordOf(analyst)).map((one) => one.smartScore))
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...scores)).toBeLessThanOrEqual(100)
    expect(new Set(scores).size).toBeGreaterThan(500)
  })

  it('is empty for an analyst without ratings, of whom there are some', () => {
    const silent = world.analysts.filter((analyst) => !world.ratings.some((rating) => rating.analyst === analyst))
    expect(silent.length).toBeGreaterThan(5)
    expect(world.trackRecordOf(silent[0]!).overall).toEqual({
      count: 0,
      gains: 0,
      losses: 0,
      averageReturn: 0,
      deviation: 0,
      successRate: 0,
      smartScore: 0,
    })
  })
})
