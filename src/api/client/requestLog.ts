/** One request and its answer, as the request inspector shows it; and the record of those made in this session. */
import { createSignal } from '../../lib/signal.ts'
import type { AnyEndpoint } from '../endpoint/endpoint.ts'
import type { SchemaMismatch } from './schemaMismatches.ts'

export interface RequestLogEntry {
  readonly id: number
  /** The operation's id. */
  readonly endpoint: string
  /** Path and query as sent, never with a key. */
  readonly path: string
  /** As sent, the key replaced by `$API_KEY`. */
  readonly headers: Readonly<Record<string, string>>
  /** Milliseconds since 1970 by the browser's clock. */
  readonly startedAt: number
  readonly milliseconds: number
  /** Milliseconds that the service's clock is ahead of this computer's, by the answer's `Date`; negative when behind. */
  readonly clockAhead?: number | undefined
  readonly status?: number | undefined
  /** What the service said of the key's quota, by header (`x-ratelimit-remaining-minute`); absent where it said nothing. */
  readonly quota?: Readonly<Record<string, string>> | undefined
  readonly contentType?: string | undefined
  /** Of the body after decompression. */
  readonly bytes?: number | undefined
  readonly rows?: number | undefined
  /** The body as text. */
  readonly body?: string | undefined
  readonly oddity?: string | undefined
  readonly schemaMismatches: readonly SchemaMismatch[]
}

/** What an answer held, which its entry does not keep. */
export interface Answered {
  readonly endpoint: AnyEndpoint
  /** As asked: rolling days are not yet resolved. */
  readonly values: Readonly<Record<string, unknown>>
  readonly records: readonly unknown[]
  readonly schemaMismatches: readonly SchemaMismatch[]
}

export interface RequestLog {
  readonly nextId: () => number
  /** The last that was given, to a request that may still be on its way; 0 before the first. */
  readonly lastId: () => number
  readonly record: (exchange: RequestLogEntry, answer?: Answered) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Newest first; the same array until something is recorded. */
  readonly entries: () => readonly RequestLogEntry[]
  /** The latest answers that nobody took yet, oldest first: the part that looks at them comes after the first page. */
  readonly takeAnswers: () => readonly Answered[]
}

const KEPT = 50
/** Raw bodies are large: the newest is kept however long, and of the others the newest ones that together with it are no longer than this. */
const [BODIES_KEPT, CHARACTERS_KEPT] = [10, 1 << 20]
const ANSWERS_KEPT = 10

/** Newest first. */
function withoutOldBodies(entries: readonly RequestLogEntry[]): readonly RequestLogEntry[] {
  let characters = 0
  return entries.map((entry, index) => {
    if (entry.body === undefined) return entry
    characters += entry.body.length
    const isKept = index === 0 || (index < BODIES_KEPT && characters <= CHARACTERS_KEPT)
    return isKept ? entry : { ...entry, body: undefined }
  })
}

export function createRequestLog(): RequestLog {
  const { get: entries, set, subscribe } = createSignal<readonly RequestLogEntry[]>([])
  let last = 0
  const untaken: Answered[] = []
  return {
    nextId: () => (last += 1),
    lastId: () => last,
    record(exchange, answer) {
      if (answer) untaken.push(answer)
      if (untaken.length > ANSWERS_KEPT) untaken.shift()
      set(withoutOldBodies([exchange, ...entries().slice(0, KEPT - 1)]))
    },
    subscribe,
    entries,
    takeAnswers: () => untaken.splice(0),
  }
}
