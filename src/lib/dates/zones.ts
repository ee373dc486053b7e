/** Clocks of a named zone as instants, and instants as its clocks, by the rules that the browser knows. */
import type { IsoDay } from './days.ts'

export interface ZonedTime {
  readonly day: IsoDay
  /** `HH:MM:SS` */
  readonly clock: string
  /** `UTC`, `EST`, `GMT+1` */
  readonly name: string
}

/** An IANA name, or this device's. */
export type Zone = 'local' | (string & {})

/** One format for each zone: making one is slow, using it is not. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: Zone): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      ...(zone === 'local' ? {} : { timeZone: zone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
    formats.set(zone, format)
  }
  return format
}

function formatted(milliseconds: number, zone: Zone): ZonedTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(new Date(milliseconds))
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    clock: `${parts.hour}:${parts.minute}:${parts.second}`,
    name: parts.timeZoneName ?? '',
  }
}

const MINUTE = 60_000
/** From then on every zone is whole minutes from UTC (Liberia was the last), and changes its clocks at one. */
const WHOLE_MINUTES = Date.UTC(1972, 1)
/** Minutes that are remembered of a zone. */
const MOST = 5000
const remembered = new Map<Zone, Map<number, ZonedTime>>()

/** Of Unix milliseconds that a `Date` can hold. A calendar asks for the same few minutes of each day: to format one takes ten times as long as to remember it. */
export function zonedTime(milliseconds: number, zone: Zone): ZonedTime {
  if (!(milliseconds >= WHOLE_MINUTES)) return formatted(milliseconds, zone)
  let times = remembered.get(zone)
  if (!times || times.size >= MOST) remembered.set(zone, (times = new Map()))
  const minute = Math.floor(milliseconds / MINUTE)
  let time = times.get(minute)
  if (!time) times.set(minute, (time = formatted(minute * MINUTE, zone)))
  const seconds = Math.floor((milliseconds % MINUTE) / 1000)
  return seconds === 0 ? time : { ...time, clock: `${time.clock.slice(0, 6)}${String(seconds).padStart(2, '0')}` }
}

/** Unix milliseconds of a day and `HH:MM:SS` on the clocks of a zone; of an hour that clocks show twice, one of the two. */
export function instantIn(zone: Zone, day: IsoDay, clock: string): number {
  const wanted = Date.parse(`${day}T${clock}Z`)
  const aheadAt = (instant: number): number => {
    const shown = zonedTime(instant, zone)
    return Date.parse(`${shown.day}T${shown.clock}Z`) - instant
  }
  // The distance from UTC is first looked up hours off, and then where the instant is.
  return wanted - aheadAt(wanted - aheadAt(wanted))
}

/** `America/New_York` as `New York`. */
export const placeOfZone = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
