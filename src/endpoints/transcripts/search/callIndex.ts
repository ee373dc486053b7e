/** A local index of calls by ticker: the service cannot filter transcripts (§4.6), so its pages are loaded and remembered. */
import type { Connection } from '../../../api/client/connection.ts'
import type { PageActivity } from '../../../explorer/query/pageActivity.ts'
import type { PageLoader } from '../../../explorer/query/paging/loaderShape.ts'
import type { loadInto } from '../../../explorer/query/paging/pageLoader.ts'
import { loaderPart } from '../../../explorer/query/paging/usePageLoader.ts'
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import { versionsOf } from '../versions/versions.ts'

/** A call without its texts, of which all pages together have hundreds of megabytes. */
export interface IndexedCall {
  readonly id: string
  readonly tickers: readonly string[]
  readonly call: Omit<TranscribedCall, 'transcripts'>
  /** By name: `Final`, `Live`. */
  readonly versions: readonly string[]
  /** Counted from 0 in the order of the service, newest first. */
  readonly position: number
}

export type CallIndex = PageLoader<ReturnType<typeof createCallStore>>

/** Calls a request. Each brings its texts along, some hundred kilobytes. */
export const PAGE_SIZE = 20

const upper = (text: unknown): string => (typeof text === 'string' ? text.trim().toUpperCase() : '')

function indexed(record: TranscribedCall, position: number): IndexedCall {
  const { transcripts: versions, ...call } = record
  const symbols = [record.symbol, ...(Array.isArray(record.securities) ? record.securities : []).map((each) => each?.symbol)]
  const tickers = [...new Set(symbols.map(upper).filter(Boolean))]
  return { id: transcripts.identify(record), tickers, call, versions: versionsOf(versions).map(({ name }) => name), position }
}

function createCallStore() {
  const calls: IndexedCall[] = []
  const known = new Set<string>()
  let seen = 0
  return {
    get size() {
      return calls.length
    },
    get repeated() {
      return seen - calls.length
    },
    append(records: readonly unknown[]) {
      for (const record of records) {
        const found = indexed(record as TranscribedCall, seen)
        seen += 1
        // A call that was added meanwhile shifts the others: seen again, they are no new ones. What differs is another.
        const said = JSON.stringify([found.id, found.call, found.versions])
        if (!known.has(said)) calls.push(found)
        known.add(said)
      }
      return 0
    },
    record: (row: number) => calls[row]!.call,
    callsOf: (ticker: string): readonly IndexedCall[] => calls.filter(({ tickers }) => tickers.includes(ticker)),
  }
}

export const createCallIndex = (load: typeof loadInto, connection: Connection, gate: PageActivity): CallIndex =>
  load(createCallStore(), transcripts, { limit: PAGE_SIZE }, 1, connection, gate)

/** One index for each connection: what another key may see is another list. */
const indices = new WeakMap<Connection, CallIndex>()

/** The index as far as a search has made it. */
export const knownIndex = (connection: Connection): CallIndex | undefined => indices.get(connection)

export async function callIndexOf(connection: Connection, gate: PageActivity): Promise<CallIndex> {
  const { loadInto } = await loaderPart()
  const made = indices.get(connection) ?? createCallIndex(loadInto, connection, gate)
  indices.set(connection, made)
  return made
}
