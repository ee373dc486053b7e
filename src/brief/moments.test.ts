import { expect, it } from 'vitest'
import { businessDayBefore, closeBefore, startsFor } from './moments.ts'

const at = (seconds: number): string => new Date(seconds * 1000).toISOString()

it.each([
  ['2026-11-20', '2026-11-19', 'the day before'],
  ['2026-11-23', '2026-11-20', 'Friday on a Monday'],
  ['2026-11-22', '2026-11-20', 'Friday on a Sunday'],
  ['2026-11-27', '2026-11-25', 'not Thanksgiving'],
])('on %s begins with the close of %s: %s', (today, before) => {
  expect(businessDayBefore(today)).toBe(before)
})

it('closes at four in New York, in summer and in winter', () => {
  expect([at(closeBefore('2026-11-20')), at(closeBefore('2026-07-09'))]).toEqual([
    '2026-11-19T21:00:00.000Z',
    '2026-07-08T20:00:00.000Z',
  ])
})

it('offers the last mark first, where there is one', () => {
  const connection = { today: '2026-11-20', now: () => 1_795_212_000 }
  expect(startsFor(connection, 1_795_000_000).map(({ words, since }) => `${words} ${since}`)).toEqual([
    'Last seen 1795000000',
    'Previous close 1795122000',
    '24 hours 1795125600',
    '7 days 1794607200',
  ])
  expect(startsFor(connection, undefined)[0]!.words).toBe('Previous close')
})
