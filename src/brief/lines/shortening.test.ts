import { expect, it } from 'vitest'
import { aroundChanges } from './aroundChanges.ts'
import { foldedLines } from './foldedLines.ts'
import type { PlacedLine } from './viewLines.ts'

const line = (key: string, more: Partial<PlacedLine> = {}): PlacedLine => ({
  key,
  kind: 'company-news',
  words: key,
  day: undefined,
  dataset: 'News',
  to: `/news?v.open=${key}`,
  request: '/news',
  changes: [],
  ...more,
})

it('shows four lines of a kind, every line that changed, and says how many others there are', () => {
  const changes = [{ label: 'Title', from: 'a', to: 'b' }]
  const lines = [
    ...Array.from({ length: 7 }, (_, place) => line(String(place))),
    line('changed', { changes }),
    line('call', { kind: 'call-ahead' }),
  ]
  const { shown, folded } = foldedLines(lines)
  expect(shown.map(({ key }) => key)).toEqual(['0', '1', '2', '3', 'changed', 'call'])
  expect(folded).toEqual([{ dataset: 'News', count: 3, to: '/news' }])
})

it('keeps of a rewritten text what changed, and a few words on either side', () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
  const cut = aroundChanges([
    { kind: 'kept', text: long },
    { kind: 'removed', text: 'Europe' },
    { kind: 'added', text: 'Asia' },
    { kind: 'kept', text: long },
  ])
  expect(cut.map(({ text }) => text)).toEqual([
    '… thirteen fourteen fifteen sixteen seventeen',
    'Europe',
    'Asia',
    'one two three four five six seven eight nine ten …',
  ])
})
