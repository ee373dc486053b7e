import { expect, it } from 'vitest'
import { averagePath, type PathPoint } from './averagePath.ts'
import { dailySeries } from './dailySeries.ts'
import { weekdays } from './testing.ts'

const days = weekdays('2026-01-05', 100)
const flat = dailySeries(days, { adjustedClose: Array.from(days, () => 50) })
/** One dollar more each day: 100 on the first. */
const rising = dailySeries(days, { adjustedClose: Array.from(days, (_, place) => 100 + place) })
const at = (path: readonly PathPoint[], offset: number) => path.find((point) => point.offset === offset)

it('goes from 21 days before to 63 after, relative to the close before', () => {
  const path = averagePath(
    [
      { series: rising, day: days[30]! },
      { series: flat, day: days[30]! },
    ],
    'previous',
  )
  expect(path.map(({ offset }) => offset)).toEqual(Array.from({ length: 85 }, (_, index) => index - 21))
  expect(at(path, -1)).toMatchObject({ n: 2, mean: 0, median: 0 })
  // 130 over 129, and 0.
  expect(at(path, 0)?.mean).toBeCloseTo(1 / 129 / 2, 12)
  expect(at(path, 63)?.upperQuartile).toBeCloseTo((64 / 129) * 0.75, 12)
  expect(at(path, -21)?.lowerQuartile).toBeCloseTo((-20 / 129) * 0.75, 12)
})

it('counts at each offset the events that have come that far', () => {
  const path = averagePath(
    [
      { series: rising, day: days[10]! },
      { series: rising, day: days[90]! },
      { series: flat, day: '2026-05-23' },
    ],
    'same',
  )
  expect(at(path, -21)?.n).toBe(1)
  expect(at(path, -10)?.n).toBe(2)
  expect(at(path, 0)).toMatchObject({ n: 2, mean: 0 })
  expect(at(path, 9)?.n).toBe(2)
  expect(at(path, 10)?.n).toBe(1)
})

it('leaves out what is not traded yet', () => {
  expect(days[99]).toBe('2026-05-22')
  expect(at(averagePath([{ series: rising, day: '2026-05-23' }], 'previous'), -1)?.n).toBe(0)
})

it('has no figures of no events', () => {
  expect(at(averagePath([], 'previous'), 5)).toMatchObject({ n: 0, median: NaN })
})
