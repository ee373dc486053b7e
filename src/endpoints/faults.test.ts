/** Every fault of the service on every operation: what kind it is, what is said of it, and how often is asked. */
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listQuery, type Reply } from '../api/client/client.ts'
import type { Connection } from '../api/client/connection.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { Failure } from '../api/client/failure.ts'
import { failureWords, whatOf } from '../explorer/notices/failureWords.ts'
import { quotesOf } from '../explorer/filters/serviceErrors.ts'
import { connectionTo } from '../test/connection.ts'
import { faults } from '../test/faults/faults.ts'
import { endpoints } from './index.ts'

afterEach(() => void vi.useRealTimers())

/** One question to an operation as a page asks it, and what came of it. */
function ask(endpoint: AnyEndpoint, answer: (request: Request) => Promise<Response>, given: Partial<Connection> = {}) {
  const asked: string[] = []
  const connection = connectionTo({
    keyTravels: 'gateway',
    ...given,
    fetch: (request) => {
      asked.push(request.url)
      return answer(request)
    },
  })
  const client = new QueryClient()
  // Only what is mounted hears of the network.
  client.mount()
  const outcome = client
    .fetchQuery(listQuery(endpoint, {}, connection))
    .catch((reason: unknown): unknown => reason)
    .finally(() => client.unmount()) as Promise<Reply | Failure>
  return { asked, connection, outcome }
}

/** All that a notice holds of a failure. */
const toldOf = (failure: Failure, { title }: AnyEndpoint): string => {
  const quotes = quotesOf(failure.complaint, undefined).map(({ about, text }) => `${about ? `of ${about} ` : ''}“${text}”`)
  const said = quotes.length > 0 ? `It says: ${quotes.join('; ')}` : ''
  const { reference } = failure.complaint
  const { why } = failureWords[failure.kind]
  return [whatOf(failure, title), why, failure.detail, said + (reference ? ` (reference ${reference})` : '')].join(' ')
}

const failing = (answer: () => Response) => async (): Promise<Response> => answer()

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it.each(faults)('$name', async ({ answer, kind, words, requests, given }) => {
    const { asked, connection, outcome } = ask(endpoint, failing(answer), given)
    const failure = await outcome
    expect(failure).toBeInstanceOf(Failure)
    expect((failure as Failure).kind).toBe(kind)
    expect(toldOf(failure as Failure, endpoint)).toContain(words)
    expect(asked).toHaveLength(requests)
    // Only the plan's own refusal marks the operation as not included.
    expect([...connection.entitlements.denied()]).toEqual(kind === 'not-entitled' ? [endpoint.id] : [])
  })

  /** The body begins and then nothing comes, or too little. */
  const dripping = (every: number) => async (): Promise<Response> =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new Uint8Array([91])),
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, every))
          controller.enqueue(new Uint8Array([32]))
        },
      }),
    )
  const silent = ({ signal }: Request): Promise<Response> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

  it.each([
    ['F79 an answer that does not come', silent, 'timed-out', 3],
    ['F80 an answer that stops coming', dripping(1_000_000), 'stalled', 2],
    ['F81 an answer that trickles', dripping(1000), 'too-slow', 1],
  ] as const)('%s', async (_name, answer, kind, requests) => {
    vi.useFakeTimers()
    const { asked, outcome } = ask(endpoint, answer)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(((await outcome) as Failure).kind).toBe(kind)
    expect(asked).toHaveLength(requests)
  })

  it('F76, F77 without a network, which waits and is asked once', async () => {
    onlineManager.setOnline(false)
    const nothing = async (): Promise<Response> => Response.json([])
    const { asked, outcome } = ask(endpoint, nothing)
    await Promise.resolve()
    expect(asked).toEqual([])
    onlineManager.setOnline(true)
    expect(await outcome).toMatchObject({ records: [] })
    expect(asked).toHaveLength(1)
  })

  it('a fault of ours while the answer is read, which is told and not asked again', async () => {
    const broken: AnyEndpoint = {
      ...endpoint,
      envelope: {
        ...endpoint.envelope,
        read: () => {
          throw new TypeError('no such thing')
        },
      },
    }
    const { asked, connection, outcome } = ask(broken, async () => Response.json({ any: 1 }))
    expect(await outcome).toMatchObject({ kind: 'broken-here', exchange: { status: 200, body: '{"any":1}' } })
    expect(asked).toHaveLength(1)
    expect(connection.log.entries()).toHaveLength(1)
  })

  it('an address of the service that is none, which is told as a fault of ours and not sent', async () => {
    const { asked, outcome } = ask(endpoint, async () => Response.json([]), { origin: 'no address' })
    expect(await outcome).toMatchObject({ kind: 'broken-here' })
    expect(asked).toEqual([])
  })
})
