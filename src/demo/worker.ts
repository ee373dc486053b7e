/** The stand-in in a worker of its own, so that inventing a market never blocks the page. */
import { createStandIn, withDemoKey } from './service.ts'

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

const answer = createStandIn()

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const headers = data.headers.map(([name, value]): [string, string] => [name, value])
  const response = await answer(withDemoKey(new Request(data.url, { headers })))
  const body = await response.arrayBuffer()
  const reply: Answer = {
    id: data.id,
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers],
    body,
  }
  self.postMessage(reply, { transfer: [body] })
})
