/** Ratios in words: read in every form seen, and no direction where there is none to read. */
import { expect, it } from 'vitest'
import { ratioOf } from './ratio.ts'

it.each([
  ['4:1', '4-for-1', 'forward'],
  ['1:20', '1-for-20 reverse', 'reverse'],
  ['1.25:1', '1.25-for-1', 'forward'],
  ['3-1', '3-for-1', 'forward'],
  ['3/2', '3-for-2', 'forward'],
  [' 1 : 8 ', '1-for-8 reverse', 'reverse'],
  ['10:9', '10-for-9', 'forward'],
])('reads %s', (ratio, words, direction) => {
  expect(ratioOf({ ratio })).toEqual({ words, direction, isRead: true })
})

it.each([['see notes'], ['1:0'], ['0:5'], ['2:1:1'], ['1..5:1'], ['x/x']])(
  'shows %s as given and claims no direction',
  (ratio) => {
    expect(ratioOf({ ratio })).toEqual({ words: `ratio “${ratio}”`, direction: undefined, isRead: false })
  },
)

it('claims no direction for as many shares as before, nor for receipts', () => {
  expect(ratioOf({ ratio: '1:1' })).toMatchObject({ words: '1-for-1', direction: undefined })
  expect(ratioOf({ ratio: '1:2', split_type: 'ADR Ratio Change' })).toMatchObject({ words: '1-for-2, ADR', direction: undefined })
})

it('says nothing where nothing is given', () => {
  expect(ratioOf({ ratio: '' })).toBeUndefined()
  expect(ratioOf({ ratio: null })).toBeUndefined()
})
