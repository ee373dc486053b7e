/** Bars of a week: where each begins and ends, and that none stands on another. */
import { describe, expect, it } from 'vitest'
import type { CalendarEvent } from './event.ts'
import { capped, packByHour, packWeek } from './weekLayout.ts'

const MONDAY = '2026-11-16'

const event = (ticker: string, days: readonly string[], more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: ticker,
  ticker,
  name: '',
  words: '',
  moments: days.map((day) => ({ day, words: '' })),
  isSpan: days.length > 1,
  tone: 'plain',
  importance: undefined,
  facts: '',
  oddities: [],
  entry: undefined,
  ...more,
})

const placesOf = (events: readonly CalendarEvent[]) =>
  packWeek(events, MONDAY).map((piece) => [piece.event.ticker, piece.column, piece.length, piece.lane])

describe('a week', () => {
  it('cuts a bar at its ends and says that it goes on', () => {
    const [piece] = packWeek([event('AQWL', ['2026-11-06', '2026-12-01'])], MONDAY)
    expect(piece).toMatchObject({ day: MONDAY, column: 0, length: 7, isFromBefore: true, isGoingOn: true })
  })

  it('marks a day only in the week in which it is', () => {
    const split = event('AQWL', ['2026-11-06', '2026-11-18'], { mark: { day: '2026-11-18', words: 'ex' } })
    expect(packWeek([split], MONDAY)[0]).toMatchObject({ length: 3, marked: 2, isGoingOn: false })
    expect(packWeek([split], '2026-11-09')[0]!.marked).toBeUndefined()
  })

  it('leaves out what is on other days, and puts what does not meet into one lane', () => {
    expect(placesOf([event('A', ['2026-11-16', '2026-11-17']), event('B', ['2026-11-18']), event('C', ['2026-11-23'])])).toEqual([
      ['A', 0, 2, 0],
      ['B', 2, 1, 0],
    ])
  })

  it('gives a lane of its own to what meets another, the longer above', () => {
    expect(placesOf([event('B', ['2026-11-16']), event('A', ['2026-11-16', '2026-11-18']), event('C', ['2026-11-17'])])).toEqual([
      ['A', 0, 3, 0],
      ['B', 0, 1, 1],
      ['C', 1, 1, 1],
    ])
  })

  it('shows days that contradict each other apart, and not as a bar', () => {
    expect(placesOf([event('NRDV', ['2026-11-16', '2026-11-20'], { isSpan: false })])).toEqual([
      ['NRDV', 0, 1, 0],
      ['NRDV', 4, 1, 0],
    ])
  })

  it('counts for each day what has no room', () => {
    const pieces = packWeek(
      ['A', 'B', 'C', 'D'].map((ticker) => event(ticker, ['2026-11-16', '2026-11-17'])),
      MONDAY,
    )
    const { shown, hidden } = capped(pieces, 2)
    expect(shown.map((piece) => piece.event.ticker)).toEqual(['A', 'B'])
    expect(hidden).toEqual([2, 2, 0, 0, 0, 0, 0])
    expect(capped(pieces, 3).hidden).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})

describe('the hours of a week', () => {
  it('are lanes in the order of the clock, those without a time last', () => {
    const at = (ticker: string, day: string, time: string) => event(ticker, [day], { time })
    const { pieces, groups } = packByHour(
      [
        at('LATE', '2026-11-16', '17:30'),
        at('NONE', '2026-11-16', ''),
        at('HALF', '2026-11-16', '08:30'),
        at('FULL', '2026-11-16', '08:00'),
        at('WED', '2026-11-18', '08:00'),
      ],
      MONDAY,
    )
    expect(groups).toEqual([
      { name: '08:00', lane: 0, lanes: 2 },
      { name: '17:00', lane: 2, lanes: 1 },
      { name: 'no time', lane: 3, lanes: 1 },
    ])
    expect(pieces.map((piece) => [piece.event.ticker, piece.column, piece.lane])).toEqual([
      ['FULL', 0, 0],
      ['HALF', 0, 1],
      ['WED', 2, 0],
      ['LATE', 0, 2],
      ['NONE', 0, 3],
    ])
  })
})
