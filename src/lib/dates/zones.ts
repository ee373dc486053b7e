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

/** Of Unix milliseconds that a `Date` can hold. */
export function zonedTime(milliseconds: number, zone: Zone): ZonedTime {
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
