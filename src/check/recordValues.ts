/** What a check reads off records whatever the dataset: their tickers, their days, and when they changed. */
import { dayOfDisplay, isDay, secondsOf, unixOfDay } from '../lib/dates/days.ts'
import { isObject } from '../api/client/exactNumber.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { fieldAt, valueAt, type Field, type FieldKind, type Fields } from '../api/endpoint/fields.ts'

/** `BRK.B`, `BRK/B` and `brk-b` are one ticker in three spellings. */
export const sameSpelling = (ticker: string): string => ticker.toUpperCase().replace(/[^A-Z\d]+/g, '.')

/** Every ticker that a record names, at any depth, and what it says that it was asked by. */
export function tickersOf({ fields, askedBy }: AnyEndpoint, record: unknown): readonly string[] {
  const found = new Set<string>()
  const read = (shape: Fields, value: unknown): void => {
    if (Array.isArray(value)) return value.forEach((item) => read(shape, item))
    if (!isObject(value)) return
    for (const [name, field] of Object.entries(shape)) {
      const inner = value[name]
      if (field.kind === 'ticker' && typeof inner === 'string' && inner !== '') found.add(inner)
      else if (field.fields) read(field.fields, inner)
    }
  }
  read(fields as Fields, record)
  const asked = askedBy === undefined ? undefined : valueAt(record, askedBy)
  if (typeof asked === 'string') found.add(asked)
  return [...found]
}

/** A day that passes through no zone, or a moment in Unix seconds that does. */
export type When = { readonly day: string } | { readonly second: number }

const PLAIN: readonly FieldKind[] = ['day', 'displayDay', 'dayInstant']
const MOMENTS: readonly FieldKind[] = ['instant', 'mailDate', 'unix']

/** `undefined` for what is absent and for what is no day and no moment. */
export function whenOf({ kind }: Field, value: unknown): When | undefined {
  if (kind === 'unix') return typeof value === 'number' ? { second: secondsOf(value) } : undefined
  if (typeof value !== 'string') return undefined
  if (PLAIN.includes(kind)) {
    const day = kind === 'displayDay' ? dayOfDisplay(value) : value.slice(0, 10)
    return day !== undefined && isDay(day) ? { day } : undefined
  }
  const second = Date.parse(value) / 1000
  return MOMENTS.includes(kind) && !Number.isNaN(second) ? { second } : undefined
}

/** Where the value stands in time, in Unix seconds; NaN for what has no place there. */
export function secondIn(field: Field, value: unknown): number {
  const when = whenOf(field, value)
  if (when === undefined) return typeof value === 'number' ? value : Number.NaN
  return 'day' in when ? unixOfDay(when.day) : when.second
}

/** The fields that a day filter may go by: which one it is, no specification says. When a record changed is none of them. */
export function dayPathsOf({ fields, dated, stamp }: AnyEndpoint): readonly string[] {
  const own = Object.entries(fields as Fields).flatMap(([name, { kind }]) =>
    [...PLAIN, 'instant', 'mailDate'].includes(kind) && name !== stamp ? [name] : [],
  )
  const path = dated?.day as string | undefined
  const kind = path === undefined ? undefined : fieldAt(fields as Fields, path)?.kind
  const isFirst = path !== undefined && path !== stamp && kind !== undefined && kind !== 'unix'
  return isFirst ? [path, ...own.filter((name) => name !== path)] : own
}

/** What the records hold at a path, with the field that says how to read it. */
export function valuesAt(endpoint: AnyEndpoint, path: string, records: readonly unknown[]) {
  const field: Field = fieldAt(endpoint.fields as Fields, path)!
  return { field, values: records.map((record) => valueAt(record, path)) }
}
