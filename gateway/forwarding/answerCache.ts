/** Whole answers kept for a few seconds, so that a desk which opens the same page asks the service once (`CACHE_SECONDS`). */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Store } from '../store.ts'

/** An answer of the service without its key, as browsers got it. */
export type KeptAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: Uint8Array<ArrayBuffer> }

export type AnswerCache = {
  /** The answer with its age in whole seconds as a header (RFC 9111, section 5.1). */
  readonly find: (request: string) => Promise<Response | undefined>
  readonly keep: (request: string, whole: () => KeptAnswer) => void
}

type Kept = KeptAnswer & { readonly at: number }

/** Bytes of all answers that one gateway keeps; the longest unasked goes first. */
const keptAtMost = 64 * 1024 * 1024

/** `seconds` is how long an answer is kept, 0 for not at all. With a store other gateways have it too. */
export function createAnswerCache(seconds: number, store?: Store): AnswerCache {
  if (seconds === 0) return { find: async () => undefined, keep: () => {} }
  const own = new LRUCache<string, Kept>({ maxSize: keptAtMost, ttl: seconds * 1000, ttlResolution: 0, perf: Date })

  return {
    async find(request) {
      // A store that is away has nothing.
      const kept = own.get(request) ?? (await store?.getBuffer(nameOf(request)).then(unpacked, () => undefined))
      if (!kept) return undefined
      const age = Math.max(0, Math.floor((Date.now() - kept.at) / 1000))
      return new Response(kept.body, { headers: { ...kept.headers, Age: String(age) } })
    },
    keep(request, whole) {
      const kept = { ...whole(), at: Date.now() }
      own.set(request, kept, { size: kept.body.length + request.length })
      store?.set(nameOf(request), packed(kept), 'EX', seconds).catch(() => {})
    },
  }
}

/** What was asked is nobody's business who may look into the store. */
const nameOf = (request: string): string => `tearsheet:answer:${createHash('sha256').update(request).digest('base64url')}`

/** A line of JSON, then the body. */
function packed({ headers, at, body }: Kept): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ headers, at })}\n`), body])
}

function unpacked(bytes: Buffer | null): Kept | undefined {
  if (!bytes) return undefined
  const end = bytes.indexOf('\n')
  const head = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<Kept, 'body'>
  return { ...head, body: new Uint8Array(bytes.subarray(end + 1)) }
}
