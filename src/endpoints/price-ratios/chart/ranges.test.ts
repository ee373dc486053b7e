import { expect, it } from 'vitest'
import { rangesUpTo } from './ranges.ts'

it('counts the ranges back from the last day', () => {
  expect(rangesUpTo('2024-02-29', '2026-11-20').map(({ name, from }) => [name, from])).toEqual([
    ['3M', '2023-11-29'],
    ['6M', '2023-08-29'],
    ['YTD', '2024-01-01'],
    ['1Y', '2023-02-28'],
    ['2Y', '2022-02-28'],
    ['5Y', '2019-02-28'],
    ['Max', '1900-01-01'],
  ])
})

it('rolls with today where the last day is today, and not otherwise', () => {
  const asked = (to: string) => rangesUpTo(to, '2026-11-20').find(({ name }) => name === '6M')?.days
  expect(asked('2026-11-20')).toEqual({ from: '-6m', to: '0d' })
  expect(asked('2024-02-29')).toEqual({ from: '2023-08-29', to: '2024-02-29' })
})
