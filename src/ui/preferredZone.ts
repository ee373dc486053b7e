/** Instants in the zone that the reader prefers; days alone are never shifted, nor times whose zone no one states. */
import { wordsOfDay, type IsoDay } from '../lib/days.ts'
import { preferences } from './preferences.ts'

export interface ZonedTime {
  readonly day: IsoDay
  /** `HH:MM` */
  readonly clock: string
  /** `UTC`, `EST`, `GMT+1` */
  readonly zone: string
}

/** One format for each zone: making one is slow, using it is not. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      ...(zone === 'local' ? {} : { timeZone: zone }),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
    formats.set(zone, format)
  }
  return format
}

/** Of Unix milliseconds; `undefined` where each instant is shown as its source states it. */
export function inPreferredZone(milliseconds: number): ZonedTime | undefined {
  const { zone } = preferences()
  const date = new Date(milliseconds)
  if (zone === 'stated' || Number.isNaN(date.getTime())) return undefined
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    clock: `${parts.hour}:${parts.minute}`,
    zone: parts.timeZoneName ?? '',
  }
}

/** `20 Nov 2026, 15:05 GMT+1`; `undefined` where each instant is shown as its source states it. */
export function preferredWords(milliseconds: number): string | undefined {
  const time = inPreferredZone(milliseconds)
  return time && `${wordsOfDay(time.day)}, ${time.clock} ${time.zone}`
}
