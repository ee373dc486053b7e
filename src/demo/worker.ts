/** The mock service in a worker of its own, so that inventing a market never blocks the page. */
import { createMockService, withDemoKey } from './service.ts'

export interface Question {
  readonly id: number
  readonly url: string
  readonly headers: readonly (readonly [string, string])[]
}

export interface Answer {
  readonly id: number
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: ArrayBuffer
}

/** `fault` in place of an answer: an error that nobody hears of would leave the question open for ever. */
export type Answered = Answer | { readonly id: number; readonly fault: string }

const answer = createMockService()

async function answerTo(data: Question): Promise<Answer> {
  const headers = data.headers.map(([name, value]): [string, string] => [name, value])
  const response = await answer(withDemoKey(new Request(data.url, { headers })))
  const body = await response.arrayBuffer()
  return {
    id: data.id,
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    body,
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answerTo(data).then(
    (reply) => self.postMessage(reply satisfies Answered, { transfer: [reply.body] }),
    (reason: unknown) => self.postMessage({ id: data.id, fault: String(reason) } satisfies Answered),
  )
})
