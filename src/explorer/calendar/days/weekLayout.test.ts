/** Events of a week: the column and the lane of each, and that none stands on another. */
import { describe, expect, it } from 'vitest'
import type { PlacedEvent } from '../event.ts'
import { placedEvent } from './testing.ts'
import { capped, packByHour, packWeek } from './weekLayout.ts'

const FRIDAY = '2026-11-20'

const placesOf = (events: readonly PlacedEvent[]) =>
  packWeek(events, FRIDAY).map((piece) => [piece.event.ticker, piece.column, piece.lane])

describe('a week', () => {
  it('begins on any day, and leaves out what is on other days', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-26', '2026-11-27']
    expect(placesOf(days.map((day) => placedEvent(day.slice(8), day)))).toEqual([
      ['20', 0, 0],
      ['23', 3, 0],
      ['26', 6, 0],
    ])
  })

  it('gives each event of a day a lane of its own, the more important above', () => {
    expect(
      placesOf([
        placedEvent('LOW', FRIDAY, { importance: 1 }),
        placedEvent('HIGH', FRIDAY, { importance: 5 }),
        placedEvent('NEXT', '2026-11-21'),
      ]),
    ).toEqual([
      ['HIGH', 0, 0],
      ['LOW', 0, 1],
      ['NEXT', 1, 0],
    ])
  })

  it('counts for each day what has no room', () => {
    const pieces = packWeek(
      ['A', 'B', 'C', 'D'].map((ticker) => placedEvent(ticker, FRIDAY)),
      FRIDAY,
    )
    const { shown, hidden } = capped(pieces, 2)
    expect(shown.map((piece) => piece.event.ticker)).toEqual(['A', 'B'])
    expect(hidden).toEqual([2, 0, 0, 0, 0, 0, 0])
    expect(capped(pieces, 3).hidden).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('the hours of a week', () => {
  it('have room for so many calls each, the more important first, and count the others of the day', () => {
    const at = (count: number, time: string) =>
      Array.from({ length: count }, (_, place) =>
        placedEvent(`${time} ${place}`, FRIDAY, { time, importance: place === 29 ? 5 : 1 }),
      )
    const { pieces, groups, hidden } = packByHour([...at(30, '08:00'), ...at(2, '17:00')], FRIDAY)
    expect(groups).toEqual([
      { name: '08:00', lane: 0, lanes: 20 },
      { name: '17:00', lane: 20, lanes: 2 },
    ])
    expect(hidden).toEqual([10, 0, 0, 0, 0, 0, 0])
    expect(pieces).toHaveLength(22)
    expect(pieces[0]!.event.ticker).toBe('08:00 29')
  })

  it('are lanes in the order of the clock, those without a time last', () => {
    const at = (ticker: string, day: string, time: string) => placedEvent(ticker, day, { time })
    const { pieces, groups } = packByHour(
      [
        at('LATE', '2026-11-20', '17:30'),
        at('NONE', '2026-11-20', ''),
        at('HALF', '2026-11-20', '08:30'),
        at('FULL', '2026-11-20', '08:00'),
        at('TUE', '2026-11-24', '08:00'),
        at('LONG GONE', '2026-11-10', '06:00'),
      ],
      FRIDAY,
    )
    expect(groups).toEqual([
      { name: '08:00', lane: 0, lanes: 2 },
      { name: '17:00', lane: 2, lanes: 1 },
      { name: 'no time', lane: 3, lanes: 1 },
    ])
    expect(pieces.map((piece) => [piece.event.ticker, piece.column, piece.lane])).toEqual([
      ['FULL', 0, 0],
      ['HALF', 0, 1],
      ['TUE', 4, 0],
      ['LATE', 0, 2],
      ['NONE', 0, 3],
    ])
  })
})
