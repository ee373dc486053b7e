/** Answers for tests of the client: a connection that gets them, and what came of asking. */
import { fetchPage, type Reply } from '../api/client/client.ts'
import type { Connection } from '../api/client/connection.ts'
import type { AnyEndpoint, RecordOf, ValuesOf } from '../api/endpoint/endpoint.ts'
import { Failure } from '../api/client/failure.ts'
import { connectionTo } from './connection.ts'

/** What to answer: a body (text, or a value sent as JSON), with a status and headers where they matter. */
export function answering(body: unknown, init: ResponseInit = {}, given: Partial<Connection> = {}): Connection {
  const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body)
  return connectionTo({ fetch: () => Promise.resolve(new Response(text, init)), ...given })
}

/** The rows that come of it; fails when asking fails. */
export const replyOf = <E extends AnyEndpoint>(
  endpoint: E,
  connection: Connection,
  values = {} as ValuesOf<E>,
): Promise<Reply<RecordOf<E>>> => fetchPage(endpoint, values, connection)

/** The failure that comes of it; fails when rows do. */
export async function failureOf<E extends AnyEndpoint>(
  endpoint: E,
  connection: Connection,
  values = {} as ValuesOf<E>,
): Promise<Failure> {
  const outcome: unknown = await fetchPage(endpoint, values, connection).catch((reason: unknown) => reason)
  if (!(outcome instanceof Failure)) throw new Error(`No failure came of it but ${JSON.stringify(outcome)}`)
  return outcome
}
