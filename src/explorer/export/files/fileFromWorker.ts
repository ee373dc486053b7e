/** A file that a worker writes from parts handed to it one after the other: encoding a hundred thousand rows would stop the page. */
import { startWorker } from '../../../lib/trustedTypes.ts'
import { yieldToMain } from '../../../lib/yieldToMain.ts'

interface Job {
  /** What `?worker&url` says. */
  readonly address: string
  /** The format, for messages. */
  readonly name: string
  /** Each is made when it is its turn. */
  readonly parts: readonly (() => unknown)[]
  /** Follows the parts, and asks for the file. */
  readonly last: () => unknown
  /** Hears of the share of the parts that are handed over. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Milliseconds for the writing itself: nothing else tells that a worker was ended from outside. */
const LONGEST_SILENCE = 120_000

/** What the worker has written. Fails when it comes to an end before, which may be at any time, and when it is stopped. */
function writtenBy(worker: Worker, name: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const fail = (message = ''): void => reject(new Error(message || `The part that writes ${name} stopped.`))
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => resolve(data))
    worker.addEventListener('error', ({ message }) => fail(message))
    worker.addEventListener('messageerror', () => fail())
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
}

/** Throws the signal's reason when cancelled. */
export async function fileFromWorker({ address, name, parts, last, onProgress, signal }: Job): Promise<ArrayBuffer> {
  signal.throwIfAborted()
  const worker = startWorker(address, name.toLowerCase())
  const silence = new AbortController()
  let limit: ReturnType<typeof setTimeout> | undefined
  const file = writtenBy(worker, name, AbortSignal.any([signal, silence.signal]))
  try {
    for (const [index, part] of parts.entries()) {
      worker.postMessage(part())
      onProgress((index + 1) / parts.length)
      await Promise.race([yieldToMain(), file])
    }
    worker.postMessage(last())
    limit = setTimeout(() => silence.abort(new Error(`The part that writes ${name} did not answer.`)), LONGEST_SILENCE)
    return await file
  } finally {
    clearTimeout(limit)
    worker.terminate()
  }
}
