/** Instants in the zone that the user prefers; days alone are never shifted, nor times whose zone no one states. */
import { wordsOfDay } from '../lib/dates/days.ts'
import { zonedTime, type ZonedTime } from '../lib/dates/zones.ts'
import { preferences } from './preferences.ts'

/** Of Unix milliseconds; `undefined` where each instant is shown as its source states it. */
export function inPreferredZone(milliseconds: number): ZonedTime | undefined {
  const { zone } = preferences()
  return zone === 'stated' || Number.isNaN(new Date(milliseconds).getTime()) ? undefined : zonedTime(milliseconds, zone)
}

/** `20 Nov 2026, 15:05 GMT+1`, with `:09` in it for seconds; `undefined` where each instant is shown as its source states it. */
export function preferredWords(milliseconds: number, seconds = ''): string | undefined {
  const time = inPreferredZone(milliseconds)
  return time && `${wordsOfDay(time.day)}, ${time.clock.slice(0, 5)}${seconds} ${time.name}`
}
