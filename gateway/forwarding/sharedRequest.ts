/** One request to the service for all browsers that ask the same while it is under way: each gets the whole answer. */
import type { KeptAnswer } from './answerCache.ts'
import type { Source } from './upstream.ts'

/** What the service answered, ready to be sent to any number of browsers. */
export type Answer = {
  readonly respond: (body: ReadableStream<Uint8Array> | null) => Response
  /** Undefined where there is no body to read. */
  readonly source: Source | undefined
  /** The headers with which the same may be said again for a while; undefined for what must not be kept, failures above all. */
  readonly keptHeaders: Readonly<Record<string, string>> | undefined
}

/** A browser that waits for the answer or reads it; a broken answer takes its connection with it. */
export type Reader = { readonly signal: AbortSignal; readonly outgoing: { destroy(): unknown } }

export type SharedRequest = {
  /** Whether all of the answer that came so far is still here for one more. */
  readonly canJoin: () => boolean
  readonly join: (reader: Reader) => Promise<Response>
}

/** Bytes of an answer that are held for whoever asks later or reads slower; then the slowest browser sets the pace. */
const heldAtMost = 4 * 1024 * 1024

/**
 * Asks at once. `onEnd` is told once that nobody can join any more: with the whole answer, put together when it is wanted, where it may be kept. `ask` is given a
 * signal that it has lost all of its readers.
 */
export function createSharedRequest(
  ask: (signal: AbortSignal) => Promise<Answer>,
  onEnd: (kept?: () => KeptAnswer) => void,
): SharedRequest {
  const left = new AbortController()
  const places = new Set<{ at: number }>()
  const held: Uint8Array<ArrayBuffer>[] = []
  let heldBytes = 0
  let dropped = 0
  let end: 'whole' | 'broken' | undefined
  let reading: Promise<void> | undefined
  let onMove = Promise.withResolvers<void>()

  const asked = ask(left.signal)
  asked.then(
    ({ source }) => source ?? onEnd(),
    () => onEnd(),
  )

  function moved(): void {
    onMove.resolve()
    onMove = Promise.withResolvers()
  }

  /** Lets go of what all have read, once there is too much of it. */
  function isFull(): boolean {
    const slowest = Math.min(...Array.from(places, ({ at }) => at))
    for (; heldBytes >= heldAtMost && dropped < slowest; dropped += 1) heldBytes -= held.shift()!.length
    return heldBytes >= heldAtMost
  }

  async function readMore(answer: Answer, source: Source): Promise<void> {
    while (isFull()) await onMove.promise
    const chunk = await source.next()
    if (chunk !== undefined) {
      heldBytes += chunk.length
      held.push(chunk)
      return
    }
    end = source.isBroken() ? 'broken' : 'whole'
    const headers = end === 'whole' && dropped === 0 ? answer.keptHeaders : undefined
    onEnd(headers && (() => ({ headers, body: new Uint8Array(Buffer.concat(held)) })))
  }

  function bodyFor(answer: Answer, source: Source, place: { at: number }, { outgoing }: Reader): ReadableStream<Uint8Array> {
    return new ReadableStream({
      async pull(controller) {
        while (place.at - dropped === held.length && end === undefined)
          await (reading ??= readMore(answer, source).finally(() => (reading = undefined)))
        const chunk = held[place.at - dropped]
        if (chunk !== undefined) {
          place.at += 1
          moved()
          return controller.enqueue(chunk)
        }
        places.delete(place)
        // The last bytes leave at the end of this turn; half an answer must not pass for a whole one.
        if (end === 'broken') setImmediate(() => outgoing.destroy())
        else controller.close()
      },
      cancel: () => leave(place, source),
    })
  }

  function leave(place: { at: number }, source?: Source): void {
    places.delete(place)
    moved()
    if (places.size > 0 || end !== undefined) return
    end = 'broken'
    left.abort()
    source?.leave()
    onEnd()
  }

  return {
    canJoin: () => dropped === 0 && end === undefined,
    async join(reader) {
      const place = { at: 0 }
      places.add(place)
      const onAbort = (): void => leave(place)
      reader.signal.addEventListener('abort', onAbort)
      const answer = await asked
      reader.signal.removeEventListener('abort', onAbort)
      const { source } = answer
      if (source === undefined || reader.signal.aborted) return answer.respond(null)
      return answer.respond(bodyFor(answer, source, place, reader))
    },
  }
}
