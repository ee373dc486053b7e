/** Rolling days: how they are written, and which day each is. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay } from './days.ts'
import { isRollingDay, readRollingDay, resolveDay, rollingFrom } from './rollingDays.ts'

describe('which day is meant', () => {
  // Counted by hand on a calendar.
  it.each([
    ['0d', '2026-11-20', '2026-11-20'],
    ['-1d', '2026-11-20', '2026-11-19'],
    ['-90d', '2026-11-20', '2026-08-22'],
    ['+7d', '2026-11-20', '2026-11-27'],
    ['-1d', '2024-03-01', '2024-02-29'],
    ['-1d', '2023-03-01', '2023-02-28'],
    ['+1d', '2026-12-31', '2027-01-01'],
    ['-365d', '2024-12-31', '2024-01-01'],
    ['-1m', '2026-03-31', '2026-02-28'],
    ['-1m', '2024-03-31', '2024-02-29'],
    ['+1m', '2026-01-31', '2026-02-28'],
    ['-6m', '2026-08-31', '2026-02-28'],
    ['-6m', '2026-11-20', '2026-05-20'],
    ['-1y', '2024-02-29', '2023-02-28'],
    ['+4y', '2024-02-29', '2028-02-29'],
    ['-1y', '2026-11-20', '2025-11-20'],
    ['ytd', '2026-11-20', '2026-01-01'],
    ['ytd', '2026-01-01', '2026-01-01'],
    ['2026-03-02', '2026-11-20', '2026-03-02'],
  ])('%s on %s… is %s', (text, today, day) => {
    expect(resolveDay(text, today)).toBe(day)
  })

  it('is a plain day for every rolling one, whatever day it is', () => {
    const today = fc.integer({ min: 10_957, max: 47_481 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
    const rolling = fc.oneof(
      fc.constantFrom('0d', 'ytd'),
      fc
        .tuple(fc.constantFrom('-', '+'), fc.integer({ min: 1, max: 20_000 }), fc.constantFrom('d', 'm', 'y'))
        .map((parts) => parts.join(''))
        .filter(isRollingDay),
    )
    fc.assert(
      fc.property(rolling, today, (text, day) => {
        expect(resolveDay(text, day)).toSatisfy(isDay)
      }),
    )
    fc.assert(
      fc.property(fc.string(), today, (text, day) => {
        expect(resolveDay(text, day)).toBeTypeOf('string')
      }),
    )
  })
})

describe('how it is written', () => {
  it.each([
    ['-90d', '-90d'],
    ['-090D', '-90d'],
    ['+7d', '+7d'],
    // What the plus of an address typed by hand is read as.
    [' 7d', '+7d'],
    ['0d', '0d'],
    ['-0d', '0d'],
    ['+0m', '0d'],
    ['YTD', 'ytd'],
    [' -6m ', '-6m'],
    ['-50y', '-50y'],
  ])('“%s” is read as %s', (text, spelled) => {
    expect(readRollingDay(text)).toBe(spelled)
    expect(readRollingDay(spelled)).toBe(spelled)
  })

  it.each([
    '7d',
    '1m',
    'today',
    '',
    '-',
    '-d',
    '--1d',
    '-1w',
    '-1.5d',
    '-51y',
    '+601m',
    '-18263d',
    '2026-11-20',
    '-1 d',
    'ytd+1d',
  ])('“%s” is none', (text) => {
    expect(readRollingDay(text)).toBeUndefined()
  })
})

it('makes a plain day roll, and finds that day again', () => {
  expect(rollingFrom('2026-08-22', '2026-11-20')).toBe('-90d')
  expect(rollingFrom('2026-11-27', '2026-11-20')).toBe('+7d')
  expect(rollingFrom('2026-11-20', '2026-11-20')).toBe('0d')
  expect(rollingFrom('2026-01-01', '2026-11-20')).toBe('ytd')
  expect(rollingFrom('1900-01-01', '2026-11-20')).toBe('1900-01-01')
  expect(rollingFrom('soon', '2026-11-20')).toBe('soon')
  const day = fc.integer({ min: 10_957, max: 25_000 }).map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, day, (one, today) => {
      expect(resolveDay(rollingFrom(one, today), today)).toBe(one)
    }),
  )
})
