import { expect, it } from 'vitest'
import { dailySeries } from '../dailySeries.ts'
import { targetOutcome } from './targetOutcome.ts'

/** Day, low, high, close. */
const seriesOf = (...rows: readonly (readonly [string, number, number, number])[]) =>
  dailySeries(
    rows.map(([day]) => day),
    { low: rows.map((row) => row[1]), high: rows.map((row) => row[2]), close: rows.map((row) => row[3]) },
  )

/** From Monday 5 January 2026: a split of 2:1 with the 8th, and the year's end a Tuesday. */
const series = seriesOf(
  ['2026-01-05', 98, 130, 100],
  ['2026-01-06', 88, 104, 102],
  ['2026-01-07', 90, 118, 110],
  ['2026-01-08', 40, 59, 55],
  ['2026-01-09', 52, 60, 56],
  ['2026-12-31', 57, 62, 61],
  ['2027-01-05', 58, 64, 59],
  ['2027-01-06', 70, 90, 80],
)
const splits = [{ exDay: '2026-01-08', ratio: 2 }]

it('reaches a target above on the first day whose high is there, in the shares of that day', () => {
  // 120 are 60 after the split: the high of the 9th. The high of its own day, 130, may have been before it.
  expect(targetOutcome({ day: '2026-01-05', price: 120 }, series, splits, '2027-01-06')).toMatchObject({
    direction: 'above',
    upside: { value: expect.closeTo(0.2, 12), close: 100 },
    toTwelveMonths: {
      state: 'ended',
      through: '2027-01-05',
      tradingDays: 6,
      reachedOn: '2026-01-09',
      daysUntil: 4,
      // 59 where 60 were promised.
      isMetAtEnd: false,
      // The low of 40 is a fifth below the close of 50 in shares of that day.
      runAgainst: expect.closeTo(0.2, 12),
    },
  })
})

it('would be misled without the split', () => {
  const { toTwelveMonths } = targetOutcome({ day: '2026-01-05', price: 120 }, series, [], '2027-01-06')!
  expect(toTwelveMonths.reachedOn).toBeUndefined()
})

it('reaches a target below on the first day whose low is there', () => {
  expect(targetOutcome({ day: '2026-01-05', price: 85 }, series, splits, '2027-01-06')).toMatchObject({
    direction: 'below',
    // 42.50 in shares of the 8th; before it the high was 118, 18 % above the close of 100.
    toTwelveMonths: { reachedOn: '2026-01-08', daysUntil: 3, isMetAtEnd: false, runAgainst: expect.closeTo(0.18, 12) },
  })
})

it('meets a target at the end by the close as of its last day, also on a weekend', () => {
  const flat = seriesOf(['2025-01-10', 90, 100, 100], ['2026-01-09', 100, 112, 110], ['2026-01-12', 100, 130, 130])
  // Set on Saturday the 11th, so that it ends on a Sunday: by the close of Friday.
  expect(targetOutcome({ day: '2025-01-11', price: 110 }, flat, [], '2026-01-12')?.toTwelveMonths).toMatchObject({
    through: '2026-01-11',
    reachedOn: '2026-01-09',
    isMetAtEnd: true,
  })
  expect(targetOutcome({ day: '2025-01-11', price: 111 }, flat, [], '2026-01-12')?.toTwelveMonths.isMetAtEnd).toBe(false)
})

it('is open until the prices go to the end, and has no result at the end before', () => {
  const target = { day: '2026-01-05', price: 130 }
  expect(targetOutcome(target, series, splits, '2026-12-31')?.toTwelveMonths).toMatchObject({
    state: 'open',
    tradingDays: 5,
    reachedOn: undefined,
    isMetAtEnd: undefined,
  })
  // No later price has come by Monday, and whether one will is not known.
  expect(targetOutcome(target, series, splits, '2027-01-04')?.toTwelveMonths.state).toBe('open')
  expect(targetOutcome(target, series, splits, '2027-01-05')?.toTwelveMonths.state).toBe('ended')
})

it('has stopped where no price came for more than seven days', () => {
  const target = { day: '2026-01-05', price: 120 }
  expect(targetOutcome(target, series, splits, '2026-01-16')?.toTwelveMonths.state).toBe('open')
  expect(targetOutcome(target, series, splits, '2026-01-17')?.toTwelveMonths).toMatchObject({
    state: 'stopped',
    reachedOn: '2026-01-09',
    isMetAtEnd: undefined,
  })
})

it('is measured as well to the day before the next target of the analyst', () => {
  const target = { day: '2026-01-05', price: 120, supersededOn: '2026-01-09' }
  const { toTwelveMonths, toSupersession } = targetOutcome(target, series, splits, '2027-01-06')!
  expect(toTwelveMonths.reachedOn).toBe('2026-01-09')
  // 55 where 60 were promised.
  expect(toSupersession).toMatchObject({ state: 'ended', through: '2026-01-08', reachedOn: undefined, isMetAtEnd: false })
  // Not known to be superseded on the day before, nor after twelve months.
  const before = targetOutcome(target, series, splits, '2026-01-08')!
  expect(before.toSupersession).toBe(before.toTwelveMonths)
  const late = targetOutcome({ ...target, supersededOn: '2027-01-06' }, series, splits, '2027-01-06')!
  expect(late.toSupersession).toBe(late.toTwelveMonths)
})

it('has nothing to measure where the next target came before a trading day had passed', () => {
  const target = { day: '2026-01-05', price: 120, supersededOn: '2026-01-06' }
  const { toSupersession } = targetOutcome(target, series, splits, '2027-01-06')!
  expect(toSupersession).toMatchObject({ tradingDays: 0, isMetAtEnd: undefined, runAgainst: 0 })
})

it('has no outcome without a close as of the day, nor of a target at the close', () => {
  expect(targetOutcome({ day: '2026-01-04', price: 120 }, series, splits, '2027-01-06')).toBeUndefined()
  expect(targetOutcome({ day: '2026-01-17', price: 120 }, series, splits, '2027-01-06')).toBeUndefined()
  expect(targetOutcome({ day: '2026-01-05', price: 100 }, series, splits, '2027-01-06')).toBeUndefined()
  expect(targetOutcome({ day: '2026-01-05', price: NaN }, series, splits, '2027-01-06')).toBeUndefined()
})

it('has no outcome where a split of its twelve months has no ratio, once that has come', () => {
  const target = { day: '2026-01-05', price: 120 }
  const unread = [{ exDay: '2026-01-08', ratio: NaN }]
  expect(targetOutcome(target, series, unread, '2027-01-06')).toBeUndefined()
  expect(targetOutcome(target, series, unread, '2026-01-07')?.toTwelveMonths.state).toBe('open')
})
