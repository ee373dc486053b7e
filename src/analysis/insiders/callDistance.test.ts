import { expect, it } from 'vitest'
import { callDistance } from './callDistance.ts'

const calls = ['2026-01-29', '2026-04-30']

it('counts the days since the last call and to the next', () => {
  expect(callDistance(calls, '2026-02-28')).toEqual({ sinceLast: 30, toNext: 61 })
  expect(callDistance(calls, '2026-01-29')).toEqual({ sinceLast: 0, toNext: 91 })
})

it('has neither where no call is known', () => {
  expect(callDistance(calls, '2026-01-28')).toEqual({ sinceLast: undefined, toNext: 1 })
  expect(callDistance(calls, '2026-05-01')).toEqual({ sinceLast: 1, toNext: undefined })
  expect(callDistance([], '2026-05-01')).toEqual({ sinceLast: undefined, toNext: undefined })
})
