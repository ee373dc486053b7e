/** Whether records lie in the days that were asked for, in a zone in which the service may read them. */
import { daysBetween, dayOfUnix, type IsoDay } from '../lib/dates/days.ts'
import { difference, fewOf, type Finding } from './finding.ts'
import type { When } from './recordValues.ts'

export interface Days {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** Hours from UTC in which the service may read a day: its own, and New York's in summer and winter. */
const EXPECTED = [0, -4, -5]
const EVERYWHERE = Array.from({ length: 27 }, (_, place) => place - 12)

const isIn = ({ from, to }: Days, day: IsoDay): boolean => day >= from && day <= to
export const dayAt = (when: When, hours = 0): IsoDay => ('day' in when ? when.day : dayOfUnix(when.second + hours * 3600))
const zone = (hours: number): string => `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`

/** All that is outside is so by one day, and on one side. */
const isSlipped = ({ from, to }: Days, outside: readonly IsoDay[]): boolean =>
  outside.every((day) => daysBetween(day, from) === 1) || outside.every((day) => daysBetween(to, day) === 1)

/** `wire` is what the days were asked by; `records` are the days of each, of which one has to be right. */
export function dayFindings(wire: string, days: Days, records: readonly (readonly When[])[]): readonly Finding[] {
  const isRight = (whens: readonly When[], hours: number): boolean => whens.some((when) => isIn(days, dayAt(when, hours)))
  const zones = EVERYWHERE.filter((hours) => records.every((whens) => isRight(whens, hours)))
  if (zones.some((hours) => EXPECTED.includes(hours))) return []
  const asked = days.from === days.to ? days.from : `${days.from} to ${days.to}`
  if (zones.length > 0)
    return [difference('day-zone', wire, `Asked for ${asked}; the records are of these days only at ${zone(zones[0]!)}.`)]
  const wrong = records.filter((whens) => !EVERYWHERE.some((hours) => isRight(whens, hours)))
  const outside = wrong.map(([when]) => dayAt(when!))
  const words = `Asked for ${asked}; ${wrong.length} of ${records.length} records are of other days: ${fewOf(outside)}.`
  const isPlain = records.flat().every((when) => 'day' in when)
  return isPlain && isSlipped(days, outside)
    ? [difference('day-zone', wire, `${words} All are one day off, as by a day that passed through a time zone.`)]
    : [difference('day-outside', wire, words)]
}
