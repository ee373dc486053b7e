/** Asks the stand-in that runs in this page's worker, in the form of `fetch`. */
import { startWorker } from '../lib/trustedTypes.ts'
import type { Answer, Question } from './worker.ts'
import workerAddress from './worker.ts?worker&url'

/** Starts the worker; requests wait in its queue while it loads. */
export function createInPageFetch(): (request: Request) => Promise<Response> {
  const worker = startWorker(workerAddress, 'stand-in')
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }>()
  let last = 0

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new TypeError('The demo service could not start.'))
    waiting.clear()
  })

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
    worker.postMessage({ id, url: request.url, headers: [...request.headers] } satisfies Question)
    const { status, statusText, headers, body } = await answered
    return new Response(body, { status, statusText, headers: headers.map(([name, value]): [string, string] => [name, value]) })
  }
}
