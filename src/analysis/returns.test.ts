import { expect, it } from 'vitest'
import { groupReturn, returnToDate, windowReturn } from './returns.ts'
import { seriesOf } from './testing.ts'

/** Friday 26 June to Thursday 9 July 2026; on Friday 3 July the exchanges keep Independence Day. */
const series = seriesOf({
  '2026-06-26': 100,
  '2026-06-29': 110,
  '2026-06-30': 121,
  '2026-07-01': 121,
  '2026-07-02': 242,
  '2026-07-06': 121,
  '2026-07-07': 60.5,
  '2026-07-08': 121,
  '2026-07-09': 133.1,
})

const close = (value: number) => expect.closeTo(value, 12)

it('counts from the close before, or from that of the day, and ends on the same day either way', () => {
  const ends = { state: 'ended', to: '2026-06-30' }
  expect(windowReturn(series, '2026-06-29', 1, 'previous')).toEqual({ ...ends, value: close(0.21), from: '2026-06-26' })
  expect(windowReturn(series, '2026-06-29', 1, 'same')).toEqual({ ...ends, value: close(0.1), from: '2026-06-29' })
})

it('trades what came on a weekend on Monday, and from the close of Friday', () => {
  const monday = { value: close(0.21), from: '2026-06-26', to: '2026-06-30' }
  expect(windowReturn(series, '2026-06-27', 1, 'previous')).toMatchObject(monday)
  expect(windowReturn(series, '2026-06-28', 1, 'previous')).toMatchObject(monday)
  expect(windowReturn(series, '2026-06-28', 1, 'same')).toMatchObject({ from: '2026-06-29', to: '2026-06-30' })
})

it('trades what came on a holiday with the next session', () => {
  const next = { value: close(-0.75), from: '2026-07-02', to: '2026-07-07' }
  expect(windowReturn(series, '2026-07-03', 1, 'previous')).toMatchObject(next)
  expect(windowReturn(series, '2026-07-03', 1, 'same')).toMatchObject({ value: close(-0.5), from: '2026-07-06' })
})

it('has no result of a window that has not ended, and says how far it is', () => {
  expect(windowReturn(series, '2026-07-08', 1, 'same')).toMatchObject({ state: 'ended', value: close(0.1) })
  expect(windowReturn(series, '2026-07-08', 2, 'same')).toEqual({ state: 'open', elapsed: 1, length: 2 })
  expect(windowReturn(series, '2026-07-09', 5, 'previous')).toEqual({ state: 'open', elapsed: 0, length: 5 })
  expect(windowReturn(series, '2026-07-11', 5, 'previous')).toEqual({ state: 'open', elapsed: 0, length: 5 })
})

it('is missing on the first day from the close before, and outside of the series', () => {
  expect(windowReturn(series, '2026-06-26', 1, 'previous')).toEqual({ state: 'missing' })
  expect(windowReturn(series, '2026-06-26', 1, 'same')).toMatchObject({ value: close(0.1) })
  expect(windowReturn(series, '2026-06-18', 1, 'same')).toEqual({ state: 'missing' })
  expect(windowReturn(series, '2026-07-16', 1, 'same')).toMatchObject({ state: 'open' })
  expect(windowReturn(series, '2026-07-17', 1, 'same')).toEqual({ state: 'missing' })
  expect(windowReturn(seriesOf({}), '2026-07-17', 1, 'same')).toEqual({ state: 'missing' })
})

it('reaches over no gap of more than seven days', () => {
  const halted = seriesOf({ '2026-03-02': 10, '2026-03-03': 10, '2026-03-16': 5, '2026-03-17': 6 })
  expect(windowReturn(halted, '2026-03-08', 1, 'same')).toEqual({ state: 'missing' })
  expect(windowReturn(halted, '2026-03-09', 1, 'same')).toMatchObject({ state: 'ended', value: close(0.2) })
  expect(windowReturn(halted, '2026-03-11', 1, 'previous')).toEqual({ state: 'missing' })
})

it('is missing where a close is', () => {
  const holed = seriesOf({ '2026-03-02': NaN, '2026-03-03': 10, '2026-03-04': NaN, '2026-03-05': 0, '2026-03-06': 11 })
  expect(windowReturn(holed, '2026-03-03', 1, 'same')).toEqual({ state: 'missing' })
  expect(windowReturn(holed, '2026-03-03', 2, 'same')).toMatchObject({ value: -1 })
  expect(windowReturn(holed, '2026-03-03', 3, 'previous')).toEqual({ state: 'missing' })
  expect(windowReturn(holed, '2026-03-05', 1, 'same')).toEqual({ state: 'missing' })
  // Not open: what has no close to start from will never have a result.
  expect(windowReturn(holed, '2026-03-04', 5, 'same')).toEqual({ state: 'missing' })
})

it('is blind to a dividend and to a split, which the adjusted close has in it', () => {
  // 2:1 with the second day, and a dollar paid of ten with the third: traded at 20, 10, 9, and worth the same throughout.
  const flat = seriesOf(
    { '2026-03-02': 9, '2026-03-03': 9, '2026-03-04': 9 },
    { '2026-03-02': 20, '2026-03-03': 10, '2026-03-04': 9 },
  )
  expect(windowReturn(flat, '2026-03-02', 2, 'same')).toMatchObject({ value: 0 })
})

it('goes to the last day, open while nothing has followed the close it starts from', () => {
  expect(returnToDate(series, '2026-06-29', 'previous')).toMatchObject({ value: close(0.331), to: '2026-07-09' })
  expect(returnToDate(series, '2026-07-09', 'previous')).toMatchObject({ value: close(0.1), from: '2026-07-08' })
  expect(returnToDate(series, '2026-07-09', 'same')).toEqual({ state: 'open', elapsed: 0, length: 1 })
  expect(returnToDate(series, '2026-07-10', 'previous')).toEqual({ state: 'open', elapsed: 0, length: 1 })
})

it('weighs the members of a group equally, each as of both days', () => {
  const other = seriesOf({ '2026-06-25': 1, '2026-06-26': 2, '2026-07-02': 1 })
  // Up 33.1 % and down 50 %; on Sunday the closes of Friday count.
  expect(groupReturn([series, other], '2026-06-28', '2026-07-09')).toEqual(close((0.331 - 0.5) / 2))
  const without = seriesOf({ '2026-07-02': 1, '2026-07-09': 9 })
  expect(groupReturn([series, without], '2026-06-26', '2026-07-09')).toEqual(close(0.331))
  expect(groupReturn([without], '2026-06-26', '2026-07-09')).toBeNaN()
  expect(groupReturn([], '2026-06-26', '2026-07-09')).toBeNaN()
})
