/** Asks the mock service that runs in this page's worker, in the form of `fetch`. */
import { startWorker } from '../lib/trustedTypes.ts'
import type { Answer, Answered, Question } from './worker.ts'
import workerAddress from './worker.ts?worker&url'

const startMockService = (): Worker => startWorker(workerAddress, 'mock service')

/** Starts the worker; requests wait in its queue while it loads. One that has failed is replaced with the next request. */
export function createInPageFetch(start: () => Worker = startMockService): (request: Request) => Promise<Response> {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }>()
  let last = 0
  let worker: Worker | undefined = begin()

  function begin(): Worker {
    const started = start()
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const asked = waiting.get(data.id)
      waiting.delete(data.id)
      if ('fault' in data) asked?.reject(new TypeError(data.fault))
      else asked?.resolve(data)
    })
    const end = (): void => {
      if (worker !== started) return
      started.terminate()
      worker = undefined
      for (const { reject } of waiting.values()) reject(new TypeError('The demo service stopped.'))
      waiting.clear()
    }
    started.addEventListener('error', end)
    started.addEventListener('messageerror', end)
    return started
  }

  return async (request) => {
    request.signal.throwIfAborted()
    const id = (last += 1)
    const answered = new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      request.signal.addEventListener('abort', () => {
        waiting.delete(id)
        reject(request.signal.reason)
      })
    })
    worker ??= begin()
    worker.postMessage({ id, url: request.url, headers: [...request.headers] } satisfies Question)
    const { status, statusText, headers, body } = await answered
    return new Response(body, { status, statusText, headers: headers.map(([name, value]): [string, string] => [name, value]) })
  }
}
