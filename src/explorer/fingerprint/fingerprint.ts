/** A fingerprint of rows: short hashes in the fragment of a link, by which whoever opens it is told whether the rows are the same. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { yieldToMain } from '../../lib/yieldToMain.ts'
import { canonicalJson } from '../../api/client/canonicalJson.ts'
import { hashOf } from '../../lib/text/hashOf.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { FINGERPRINT, hasFingerprint } from './fragment.ts'

/** Of one row: 32 bits of what it says, and 16 of what it is known by, to tell a changed row from a new one. */
export interface RowHash {
  readonly content: number
  readonly identity: number
}

/** The rows of a page at some time. */
export interface Fingerprint {
  /** Unix seconds. */
  readonly at: number
  /** Hash of the query that the rows answer. */
  readonly query: number
  readonly count: number
  /** Row by row, or of more than `MOST_ROWS` one hash over all. */
  readonly rows: readonly RowHash[] | readonly [number, number]
}

/** Beyond it a link would be longer than programs pass on. */
export const MOST_ROWS = 500
/** In front of all else, as the pattern has it that reads it. */
const VERSION = '1'
const BYTES_A_ROW = 6
/** Rows that are hashed before the page may draw again. */
const SLICE = 500

const hasRows = (rows: Fingerprint['rows']): rows is readonly RowHash[] => typeof rows[0] !== 'number'

/** What a link asks for and keeps of it: in whatever order the names stand, however the rows are shown, and as many pages as there be. */
export const queryHash = (endpoint: AnyEndpoint, query: string): number =>
  hashOf(
    JSON.stringify([
      endpoint.id,
      ...[...new URLSearchParams(query)]
        .filter(([name]) => Object.hasOwn(endpoint.params, name) || name.startsWith('f.'))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  )

/** The hashes of these rows of a store, in slices; `undefined` once they are no longer wanted. */
export async function hashesOf(store: RowStore, order: Uint32Array, isWanted: () => boolean): Promise<RowHash[] | undefined> {
  const hashes: RowHash[] = []
  for (const row of order) {
    hashes.push({ content: hashOf(canonicalJson(store.record(row))), identity: hashOf(store.idOf(row)) & 0xffff })
    if (hashes.length % SLICE === 0) await yieldToMain()
    if (!isWanted()) return undefined
  }
  return hashes
}

/** Two hashes of the same 32 bits each over all rows, in whatever order these stand. */
function hashOfAll(rows: readonly RowHash[]): readonly [number, number] {
  const contents = Uint32Array.from(rows, ({ content }) => content).sort()
  const text = contents.join()
  return [hashOf(text), hashOf(`all ${text}`)]
}

export const fingerprintOf = (at: number, query: number, rows: readonly RowHash[]): Fingerprint => ({
  at,
  query,
  count: rows.length,
  rows: rows.length > MOST_ROWS ? hashOfAll(rows) : rows,
})

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The fragment of a link, with its `#`: version, time, query, number of rows, hashes. */
export function printFingerprint({ at, query, count, rows }: Fingerprint): string {
  const isByRow = hasRows(rows)
  const view = new DataView(new ArrayBuffer(isByRow ? rows.length * BYTES_A_ROW : 8))
  if (isByRow)
    rows.forEach(({ content, identity }, index) => {
      view.setUint32(index * BYTES_A_ROW, content)
      view.setUint16(index * BYTES_A_ROW + 4, identity)
    })
  else rows.forEach((hash, index) => view.setUint32(index * 4, hash))
  const numbers = [at, query, count].map((number) => number.toString(36))
  return `${FINGERPRINT}${[VERSION, ...numbers, toBase64Url(new Uint8Array(view.buffer))].join('.')}`
}

/** `undefined` for what was cut short, is damaged, or is of another version. */
export function readFingerprint(fragment: string): Fingerprint | undefined {
  if (!hasFingerprint(fragment)) return undefined
  const form = /^1\.([0-9a-z]{1,8})\.([0-9a-z]{1,7})\.([0-9a-z]{1,6})\.([\w-]*)$/.exec(fragment.slice(FINGERPRINT.length))
  if (!form) return undefined
  const [at, query, count] = form.slice(1, 4).map((text) => Number.parseInt(text, 36)) as [number, number, number]
  const text = form[4]!.replaceAll('-', '+').replaceAll('_', '/')
  // No text of one more than whole groups of four is base64.
  if (text.length % 4 === 1) return undefined
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  const isByRow = count <= MOST_ROWS
  if (bytes.length !== (isByRow ? count * BYTES_A_ROW : 8)) return undefined
  const view = new DataView(bytes.buffer)
  const rowAt = (_: unknown, index: number): RowHash => ({
    content: view.getUint32(index * BYTES_A_ROW),
    identity: view.getUint16(index * BYTES_A_ROW + 4),
  })
  return { at, query, count, rows: isByRow ? Array.from({ length: count }, rowAt) : [view.getUint32(0), view.getUint32(4)] }
}

/** How rows differ from those of a fingerprint: numbers in the order of the rows given; `undefined` where only that they differ is known. */
export interface Difference {
  readonly isSame: boolean
  readonly rows?: { readonly added: readonly number[]; readonly changed: readonly number[]; readonly gone: number }
}

export function differenceOf({ count, rows: before }: Fingerprint, now: readonly RowHash[]): Difference {
  if (!hasRows(before)) {
    const [one, other] = hashOfAll(now)
    return { isSame: now.length === count && one === before[0] && other === before[1] }
  }
  const left = new Map<number, RowHash[]>()
  for (const row of before) left.set(row.content, [...(left.get(row.content) ?? []), row])
  const others = now.flatMap((row, index) => (left.get(row.content)?.pop() ? [] : [index]))
  // Few are left, so that 16 bits tell them apart.
  const identities = [...left.values()].flat().map(({ identity }) => identity)
  const changed: number[] = []
  const added: number[] = []
  for (const index of others) {
    const place = identities.indexOf(now[index]!.identity)
    if (place < 0) added.push(index)
    else {
      changed.push(index)
      identities.splice(place, 1)
    }
  }
  return { isSame: others.length === 0 && identities.length === 0, rows: { added, changed, gone: identities.length } }
}
