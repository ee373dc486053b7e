/** The next call, counted in days from today. */
import { expect, it } from 'vitest'
import { nextCall } from './companyFigures.ts'

const BASIS = { range: { from: '2025-11-20', to: '2026-12-20' }, today: '2026-11-20', mayFollow: false }
const said = (...days: readonly (string | null)[]) =>
  nextCall(
    days.map((date) => ({ date })),
    BASIS,
  ).map(({ text, note }) => [text, note])

it('counts the days to the first call that is not over', () => {
  expect(said('2026-12-15', '2026-12-02', '2026-08-03', null)).toEqual([['in 12 days', '2 Dec 2026']])
  expect(said('2026-11-21')).toEqual([['in 1 day', '21 Nov 2026']])
  expect(said('2026-11-20')).toEqual([['today', '20 Nov 2026']])
  expect(said('2026-11-19', 'soon')).toEqual([])
})
