/** One request to the service for all browsers that ask the same while it is under way: each gets the whole answer. */
import type { KeptAnswer } from './answerCache.ts'
import { createReplayBuffer, type Place } from './replayBuffer.ts'
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

/**
 * Asks at once. `onEnd` is told once that nobody can join any more: with the whole answer, put together when it is wanted, where it may be kept. `ask` is given a
 * signal that it has lost all of its readers.
 */
export function createSharedRequest(
  ask: (signal: AbortSignal) => Promise<Answer>,
  onEnd: (kept?: () => KeptAnswer) => void,
): SharedRequest {
  const left = new AbortController()
  const buffer = createReplayBuffer()
  let end: 'whole' | 'broken' | undefined
  let reading: Promise<void> | undefined

  const asked = ask(left.signal)
  asked.then(
    ({ source }) => source ?? onEnd(),
    () => onEnd(),
  )

  async function readMore(answer: Answer, source: Source): Promise<void> {
    while (buffer.isFull()) await buffer.nextMove()
    const chunk = await source.next()
    if (chunk !== undefined) return buffer.push(chunk)
    end = source.isBroken() ? 'broken' : 'whole'
    const headers = end === 'whole' && buffer.isWhole() ? answer.keptHeaders : undefined
    onEnd(headers && (() => ({ headers, body: buffer.joined() })))
  }

  function bodyFor(answer: Answer, source: Source, place: Place, { outgoing }: Reader): ReadableStream<Uint8Array> {
    return new ReadableStream({
      async pull(controller) {
        while (buffer.isAtEnd(place) && end === undefined)
          await (reading ??= readMore(answer, source).finally(() => (reading = undefined)))
        const chunk = buffer.read(place)
        if (chunk !== undefined) return controller.enqueue(chunk)
        buffer.leave(place)
        // The last bytes leave at the end of this turn; half an answer must not pass for a whole one.
        if (end === 'broken') setImmediate(() => outgoing.destroy())
        else controller.close()
      },
      cancel: () => leave(place, source),
    })
  }

  function leave(place: Place, source?: Source): void {
    buffer.leave(place)
    if (buffer.hasReaders() || end !== undefined) return
    end = 'broken'
    left.abort()
    source?.leave()
    onEnd()
  }

  return {
    canJoin: () => buffer.isWhole() && end === undefined,
    async join(reader) {
      const place = buffer.enter()
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
