/** Answers that are broken in ways that a test names. */
import type { Connection } from '../../api/client/connection.ts'

export const status =
  (code: number, headers: Record<string, string> = {}, body: unknown = null) =>
  (): Response =>
    new Response(body === null ? null : JSON.stringify(body), { status: code, headers })

export const body =
  (text: string, type = 'application/json') =>
  (): Response =>
    new Response(text, { headers: { 'content-type': type } })

/** No connection at all, as a browser tells it. */
export const broken = (): Response => {
  throw new TypeError('Failed to fetch')
}

const breaking = (): ReadableStream =>
  new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })

export const cut = (): Response => new Response(breaking())

/** A browser gives up unpacking at the first byte, with the words for a lost connection. */
export const packedOtherwise = (): Response => new Response(breaking(), { headers: { 'content-encoding': 'gzip' } })

const MEGABYTE = new Uint8Array(1_000_000).fill(32)

/** Blanks that do not end: a body is left when it is too large. */
export const manyBytes = (): Response => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(MEGABYTE) }))

/** What a browser makes of a redirect that it was told not to follow: no status, no headers, no body. */
export const redirected = (): Response =>
  Object.defineProperties(new Response(null), { type: { value: 'opaqueredirect' }, status: { value: 0 }, ok: { value: false } })

export const direct: Partial<Connection> = { keyTravels: 'header' }
