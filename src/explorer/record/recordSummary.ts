/** What a record is called, what happened in it, which ticker it is about and on which day, found by the kinds of its fields. */
import { coerceRecord } from '../../api/endpoint/coerceRecord.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { fieldAt, isAbsent, valueAt, type Field, type Fields, type FieldKind } from '../../api/endpoint/fields.ts'
import { partsOf } from '../../api/endpoint/listings.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { dayOfDisplay, dayOfUnix, isDay, type IsoDay } from '../../lib/dates/days.ts'
import { mismatchWords } from '../../ui/values/mismatchWords.ts'
import { valueText } from '../../ui/values/valueText.ts'
import type { ReaderOf } from '../rows/rowColumns.ts'
import { timeOfMailDate } from '../../lib/dates/mailDates.ts'

type Entries = readonly (readonly [name: string, field: Field])[]

/** By kind, those fields that are of it or hold one that is: found once, since every record of every page is asked for its day. */
const known = new WeakMap<Fields, Partial<Record<FieldKind, Entries>>>()

function fieldsWith(fields: Fields, kind: FieldKind): Entries {
  const byKind = known.get(fields) ?? {}
  known.set(fields, byKind)
  return (byKind[kind] ??= Object.entries<Field>(fields).filter(
    ([, field]) => field.kind === kind || (field.fields && fieldsWith(field.fields, kind).length > 0),
  ))
}

/** The first value of a kind, depth first, also inside objects and lists; of listings the one that is meant. */
function firstOfKind(fields: Fields, record: unknown, kind: FieldKind, asked: string): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  for (const [name, field] of fieldsWith(fields, kind)) {
    const value: unknown = Object.hasOwn(record, name) ? (record as Record<string, unknown>)[name] : undefined
    if (isAbsent(value)) continue
    if (field.kind === kind && typeof value === 'string') return value
    if (!field.fields) continue
    for (const part of partsOf(field.fields, value, asked)) {
      const found = firstOfKind(field.fields, part, kind, asked)
      if (found !== undefined) return found
    }
  }
  return undefined
}

function firstOf({ fields, askedBy }: AnyEndpoint, record: unknown, kind: FieldKind): string | undefined {
  const asked = askedBy === undefined ? undefined : valueAt(record, askedBy)
  return firstOfKind(fields, record, kind, typeof asked === 'string' ? asked : '')
}

export const tickerOf = (endpoint: AnyEndpoint, record: unknown): string | undefined => firstOf(endpoint, record, 'ticker')

/** The calendar day of the record: its own day before a moment, and that before the time of its last change. */
export function dayOfRecord(endpoint: AnyEndpoint, record: unknown): IsoDay | undefined {
  const of = (kind: FieldKind): string | undefined => firstOf(endpoint, record, kind)
  const plain = of('day')
  if (plain && isDay(plain)) return plain
  const display = of('displayDay')
  if (display) return dayOfDisplay(display)
  const moment = of('dayInstant') ?? of('instant')
  if (moment && isDay(moment.slice(0, 10))) return moment.slice(0, 10)
  const mail = of('mailDate')
  const time = mail === undefined ? Number.NaN : timeOfMailDate(mail)
  return Number.isNaN(time) ? undefined : dayOfUnix(time / 1000)
}

/** The field that a record is called by; `undefined` where it is called by something else. */
const titleIn = ({ titleBy = [] }: AnyEndpoint, record: unknown): string | undefined =>
  titleBy.find((path) => !isAbsent(valueAt(record, path)))

/** What is odd about the name of a record, in words; `undefined` where nothing is. */
export function titleMismatch(endpoint: AnyEndpoint, record: object): string | undefined {
  const path = titleIn(endpoint, record)
  return path && mismatchWords(fieldAt(endpoint.fields, path), valueAt(record, path))
}

export function titleOf(endpoint: AnyEndpoint, record: unknown): string {
  const path = titleIn(endpoint, record)
  const text = path && valueText(fieldAt(endpoint.fields, path), valueAt(record, path))
  return text || tickerOf(endpoint, record) || endpoint.title
}

/** Put together when they are asked for. */
interface LoadedRows<E extends AnyEndpoint> {
  readonly size: number
  readonly records: () => readonly RecordOf<E>[]
  readonly readers: (readerOf: ReaderOf) => readonly RecordOf<E>[]
}

/** What happened, in a line, by a record and those it was loaded with; `row` is its place among them. */
export type TitleOf<E extends AnyEndpoint> = (record: RecordOf<E>, row: number, rows?: LoadedRows<E>) => string | undefined

const LONGEST_TITLE = 300

/**
 * What happened, in the words of the dataset (`ownTitleOf`); where it has none, or the name is of another type than declared,
 * what the record is called.
 */
export function recordTitle(
  endpoint: AnyEndpoint,
  record: RecordOf<AnyEndpoint>,
  ownTitleOf?: TitleOf<AnyEndpoint>,
  row = -1,
  rows?: LoadedRows<AnyEndpoint>,
): string {
  const own = titleMismatch(endpoint, record) ? undefined : ownTitleOf?.(coerceRecord(endpoint.fields, record), row, rows)
  return shortened(own ?? titleOf(endpoint, record), LONGEST_TITLE)
}
