/** Which events share a mark on the axis. */
import { expect, it } from 'vitest'
import { marksOf } from './EventLane.tsx'
import type { ShareEvent } from '../series/events.ts'

const event = (x: number, kind: ShareEvent['kind'] = 'dividend'): ShareEvent => ({ symbol: 'A', day: String(x), kind, words: '' })
const marks = (...events: readonly ShareEvent[]): readonly (readonly [number, number])[] =>
  marksOf(events, (day) => (day === '999' ? undefined : Number(day))).map((mark) => [mark.x, mark.events.length])

it('gives each its own mark where there is room for a target', () => {
  expect(marks(event(0), event(24), event(60))).toEqual([
    [0, 1],
    [24, 1],
    [60, 1],
  ])
})

it('joins those that would overlap', () => {
  expect(marks(event(0), event(10), event(40))).toEqual([
    [0, 2],
    [40, 1],
  ])
})

it('joins on when a mark with two signs reaches the one before it', () => {
  expect(marks(event(0), event(25), event(40, 'split'))).toEqual([[0, 3]])
})

it('leaves out what the chart has no place for', () => {
  expect(marks(event(999))).toEqual([])
})
