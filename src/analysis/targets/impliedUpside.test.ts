import { expect, it } from 'vitest'
import { impliedUpside } from './impliedUpside.ts'
import { seriesOf } from '../testing.ts'

const series = seriesOf({ '2026-01-02': 100, '2026-01-05': 104, '2026-01-06': 55 })
const splits = [{ exDay: '2026-01-06', ratio: 2 }]

it('holds a target against the close as of its day', () => {
  expect(impliedUpside(series, splits, 120, '2026-01-03')).toEqual({
    value: expect.closeTo(0.2, 12),
    close: 100,
    closeDay: '2026-01-02',
    target: 120,
  })
})

it('holds it against a later close in the shares of that day', () => {
  // 120 are 60 after 2:1.
  expect(impliedUpside(series, splits, 120, '2026-01-05', '2026-01-08')).toMatchObject({
    value: expect.closeTo(5 / 55, 12),
    closeDay: '2026-01-06',
    target: 60,
  })
})

it('finds a split also between the close and the target', () => {
  // The 6th is missing: the close of the 5th is of the old shares, the target of the 6th of the new.
  const holed = seriesOf({ '2026-01-05': 104 })
  expect(impliedUpside(holed, splits, 60, '2026-01-06')).toMatchObject({ value: expect.closeTo(16 / 104, 12), target: 120 })
})

it('has none without a close within seven days, and of no target', () => {
  expect(impliedUpside(series, [], 120, '2026-01-01')).toBeUndefined()
  expect(impliedUpside(series, [], 120, '2026-01-14')).toBeUndefined()
  expect(impliedUpside(series, [], 0, '2026-01-05')).toBeUndefined()
  expect(impliedUpside(series, [], NaN, '2026-01-05')).toBeUndefined()
})
