/** Asks the mock service one operation as a client would: a request in, status, body and rows out. */
import type { AnyEndpoint, RecordOf } from '../api/endpoint/endpoint.ts'
import { FULL_KEY } from '../mock/keys.ts'
import { createService } from '../mock/service.ts'
import type { AnySource, MockSource } from '../mock/source.ts'
import { createWorld } from '../mock/world/world.ts'

export interface Answer<E extends AnyEndpoint> {
  readonly status: number
  readonly contentType: string
  /** The body as sent. */
  readonly text: string
  /** The body as JSON; `undefined` where it is another format. */
  readonly body: unknown
  /** The list of the envelope; empty for a refusal. */
  readonly rows: readonly RecordOf<E>[]
}

/** The invented market of every test, on one pinned day. */
export const world = createWorld({ today: '2026-11-20' })
const service = createService(world)

/** `query` in wire names, readable: `parameters[tickers]=HALO&pagesize=5`. Asks with the key that may call everything. */
export async function ask<E extends AnyEndpoint, Fact>(
  source: MockSource<E, Fact>,
  query = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<E>> {
  const url = `https://service.test${source.endpoint.path}${query === '' ? '' : `?${query}`}`
  const request = new Request(url, { headers: { authorization: `token ${FULL_KEY}`, ...headers } })
  const response = service.answer(source as AnySource, request)
  const contentType = response.headers.get('content-type') ?? ''
  const text = await response.text()
  const body: unknown = contentType.includes('json') ? JSON.parse(text) : undefined
  const listing = response.ok && body !== undefined ? source.endpoint.envelope.read(body) : undefined
  const records = listing && 'records' in listing ? listing.records : []
  return { status: response.status, contentType, text, body, rows: records as readonly RecordOf<E>[] }
}
