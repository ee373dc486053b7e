/** Moments as trading days, against clocks read off by hand. */
import { expect, it } from 'vitest'
import { day, dayInstant, displayDay, instant, mailDate, text, unix } from '../../../api/endpoint/fields.ts'
import { dayOfValue } from './dayOfValue.ts'

it.each([
  [day('Day'), '2026-11-20', '2026-11-20'],
  [displayDay('Day'), 'Nov 20, 2026', '2026-11-20'],
  [dayInstant('Day'), '2026-11-20T00:00:00.000Z', '2026-11-20'],
  // 02:26 in London is 21:26 of the evening before in New York, 22:26 in summer.
  [instant('Moment'), '2026-11-20T02:26:00Z', '2026-11-19'],
  [instant('Moment'), '2026-07-20T03:59:59Z', '2026-07-19'],
  [instant('Moment'), '2026-07-20T04:00:00Z', '2026-07-20'],
  [instant('Moment'), '2026-11-20T14:05:09', '2026-11-20'],
  // Midnight to the second is how a service writes a day.
  [instant('Moment'), '2026-11-20T00:00:00Z', '2026-11-20'],
  [mailDate('Moment'), 'Fri, 20 Nov 2026 17:12:00 -0500', '2026-11-20'],
  [mailDate('Moment'), 'Fri, 20 Nov 2026 23:30:00 +0900', '2026-11-20'],
  // 20 Nov 2026, 03:00 UTC.
  [unix('Moment'), 1795143600, '2026-11-19'],
  [unix('Moment'), 1795143600000, '2026-11-19'],
])('%o %s is %s', (field, value, expected) => {
  expect(dayOfValue(field, value)).toBe(expected)
})

it.each([
  [day('Day'), '2026-02-30'],
  [day('Day'), undefined],
  [unix('Moment'), 'soon'],
  [mailDate('Moment'), 'yesterday'],
  [text('Text'), 'no day'],
])('%o %s is none', (field, value) => {
  expect(dayOfValue(field, value)).toBeUndefined()
})
