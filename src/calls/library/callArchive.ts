/** The calls of one service: kept in IndexedDB, their words searched in memory. It runs in a worker and knows no network. */
import { readingOf } from '../../endpoints/transcripts/text/reading.ts'
import { callIndexOf } from '../index/callIndex.ts'
import { linesOf, type Line } from '../index/lines.ts'
import { readQuery } from '../index/query.ts'
import { searchCall, type Narrowing } from '../index/searchCall.ts'
import type { WrittenCall } from './browserStore.ts'
import { callHeadOf, type CallHead } from './callHead.ts'
import { createCallStore, type Storage } from './callStore.ts'
import type { CallEntry } from './database.ts'
import type { Progress } from './progress.ts'
import type { StoredCall } from './storedCall.ts'

export interface Opened {
  readonly heads: readonly CallHead[]
  readonly progress: Progress
  readonly storage: Storage
}

export interface Added {
  readonly progress: Progress
  readonly storage: Storage
  /** As many of those handed over as there was no room for. */
  readonly leftOut: number
}

export interface CallSearch extends Narrowing {
  readonly text: string
  /** In capitals; none means every company. */
  readonly tickers: readonly string[]
  /** As titles have it: `Q3 2026`; a part of it will do. */
  readonly quarter?: string | undefined
  /** Calls with lines, and lines of each; of the others only how many hits. */
  readonly most: { readonly calls: number; readonly lines: number }
}

export interface FoundCall {
  readonly id: string
  /** Passages that have all that is sought. */
  readonly hits: number
  readonly lines: readonly Line[]
}

export interface Found {
  /** The latest first. */
  readonly calls: readonly FoundCall[]
  /** Calls that were looked through. */
  readonly searched: number
  readonly hits: number
  readonly faults: readonly string[]
}

/** Characters and bytes of numbers. */
const bytesOf = (call: StoredCall, whole: string, { index, head }: Pick<CallEntry, 'index' | 'head'>): number =>
  call.text.length +
  (call.segments ? JSON.stringify(call.segments).length : 0) +
  whole.length +
  JSON.stringify(head).length +
  index.words.length +
  [index.starts, index.begins, index.places, index.passages].reduce((sum, { byteLength }) => sum + byteLength, 0) +
  index.names.length * 8

const latestFirst = (a: CallEntry, b: CallEntry): number =>
  (b.head.startedAt ?? 0) - (a.head.startedAt ?? 0) || (a.id < b.id ? -1 : 1)

function write(scope: string, call: StoredCall, order: number | undefined): WrittenCall {
  const reading = readingOf({ text: call.text, segments: call.segments ?? null })
  const made = { head: callHeadOf(call, reading, order), index: callIndexOf(call.id, reading) }
  const { id, text, segments } = call
  return {
    entry: { scope, id, ...made, bytes: bytesOf(call, reading.whole, made) },
    text: { scope, id, text, segments },
    whole: reading.whole,
  }
}

/** `entries`: the latest first. `wholesOf` gives the passages of calls by their ids, for those that are shown with lines alone. */
async function searchEntries(
  entries: readonly CallEntry[],
  wholesOf: (ids: readonly string[]) => Promise<readonly (string | undefined)[]>,
  { text, tickers, quarter, most, ...narrowing }: CallSearch,
): Promise<Found> {
  const { clauses, faults } = readQuery(text)
  const wanted = quarter?.trim().toUpperCase()
  const chosen = entries.filter(
    ({ head }) =>
      (tickers.length === 0 || tickers.includes(head.ticker)) &&
      (wanted === undefined || (head.quarter ?? '').toUpperCase().includes(wanted)),
  )
  const found = chosen.flatMap(({ index }) => {
    const here = clauses.length === 0 ? undefined : searchCall(index, clauses, narrowing)
    return here ? [{ index, here }] : []
  })
  const shown = found.slice(0, most.calls)
  const wholes = await wholesOf(shown.map(({ index }) => index.id))
  return {
    calls: found.map(({ index, here }, place) => ({
      id: index.id,
      hits: here.passages.length,
      lines: linesOf(index, here, wholes[place] ?? '', place < most.calls && wholes[place] !== undefined ? most.lines : 0),
    })),
    searched: chosen.length,
    hits: found.reduce((sum, { here }) => sum + here.passages.length, 0),
    faults,
  }
}

export function createCallArchive() {
  const store = createCallStore()
  const entries = new Map<string, CallEntry>()
  /** In the order that they are shown in; `undefined` while it has to be made anew. */
  let ordered: readonly CallEntry[] | undefined
  let scope = ''
  const inOrder = (): readonly CallEntry[] => (ordered ??= [...entries.values()].toSorted(latestFirst))
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: another tab's calls have it opened anew at any moment, and half opened it has none. */
  function inTurn<Asked extends readonly unknown[], Given>(act: (...asked: Asked) => Promise<Given>) {
    return (...asked: Asked): Promise<Given> => {
      const turn = last.then(() => act(...asked))
      last = turn.catch(() => undefined)
      return turn
    }
  }

  return {
    /** `most`: bytes for everything that is kept, of all services. */
    open: inTurn(async (wanted: string, most: number): Promise<Opened> => {
      scope = wanted
      const { kept, progress, storage } = await store.open(scope, most)
      entries.clear()
      for (const entry of kept) entries.set(entry.id, entry)
      ordered = undefined
      return { heads: inOrder().map(({ head }) => head), progress, storage }
    }),
    /** Takes calls in and says how far loading is, both or neither. `isNewer`: the oldest make room for them; others are left out where there is none. */
    add: inTurn(
      async (
        calls: readonly { readonly call: StoredCall; readonly order: number | undefined }[],
        progress: Progress,
        isNewer: boolean,
      ): Promise<Added> => {
        const written = calls.map(({ call, order }) => write(scope, call, order))
        const { taken, gone, ...added } = await store.add(written, progress, isNewer)
        for (const id of gone) entries.delete(id)
        for (const { entry } of taken) entries.set(entry.id, entry)
        ordered = undefined
        return { ...added, leftOut: written.length - taken.length }
      },
    ),
    heads: (): readonly CallHead[] => inOrder().map(({ head }) => head),
    /** As it was sent; `undefined` for a call that the library does not have. */
    call: inTurn(async (id: string): Promise<StoredCall | undefined> => {
      const entry = entries.get(id)
      const text = entry && (await store.textOf(id))
      if (!entry || !text) return undefined
      const { order: _, words: __, questionWords: ___, speakers: ____, certainty: _____, ...rest } = entry.head
      return { ...rest, text: text.text, segments: text.segments }
    }),
    search: inTurn((asked: CallSearch): Promise<Found> => searchEntries(inOrder(), store.wholesOf, asked)),
    /** Takes everything away, of all services. */
    forget: inTurn(async (): Promise<void> => {
      await store.forget()
      entries.clear()
      ordered = undefined
    }),
  }
}

export type CallArchive = ReturnType<typeof createCallArchive>

/** The archive as another thread answers for it. */
export type DistantArchive = {
  [K in keyof CallArchive]: (...given: Parameters<CallArchive[K]>) => Promise<Awaited<ReturnType<CallArchive[K]>>>
}
