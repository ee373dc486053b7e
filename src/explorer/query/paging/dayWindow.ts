/** Where pages of a query can be counted no further, the query goes on from the day of its last row: what a window asks for, and whether windows leave nothing out. */
import { canonicalJson } from '../../../api/client/canonicalJson.ts'
import type { AnyEndpoint, RecordOf } from '../../../api/endpoint/endpoint.ts'
import { identityOf } from '../../../api/endpoint/identityOf.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { dayOfRecord } from '../../record/recordSummary.ts'

/** Services were seen to give so many items of one query, counting all its pages, and no more. */
const MOST_ITEMS = 10_000

type Values = Readonly<Record<string, unknown>>
type Days = Partial<Record<'date' | 'from' | 'to', IsoDay>>

/** Whether an end at this number of items may be that of what the service gives, and not of what it has. */
export const isDoubtfulEnd = (items: number): boolean => items > 0 && items % MOST_ITEMS === 0

/** The days of the rows of one window, in the order they came. */
interface DayOrder {
  /** Reads the days of rows that came. */
  readonly add: (records: readonly unknown[]) => void
  /** The values of the window that follows: with days up to that of the last row, or from it where the oldest came first. `undefined` where that would not narrow what is asked, or rows stand in another order. */
  readonly next: () => { readonly day: IsoDay; readonly values: Values } | undefined
  /** Whether a row had no day: others like it are in no window. */
  readonly hasUndated: () => boolean
}

function createDayOrder(endpoint: AnyEndpoint, values: Values): DayOrder {
  const hasDays = 'to' in endpoint.params && 'from' in endpoint.params
  let first: IsoDay | undefined
  let last: IsoDay | undefined
  const goes = { down: true, up: true }
  let isUndated = false
  return {
    add(records) {
      if (!hasDays) return
      for (const record of records) {
        const day = dayOfRecord(endpoint, record)
        if (!day) {
          isUndated = true
          continue
        }
        first ??= day
        if (last !== undefined && day > last) goes.down = false
        if (last !== undefined && day < last) goes.up = false
        last = day
      }
    },
    next() {
      const { date, from = '', to = '9999-12-31' } = values as Days
      // All of one day: to ask for that day is to ask for the same.
      if (!hasDays || date !== undefined || last === undefined || first === last || last < from || last > to) return undefined
      if (goes.down) return last < to ? { day: last, values: { ...values, to: last } } : undefined
      if (goes.up) return last > from ? { day: last, values: { ...values, from: last } } : undefined
      return undefined
    },
    hasUndated: () => isUndated,
  }
}

/** Whether a record is of a day that the values do not ask for: a service that sends it does not go by its days. */
export function isOutside(endpoint: AnyEndpoint, { from = '', to = '9999-12-31' }: Values & Days, record: unknown): boolean {
  const day = dayOfRecord(endpoint, record as RecordOf<AnyEndpoint>)
  return day !== undefined && (day < from || day > to)
}

interface Rows {
  readonly size: number
  readonly record: (row: number) => RecordOf<AnyEndpoint>
}

/**
 * Records without an identity that are loaded already and of the day at which a window begins: they come again with it, and
 * nothing else would tell. What it gives says of such a record whether it is one of them, of each as often as it was loaded.
 */
export function seamAt(endpoint: AnyEndpoint, rows: Rows, day: IsoDay): (record: unknown) => boolean {
  const loaded = new Map<string, number>()
  for (let row = rows.size - 1; row >= 0; row -= 1) {
    const record = rows.record(row)
    if (dayOfRecord(endpoint, record) !== day) break
    if (identityOf(endpoint, record) !== '') continue
    const text = canonicalJson(record)
    loaded.set(text, (loaded.get(text) ?? 0) + 1)
  }
  if (loaded.size === 0) return () => false
  return (record) => {
    if (identityOf(endpoint, record as RecordOf<AnyEndpoint>) !== '') return false
    const text = canonicalJson(record)
    const left = loaded.get(text) ?? 0
    loaded.set(text, left - 1)
    return left > 0
  }
}

const isNoneKnown = (): boolean => false

/** Pages that are counted together: the values they are asked with, the first of them on the wire, how many were loaded before, and what came so far. */
export const openWindow = (
  endpoint: AnyEndpoint,
  values: Values,
  first: number,
  before: number,
  isKnown: (record: unknown) => boolean = isNoneKnown,
) => ({
  values,
  first,
  before,
  isKnown,
  days: createDayOrder(endpoint, values),
  items: 0,
  /** All that match, where the service says so. */
  hits: undefined as number | undefined,
})
