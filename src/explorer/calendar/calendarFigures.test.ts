/** How many events are in sight, and which is next. */
import { expect, it } from 'vitest'
import { calendarFigures } from './calendarFigures.ts'
import { placedEvent } from './days/testing.ts'

const event = (ticker: string, day: string) => placedEvent(ticker, day, { words: '4-for-1' })
const events = [event('HALO', '2026-11-02'), event('QNTR', '2026-11-21'), event('ACME', '2026-12-04')]
const figures = (today: string) => calendarFigures(events, 3, 'splits', today)

it('counts them, and names the first that is not over', () => {
  expect(figures('2026-11-20')).toEqual([
    { label: 'Splits', value: '3', note: undefined },
    { label: 'Next', value: 'QNTR, 4-for-1', note: '21 Nov 2026, tomorrow' },
  ])
  expect(figures('2026-11-22')[1]).toEqual({ label: 'Next', value: 'ACME, 4-for-1', note: '4 Dec 2026, in 12 days' })
  expect(figures('2026-12-04')[1]?.note).toBe('4 Dec 2026, today')
})

it('names none where all are over, and says how many rows are out of sight', () => {
  expect(figures('2026-12-05')).toHaveLength(1)
  expect(calendarFigures(events, 8, 'splits', '2026-12-05')[0]?.note).toBe('of 8 loaded')
})
