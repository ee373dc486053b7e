/** Holds the records of an answer against the filters that chose them: tickers and identifiers, days, moments, the least of a rating. */
import { isAbsent, type Field, type Fields } from '../endpoint/fields.ts'
import { measureOf } from '../endpoint/measures.ts'
import { addDays, dayOfUnix, isDay, isMilliseconds, unixOfDay } from '../../lib/dates/days.ts'
import { sharesName } from './names.ts'
import { createTally, declaredAt, textOf, valuesAt } from './tally.ts'
import type { Finding } from './finding.ts'

/** Takes one record after the other, and says at the end what it found. */
export interface Check {
  readonly see: (record: unknown) => void
  readonly finding: (of: number) => Finding | undefined
}

const DAY = 86_400

/** What is left when, time after time, the records that have the most frequent value are put aside, as often as `most` says. */
function isCovered(sets: readonly ReadonlySet<string>[], most: number): boolean {
  let left = sets
  for (let step = 0; left.length > 0; step += 1) {
    if (step === most) return false
    const counts = new Map<string, number>()
    for (const set of left) for (const value of set) counts.set(value, (counts.get(value) ?? 0) + 1)
    const [frequent] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))
    left = left.filter((set) => !set.has(frequent))
  }
  return true
}

/**
 * A record that has any of the values asked for is fine, and one that lacks a value where it might stand is not judged. Companies
 * change their names: as many others as were asked for may be the same under another one, and are told without a verdict.
 */
export function checkNames(key: string, asked: readonly string[], fields: Fields, paths: readonly string[]): Check {
  const tally = createTally()
  const sets = new Map<string, ReadonlySet<string>>()
  const kinds = paths.map((path) => declaredAt(fields, path)?.kind)
  return {
    see(record) {
      const came = paths.map((path) => valuesAt(record, path))
      if (came.some((values, at) => values.some((value) => asked.some((one) => sharesName(kinds[at], one, value))))) return
      const values = came.flat()
      if (values.length === 0 || values.some(isAbsent)) return
      tally.add(values)
      const set = new Set(values.map(textOf))
      sets.set([...set].join(), set)
    },
    finding: (of) =>
      tally.isEmpty()
        ? undefined
        : {
            kind: isCovered([...sets.values()], asked.length) ? 'other-name' : 'filter-ignored',
            severity: isCovered([...sets.values()], asked.length) ? 'note' : 'warning',
            subject: key,
            asked: asked.join(', '),
            ...tally.counts(),
            of,
          },
  }
}

/** The moment that a value stands for, in Unix seconds: its first and its last, a day apart from it where it is one of a zone that the filter may not go by. */
function spanOf(field: Field | undefined, value: unknown): readonly [number, number] | undefined {
  const seconds = field && measureOf(field, value)
  if (seconds === undefined || Number.isNaN(seconds)) return undefined
  const isPlain = field!.kind === 'day' || field!.kind === 'displayDay'
  return isPlain ? [seconds, seconds] : [seconds - DAY, seconds + DAY]
}

export interface Days {
  readonly from: string | undefined
  readonly to: string | undefined
}

/** A record is fine with any of its days inside, and not judged without one. Words that are no days (§4.3) are not judged either. */
export function checkDays(days: Days, fields: Fields, paths: readonly string[]): Check {
  const tally = createTally()
  const from = days.from !== undefined && isDay(days.from) ? unixOfDay(days.from) : -Infinity
  const to = days.to !== undefined && isDay(days.to) ? unixOfDay(addDays(days.to, 1)) - 1 : Infinity
  const declared = paths.map((path) => declaredAt(fields, path))
  return {
    see(record) {
      const values = paths.flatMap((path, at) => valuesAt(record, path).map((value) => ({ value, field: declared[at] })))
      const dated = values.flatMap(({ value, field }) => {
        const span = spanOf(field, value)
        return span ? [{ value, span }] : []
      })
      if (dated.length === 0 || dated.some(({ span: [first, last] }) => last >= from && first <= to)) return
      tally.add(dated.slice(0, 1).map(({ value }) => value))
    },
    finding: (of) =>
      tally.isEmpty()
        ? undefined
        : {
            kind: 'day-outside',
            severity: 'warning',
            subject: days.from === days.to ? 'date' : days.from === undefined ? 'to' : 'from',
            asked: `${days.from ?? ''}..${days.to ?? ''}`,
            ...tally.counts(),
            of,
          },
  }
}

/** What was stamped a day before the moment or less may have been chosen by another clock. */
export function checkSince(key: string, since: number, fields: Fields, path: string): Check {
  const tally = createTally()
  const field = declaredAt(fields, path)
  return {
    see(record) {
      const [value] = valuesAt(record, path)
      const span = spanOf(field, value)
      if (span && span[1] < since) tally.add([typeof value === 'number' && !isMilliseconds(value) ? dayOfUnix(value) : value])
    },
    finding: (of) =>
      tally.isEmpty()
        ? undefined
        : { kind: 'before-moment', severity: 'warning', subject: key, asked: String(since), ...tally.counts(), of },
  }
}

/** Zero may mean that a record is not rated, and breaks nothing. */
export function checkLeast(key: string, least: number, path: string): Check {
  const tally = createTally()
  return {
    see(record) {
      const [value] = valuesAt(record, path)
      if (typeof value === 'number' && value !== 0 && value < least) tally.add([value])
    },
    finding: (of) =>
      tally.isEmpty()
        ? undefined
        : { kind: 'below-least', severity: 'warning', subject: key, asked: String(least), ...tally.counts(), of },
  }
}
