import { expect, test } from 'vitest'
import { namesOf } from './names.ts'

test('gives each name once, without the empty ones', () => {
  expect(namesOf([{ name: 'M&A' }, { name: '' }, { name: ' M&A ' }, {}, { name: null }, null, { name: 'News' }])).toEqual([
    'M&A',
    'News',
  ])
})

test('has none where there is no list', () => {
  expect([namesOf(undefined), namesOf(null), namesOf('News' as unknown as [])]).toEqual([[], [], []])
})
