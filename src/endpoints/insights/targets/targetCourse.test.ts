import { expect, it } from 'vitest'
import { series, splits } from '../../../explorer/trackRecord/testing.ts'
import { targetCourse } from './targetCourse.ts'

const ACME = splits.get('ACME')!

it('has prices and levels in the shares of the last day shown, from a year before to a year after', () => {
  const course = targetCourse({ day: '2025-02-03', price: 150 }, { day: '2025-01-06', price: 120 }, series, ACME)
  expect(course).toMatchObject({
    from: '2024-02-03',
    to: '2026-02-03',
    // 100 and 110 before 2:1.
    days: ['2025-01-06', '2025-02-03', '2025-06-02', '2026-01-05', '2026-01-06', '2026-02-03'],
    prices: [50, 55, 50, 65, 65, 70],
    levels: [
      { from: '2025-01-06', to: '2025-02-03', price: 60, kind: 'prior', words: '60.00' },
      { from: '2025-02-03', to: '2026-02-03', price: 75, kind: 'target', words: '75.00' },
    ],
    factor: 2,
  })
})

it('begins a prior target of more than a year before where the chart begins', () => {
  const course = targetCourse({ day: '2026-02-03', price: 100 }, { day: '2024-12-02', price: 60 }, series, [])
  expect(course?.levels[0]).toMatchObject({ from: '2025-02-03', to: '2026-02-03', price: 60 })
})

it('is none without a price in the two years', () => {
  expect(targetCourse({ day: '2021-02-03', price: 150 }, undefined, series, ACME)).toBeUndefined()
  expect(targetCourse({ day: '2029-02-03', price: 150 }, undefined, series, ACME)).toBeUndefined()
})
