/** Whether records lie in the days that were asked for, by a field that the filter may go by, and in a zone that it may be read in. */
import { daysBetween, dayOfUnix, type IsoDay } from '../lib/dates/days.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { difference, fewOf, type Finding } from './finding.ts'
import { dayPathsOf, valuesAt, whenOf, type When } from './recordValues.ts'

export interface Days {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** Hours from UTC in which the service may read a day: its own, and New York's in summer and winter. */
const EXPECTED = [0, -4, -5]
const EVERYWHERE = Array.from({ length: 27 }, (_, place) => place - 12)

const isIn = ({ from, to }: Days, day: IsoDay): boolean => day >= from && day <= to
const dayAt = (when: When, hours: number): IsoDay => ('day' in when ? when.day : dayOfUnix(when.second + hours * 3600))
const zone = (hours: number): string => `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`

interface Reading {
  readonly path: string
  /** Records that are outside in every zone. */
  readonly outside: readonly IsoDay[]
  /** The zones in which all records are inside. */
  readonly zones: readonly number[]
  /** Days that pass through no zone. */
  readonly isPlain: boolean
}

function readBy(endpoint: AnyEndpoint, path: string, records: readonly unknown[], days: Days): Reading | undefined {
  const { field, values } = valuesAt(endpoint, path, records)
  const given = values.flatMap((value) => whenOf(field, value) ?? [])
  if (given.length === 0) return undefined
  return {
    path,
    outside: given.filter((when) => !EVERYWHERE.some((hours) => isIn(days, dayAt(when, hours)))).map((when) => dayAt(when, 0)),
    zones: EVERYWHERE.filter((hours) => given.every((when) => isIn(days, dayAt(when, hours)))),
    isPlain: given.every((when) => 'day' in when),
  }
}

const isFine = ({ zones }: Reading): boolean => zones.some((hours) => EXPECTED.includes(hours))

/** All that is outside is so by one day, and on one side. */
const slipped = ({ from, to }: Days, outside: readonly IsoDay[]): boolean =>
  outside.every((day) => daysBetween(day, from) === 1) || outside.every((day) => daysBetween(to, day) === 1)

/** What the answer to a day filter shows, and the fields by which it would be right; `undefined` where no record has a day. */
export function readDays(
  endpoint: AnyEndpoint,
  wire: string,
  records: readonly unknown[],
  days: Days,
): { readonly findings: readonly Finding[]; readonly goesBy: readonly string[] } | undefined {
  const readings = dayPathsOf(endpoint).flatMap((path) => readBy(endpoint, path, records, days) ?? [])
  const fine = readings.filter(isFine)
  if (fine.length > 0) return { findings: [], goesBy: fine.map(({ path }) => path) }
  const [nearest] = readings.toSorted((one, other) => one.outside.length - other.outside.length)
  if (!nearest) return undefined
  const { path, outside, zones, isPlain } = nearest
  const asked = days.from === days.to ? days.from : `${days.from} to ${days.to}`
  const words = `Asked for ${asked}; ${outside.length} of ${records.length} records are of other days by ${path}: ${fewOf(outside)}.`
  const finding =
    zones.length > 0
      ? difference('day-zone', wire, `Asked for ${asked}; by ${path} the records are of these days only at ${zone(zones[0]!)}.`)
      : isPlain && slipped(days, outside)
        ? difference('day-zone', wire, `${words} All are one day off, as by a day that passed through a time zone.`)
        : difference('day-outside', wire, words)
  return { findings: [finding], goesBy: [] }
}
