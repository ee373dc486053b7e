import { expect, test } from 'vitest'
import { characterWidths, cutToFit, setCharacterWidths } from './textFit.ts'

test('a day fits the column that days open with, and of a text that may be longer than its column its beginning does', () => {
  for (const month of ['Jan', 'May', 'Aug', 'Nov']) expect(cutToFit(`28 ${month} 2026`, 112)).toBe(`28 ${month} 2026`)
  expect(cutToFit('28 Nov 2026', 100)).toBe('28 Nov 2…')
  expect(cutToFit('W'.repeat(8), 112)).toBe('WWWWW…')
  expect(cutToFit('', 30)).toBe('')
})

test('of characters beyond ASCII no width is known but of a few, so nothing is said of a text that has one where it would end', () => {
  expect(cutToFit('株式', 400)).toBeUndefined()
  expect(cutToFit('Société', 400)).toBeUndefined()
  expect(cutToFit('−1.5', 112)).toBe('−1.5')
  expect(cutToFit('Nothing is known of what would stand here: é', 112)).toBe('Nothing …')
})

test('by the widths that were measured, a text is cut where its column ends', () => {
  setCharacterWidths(characterWidths((character) => (character === '…' ? 2 : 1)))
  // 10 characters of 13 pixels beside 22.4 at the sides.
  expect(cutToFit('0123456789', 153)).toBe('0123456789')
  expect(cutToFit('01234567890', 153)).toBe('01234567…')
  expect(cutToFit('0123456789', 152)).toBe('0123456…')
})
