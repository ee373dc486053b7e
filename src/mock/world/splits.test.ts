import { describe, expect, it } from 'vitest'
import { isTradingDay } from '../prices/tradingDays.ts'
import { DEMO_TODAY } from './today.ts'
import { createWorld } from './world.ts'

const { splits, companyOf } = createWorld({ today: DEMO_TODAY })
const ratios = splits.map((split) => split.ratio)

describe('splits', () => {
  it('are at least 120, with some whose ex-day lies ahead', () => {
    expect(splits.length).toBeGreaterThanOrEqual(120)
    expect(splits.filter((split) => split.ex > DEMO_TODAY).length).toBeGreaterThanOrEqual(3)
    expect(new Set(splits.map((split) => split.id)).size).toBe(splits.length)
  })

  it('are of every kind', () => {
    expect(new Set(splits.map((split) => split.type))).toEqual(
      new Set(['Stock Split', 'Reverse Split', 'Stock Dividend', 'ADR Ratio Change']),
    )
    for (const ratio of ['2:1', '3:2', '4:1', '1.25:1', '1:20']) expect(ratios).toContain(ratio)
    expect(splits.filter((split) => split.type === 'ADR Ratio Change').every((split) => split.company.isAdr)).toBe(true)
  })

  it('say with their factor what their ratio says, when they move the price', () => {
    for (const { ratio, factor } of splits.filter((split) => split.factor !== 1)) {
      const [shares, held] = ratio.split(':').map(Number)
      expect(shares! / held!).toBeCloseTo(factor, 10)
    }
  })

  it('are announced before the ex-day, and recorded by then, when they move the price', () => {
    for (const { announced, recorded, ex, distribution } of splits.filter((split) => split.factor !== 1)) {
      expect([announced, recorded, ex, distribution].every(isTradingDay)).toBe(true)
      expect(announced < recorded).toBe(true)
      expect(recorded <= ex).toBe(true)
    }
  })

  it('are oddly recorded a few times: announced late, without days, with ratios that are words', () => {
    const odd = splits.filter((split) => split.factor === 1 && split.type !== 'ADR Ratio Change')
    expect(odd.length).toBeLessThan(35)
    expect(odd.filter((split) => split.ex < split.announced).length).toBeGreaterThanOrEqual(3)
    expect(odd.filter((split) => split.recorded === '').length).toBeGreaterThanOrEqual(3)
    expect(odd.filter((split) => split.distribution === '').length).toBeGreaterThanOrEqual(1)
    expect(ratios).toContain('3-1')
    expect(ratios).toContain('see notes')
  })

  it('have the same terms for both classes of a company’s shares', () => {
    const termsOf = (ticker: string) =>
      splits
        .filter((split) => split.company === companyOf(ticker))
        .map((split) => ({ ...split, id: undefined, company: undefined }))
    expect(termsOf('KRSH.A').length).toBeGreaterThan(0)
    expect(termsOf('KRSH.B')).toEqual(termsOf('KRSH.A'))
  })

  it('carry HTML in some notes and none in most', () => {
    expect(splits.filter((split) => split.notes.startsWith('<p>')).length).toBeGreaterThan(3)
    expect(splits.filter((split) => split.notes === '').length).toBeGreaterThan(splits.length / 2)
  })

  it('are ordered by announcement, oldest first', () => {
    const days = splits.map((split) => split.announced)
    expect(days).toEqual(days.toSorted())
  })
})
