/** How an operation wraps its list: read with every form of "nothing" that was observed, and written by the mock service. */
import { isObject } from '../client/exactNumber.ts'

/** Totals that only transcripts give (§2.6). */
export interface Totals {
  readonly hits: number
  readonly page: number
  readonly pageSize: number
}

export type Listing =
  | {
      readonly records: readonly unknown[]
      readonly hits?: number | undefined
      /** A form that is accepted although it is not the documented one, in words. */
      readonly oddity?: string | undefined
    }
  | { readonly unexpected: string }

export interface Envelope {
  /** The list's place in words, for messages and the reference. */
  readonly place: string
  read(body: unknown): Listing
  write(records: readonly unknown[], totals: Totals): unknown
}

/** Zero rows, said in one of the odd ways (wire-format, "Empty results"). */
const NOTHING: readonly { readonly says: (body: unknown) => boolean; readonly oddity: string }[] = [
  { says: (body) => body === undefined, oddity: 'the service sent an empty answer' },
  { says: (body) => body === null, oddity: 'the service sent null' },
  { says: (body) => isObject(body) && Object.keys(body).length === 0, oddity: 'the service sent an object without keys' },
]

/** Takes the list out of a value that stands where the list should be. */
function listing(value: unknown, oddity?: string): Listing | undefined {
  if (value === null) return { records: [], oddity: 'the list was null' }
  if (!Array.isArray(value)) return undefined
  const records = value.filter((item) => !(isObject(item) && Object.keys(item).length === 0))
  return { records, oddity: records.length < value.length ? 'records without keys were left out' : oddity }
}

/**
 * Reads `{ [key]: [...] }`, then the other keys it was seen under, then a bare list, then the only list there is.
 * An object that has other keys and no list is unexpected, never empty.
 */
function readList(body: unknown, key: string, also: readonly string[]): Listing {
  const nothing = NOTHING.find(({ says }) => says(body))
  if (nothing) return { records: [], oddity: nothing.oddity }
  if (Array.isArray(body)) return listing(body, `a bare list instead of one under "${key}"`)!
  if (!isObject(body)) return { unexpected: `Neither an object nor a list: no "${key}" in it.` }
  for (const name of [key, ...also]) {
    const found = Object.hasOwn(body, name)
      ? listing(body[name], name === key ? undefined : `the list was under "${name}"`)
      : undefined
    if (found) return found
  }
  const lists = Object.keys(body).filter((name) => Array.isArray(body[name]) && name !== 'errors')
  if (lists.length === 1) return listing(body[lists[0]!], `the only list was under "${lists[0]}"`)!
  return { unexpected: `No "${key}" list in the answer.` }
}

export const listUnder = (key: string, also: readonly string[] = []): Envelope => ({
  place: `object, list under "${key}"`,
  read: (body) => readList(body, key, also),
  write: (records) => ({ [key]: records }),
})

/** §2.2: `ok` is a real boolean beside `data`. */
export const okListUnder = (key: string): Envelope => ({
  ...listUnder(key),
  place: `object, "ok" boolean, list under "${key}"`,
  write: (records) => ({ ok: true, [key]: records }),
})

/** §2.8: the answer is the list itself. */
export const bareList = (): Envelope => ({
  place: 'the list itself',
  read: (body) => {
    if (Array.isArray(body)) return listing(body)!
    const listed = readList(body, 'the list', [])
    return 'unexpected' in listed ? { unexpected: 'The answer is not a list.' } : listed
  },
  write: (records) => records,
})

/**
 * §2.6: the only operation with totals. `hits` is believed; `page_count` is not, since it was seen to disagree with
 * `hits` and `page_size`.
 */
export const countedUnder = (key: string): Envelope => ({
  place: `object, list under "${key}", "message", "pagination"`,
  read(body) {
    const found = readList(body, key, [])
    const pagination = isObject(body) ? body.pagination : undefined
    const hits = isObject(pagination) ? pagination.hits : undefined
    return 'records' in found && Number.isInteger(hits) ? { ...found, hits: hits as number } : found
  },
  write: (records, { hits, page, pageSize }) => ({
    [key]: records,
    message: 'success',
    pagination: { hits, page, page_count: Math.ceil(hits / pageSize), page_size: pageSize },
  }),
})
