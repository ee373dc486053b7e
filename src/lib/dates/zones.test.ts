/** Clocks of a zone as instants and back, in winter and summer, wherever the page is read. */
import { describe, expect, it } from 'vitest'
import { instantIn, zonedTime } from './zones.ts'

const utc = (zone: string, day: string, clock: string) => new Date(instantIn(zone, day, clock)).toISOString()

describe('a clock of a zone', () => {
  it.each([
    ['America/New_York', '2026-11-24', '17:00:00', '2026-11-24T22:00:00.000Z'],
    ['America/New_York', '2026-07-24', '17:00:00', '2026-07-24T21:00:00.000Z'],
    // The days on which clocks change, after the change.
    ['America/New_York', '2026-03-08', '08:00:00', '2026-03-08T12:00:00.000Z'],
    ['America/New_York', '2026-11-01', '08:00:00', '2026-11-01T13:00:00.000Z'],
    // And before it.
    ['America/New_York', '2026-03-08', '01:30:00', '2026-03-08T06:30:00.000Z'],
    ['Asia/Kolkata', '2026-07-24', '00:10:30', '2026-07-23T18:40:30.000Z'],
    ['UTC', '2026-07-24', '23:59:59', '2026-07-24T23:59:59.000Z'],
  ])('%s, %s %s is %s', (zone, day, clock, instant) => {
    expect(utc(zone, day, clock)).toBe(instant)
    expect(zonedTime(instantIn(zone, day, clock), zone)).toMatchObject({ day, clock })
  })

  it('names the zone as it is called then', () => {
    expect(zonedTime(Date.UTC(2026, 10, 24, 22), 'America/New_York').name).toBe('EST')
    expect(zonedTime(Date.UTC(2026, 6, 24, 22), 'America/New_York').name).toBe('EDT')
  })
})
