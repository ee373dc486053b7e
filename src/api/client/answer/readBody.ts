/** Reads a body as it arrives: counted, limited in size and time, and told apart by how it ends. */
import { yieldToMain } from '../../../lib/yieldToMain.ts'

export interface BodyLimits {
  /** Milliseconds until the response's headers must be there. */
  readonly firstByte: number
  /** Milliseconds that may pass without a byte. */
  readonly stall: number
  /** Milliseconds for the whole body. */
  readonly whole: number
  /** Bytes after decompression, beyond which reading stops. */
  readonly most: number
}

export const usualLimits: BodyLimits = { firstByte: 30_000, stall: 15_000, whole: 60_000, most: 32_000_000 }

/** From this size on an answer is called large (bytes). */
export const LARGE = 10_000_000

export type BodyEnd = 'whole' | 'cut-off' | 'badly-packed' | 'stalled' | 'too-slow' | 'too-large'

export interface Body {
  readonly end: BodyEnd
  /** What arrived, without a byte order mark. */
  readonly text: string
  readonly bytes: number
}

/** Bytes that are decoded before the page has its turn: a body that is there already comes in one part of a megabyte, or in parts without a task between. */
const TOGETHER = 1 << 18

/** Resolves however the body ends; `onBytes` is told the count so far. What is not read to its end is cancelled. */
export async function readBody(
  response: Response,
  onBytes: (bytes: number) => void = () => {},
  limits: BodyLimits = usualLimits,
): Promise<Body> {
  if (!response.body) return { end: 'whole', text: '', bytes: 0 }
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const parts: string[] = []
  let [bytes, together] = [0, 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  const { promise: lateness, resolve: late } = Promise.withResolvers<'stalled' | 'too-slow'>()
  const whole = setTimeout(() => late('too-slow'), limits.whole)
  const read = async (): Promise<BodyEnd> => {
    for (;;) {
      timer = setTimeout(() => late('stalled'), limits.stall)
      const next = await Promise.race([reader.read(), lateness])
      clearTimeout(timer)
      if (typeof next === 'string') return next
      if (next.done) return 'whole'
      bytes += next.value.byteLength
      onBytes(bytes)
      if (bytes > limits.most) return 'too-large'
      for (let from = 0; from < next.value.byteLength; from += TOGETHER) {
        const slice = next.value.subarray(from, from + TOGETHER)
        parts.push(decoder.decode(slice, { stream: true }))
        together += slice.byteLength
        if (together >= TOGETHER) {
          together = 0
          await yieldToMain()
        }
      }
    }
  }
  try {
    const end = await read()
    // Not waited for: a connection that stalls may never confirm it.
    if (end !== 'whole') void reader.cancel().catch(() => {})
    const text = parts.join('') + decoder.decode()
    // A large one is put together in this task, and parsed in the next: on a slow machine each takes as long as a frame.
    if (bytes > TOGETHER) await yieldToMain()
    return { end, text, bytes }
  } catch {
    // A browser gives one reason for both. What is not packed as its header says cannot be unpacked from its first byte on.
    const isPacked = response.headers.has('content-encoding')
    return { end: isPacked && bytes === 0 ? 'badly-packed' : 'cut-off', text: parts.join(''), bytes }
  } finally {
    clearTimeout(timer)
    clearTimeout(whole)
  }
}
