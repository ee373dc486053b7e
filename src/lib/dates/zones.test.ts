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

/** The same by another of the browser's methods, of which nothing is remembered. */
function directly(instant: number, zone: string): string {
  const parts = { hour12: false, hourCycle: 'h23', timeZone: zone } as const
  return new Date(instant).toLocaleString('sv-SE', parts)
}

describe('a time that was asked for before', () => {
  it.each(['America/New_York', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Africa/Monrovia', 'UTC'])(
    'is the same in %s, to the second, on both sides of every change of clocks',
    (zone) => {
      // Newfoundland changed at one minute past midnight until 2011, Nepal by a quarter of an hour in 1986, Liberia by 44.5 minutes in 1972.
      const around = [
        '1972-01-07T00:44:30Z',
        '1985-12-31T18:30:00Z',
        '2006-04-02T03:31:00Z',
        '2026-03-08T07:00:00Z',
        '2026-10-03T15:30:00Z',
      ]
      for (const change of around.map((moment) => Date.parse(moment)))
        for (let by = -130_000; by <= 130_000; by += 7_000) {
          const instant = change + by
          for (const time of [zonedTime(instant, zone), zonedTime(instant, zone)])
            expect(`${time.day} ${time.clock}`).toBe(directly(instant, zone))
        }
    },
  )

  it('is found again after very many others', () => {
    const first = Date.UTC(2026, 0, 1)
    const times = Array.from({ length: 6000 }, (_, minute) => zonedTime(first + minute * 60_000, 'UTC').clock)
    expect(times.slice(0, 3)).toEqual(['00:00:00', '00:01:00', '00:02:00'])
    expect(zonedTime(first + 59_000, 'UTC').clock).toBe('00:00:59')
  })
})
