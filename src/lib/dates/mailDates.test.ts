/** Dates of mails: the moment they stand for. */
import { expect, it } from 'vitest'
import { timeOfMailDate } from './mailDates.ts'

it('reads a mail date as its moment, whatever its offset', () => {
  expect(timeOfMailDate('Fri, 07 Mar 2025 09:30:00 -0400')).toBe(Date.UTC(2025, 2, 7, 13, 30))
  expect(timeOfMailDate('Fri, 07 Mar 2025 09:30:00 +0530')).toBe(Date.UTC(2025, 2, 7, 4, 0))
  expect(timeOfMailDate('yesterday')).toBeNaN()
})
