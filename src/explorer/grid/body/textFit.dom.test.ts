import { expect, test } from 'vitest'
import { fits } from './textFit.ts'

test('a day fits the column that days open with, and a text that may be longer than its column does not', () => {
  for (const month of ['Jan', 'May', 'Aug', 'Nov']) expect(fits(`28 ${month} 2026`, 112)).toBe(true)
  expect(fits('28 Nov 2026', 100)).toBe(false)
  expect(fits('W'.repeat(8), 112)).toBe(false)
  expect(fits('', 30)).toBe(true)
})

test('of characters beyond ASCII no width is known, so none surely fits', () => {
  expect(fits('株式', 400)).toBe(false)
  expect(fits('Société', 400)).toBe(false)
})
