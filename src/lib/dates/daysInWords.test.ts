/** The days of a filter in words, rolling and fixed, and the days that rolling ones are. */
import { expect, it } from 'vitest'
import { exactDaysInWords, wordsOfDays } from './daysInWords.ts'

it.each([
  [{ from: '-90d', to: '0d' }, '', 'last 90 days'],
  [{ from: '-1d', to: '0d' }, '', 'last day'],
  [{ from: '-6m', to: '0d' }, '', 'last 6 months'],
  [{ from: '-1y', to: '0d' }, '', 'last year'],
  [{ from: '-90d' }, '', 'last 90 days'],
  [{ from: 'ytd', to: '0d' }, '', 'year to date'],
  [{ from: 'ytd' }, '', 'year to date'],
  [{ from: '0d', to: '+7d' }, '', 'next 7 days'],
  [{ from: '0d', to: '+1m' }, '', 'next month'],
  [{ from: '0d', to: '0d' }, '', 'today'],
  [{ from: '-90d', to: '-30d' }, 'dated', '90 days ago to 30 days ago'],
  [{ from: '-7d', to: '+7d' }, 'dated', '7 days ago to 7 days from now'],
  [{ from: '2026-09-03', to: '0d' }, 'dated', '3 Sep 2026 to today'],
  [{ from: '2026-12-01', to: '2026-12-31' }, 'dated', '1 to 31 Dec 2026'],
  [{ from: '2026-09-03' }, 'since', '3 Sep 2026'],
  [{ to: '2026-09-03' }, 'until', '3 Sep 2026'],
  [{ to: '-1d' }, 'until', 'yesterday'],
  [{ date: '2026-09-03' }, 'on', '3 Sep 2026'],
  [{ date: '0d' }, '', 'today'],
  [{ date: '+1d' }, '', 'tomorrow'],
])('%j reads “%s %s”', (days, lead, value) => {
  expect(wordsOfDays(days)).toEqual({ lead, value })
})

it('ends no range today of what may lie ahead', () => {
  expect(wordsOfDays({ from: '-90d' }, true)).toEqual({ lead: 'since', value: '90 days ago' })
  expect(wordsOfDays({ from: '-90d', to: '0d' }, true)).toEqual({ lead: '', value: 'last 90 days' })
  expect(wordsOfDays({ from: '0d' }, true)).toEqual({ lead: 'since', value: 'today' })
})

it('says which days rolling ones are, and of fixed ones nothing', () => {
  const exact = (days: Parameters<typeof wordsOfDays>[0]) => exactDaysInWords(days, '2026-11-20')
  expect(exact({ from: '-90d', to: '0d' })).toBe('22 Aug to 20 Nov 2026')
  expect(exact({ from: '-90d' })).toBe('since 22 Aug 2026')
  expect(exact({ to: '-1d' })).toBe('until 19 Nov 2026')
  expect(exact({ date: '0d' })).toBe('20 Nov 2026')
  expect(exact({ from: '2026-01-01', to: '2026-02-01' })).toBeUndefined()
  expect(exact({})).toBeUndefined()
})
