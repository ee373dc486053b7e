/** Asks the service for one page of records; the one place that sees a response. */
import { queryOptions } from '@tanstack/react-query'
import type { ErrorBody } from './answer/errorBody.ts'
import type { Connection } from './connection.ts'
import { schemaMismatchesOf, type SchemaMismatch } from './schemaMismatches.ts'
import type { AnyEndpoint, RecordOf, ValuesOf } from '../endpoint/endpoint.ts'
import { isObject } from './exactNumber.ts'
import type { RequestLogEntry } from './requestLog.ts'
import { Failure, type FailureKind } from './failure.ts'
import { readAnswer } from './answer/readAnswer.ts'
import { LARGE, readBody, usualLimits, type BodyLimits } from './answer/readBody.ts'
import { arrivedOf, logRequest, type Logged } from './loggedRequest.ts'
import { buildRequest, pathOf, requestHeadersOf } from './request.ts'
import { momentAllowed, pause } from './retry.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'

export interface Reply<R = unknown> {
  readonly records: readonly R[]
  /** All that match, where the service says so: transcripts only (§2.6). */
  readonly hits?: number | undefined
  /** Items of the list that are no records: they are left out, and count where pages are counted. */
  readonly unreadable?: number
  readonly logEntry: RequestLogEntry
}

/** Splits off what is no record at all, so that one bad row never costs the others. */
function checked(
  endpoint: AnyEndpoint,
  listed: readonly unknown[],
): { records: readonly unknown[]; unreadable: number; schemaMismatches: readonly SchemaMismatch[] } {
  const records = listed.filter(isObject)
  const unreadable = listed.length - records.length
  const schemaMismatches = schemaMismatchesOf(endpoint.fields, records)
  if (unreadable === 0) return { records, unreadable, schemaMismatches }
  return {
    records,
    unreadable,
    schemaMismatches: [{ path: 'row', expected: 'a record', found: 'could not be read', rows: unreadable }, ...schemaMismatches],
  }
}

/** What is worth a word about the size of an answer. */
function oddityOf(rows: number, asked: unknown, bytes: number): string | undefined {
  if (typeof asked === 'number' && rows > asked) {
    return `${counted(rows, 'row')} although ${figure(asked)} were asked for`
  }
  return bytes > LARGE ? 'a very large answer: narrower filters arrive faster' : undefined
}

/**
 * One page of records. Throws `Failure`, or the signal's reason when aborted. Departures from the declared shape are
 * collected in the exchange and never fatal.
 */
export async function fetchPage<E extends AnyEndpoint>(
  endpoint: E,
  values: ValuesOf<E>,
  connection: Connection,
  signal?: AbortSignal,
  limits: BodyLimits = usualLimits,
): Promise<Reply<RecordOf<E>>> {
  if (connection.keyTravels !== 'gateway' && !connection.key) throw new Failure('key-missing')
  const { retryPolicy, entitlements, inFlightRequests, log } = connection
  const wait = retryPolicy.pausedUntil() - Date.now()
  if (wait > 0) await pause(wait, signal)

  const giveUp = new AbortController()
  const follow = (): void => giveUp.abort(signal!.reason)
  if (signal?.aborted) follow()
  else signal?.addEventListener('abort', follow, { once: true })
  const path = pathOf(endpoint, values, connection)
  const entry = logRequest(log, endpoint.id, path)
  let arrived: Logged = {}
  const failure = (kind: FailureKind, rest: Logged, complaint?: ErrorBody, allowedAt?: number, detail?: string): Failure => {
    const made = new Failure(kind, entry.record(rest), complaint, allowedAt, detail)
    retryPolicy.failed(endpoint.id, made)
    if (kind === 'not-entitled') entitlements.deny(endpoint.id)
    return made
  }

  const transfer = inFlightRequests.begin(path)
  const timer = setTimeout(() => giveUp.abort(), limits.firstByte)
  try {
    const request = buildRequest(endpoint, values, connection, giveUp.signal)
    entry.sent(request)
    retryPolicy.sent()
    const response = await connection.fetch(request).catch((reason: unknown) => {
      if (signal?.aborted) throw reason
      if (giveUp.signal.aborted) throw failure('timed-out', {})
      throw failure(connection.keyTravels === 'gateway' ? 'unreachable' : 'unreachable-directly', {})
    })
    clearTimeout(timer)
    entry.answered(response)
    const { end, text, bytes } = await readBody(response, transfer.arrived, limits)
    // A service that repeats the key in its words would have it shown, copied and exported.
    const body = connection.key ? text.replaceAll(connection.key, '$API_KEY') : text
    signal?.throwIfAborted()
    arrived = arrivedOf(response, bytes, body)
    if (end !== 'whole') throw failure(end, { ...arrived, body: undefined })
    // An opaque redirect is a sign-in page in front of the gateway: the gateway itself never redirects.
    if (response.type === 'opaqueredirect')
      throw failure(connection.keyTravels === 'gateway' ? 'signed-out' : 'redirected', arrived)
    const outcome = await readAnswer(endpoint, response, body, connection)
    if ('failure' in outcome) {
      throw failure(outcome.failure, arrived, outcome.complaint, momentAllowed(response.headers, Date.now()), outcome.detail)
    }
    retryPolicy.answered(endpoint.id)
    entitlements.allow(endpoint.id)
    const { records, unreadable, schemaMismatches } = checked(endpoint, outcome.listing.records)
    const asked = (values as Readonly<Record<string, unknown>>).limit
    const oddity = outcome.listing.oddity ?? oddityOf(records.length, asked, bytes)
    const answer = { endpoint, values, records, schemaMismatches }
    const logEntry = entry.record({ ...arrived, rows: records.length, oddity, schemaMismatches }, answer)
    // The boundary: what arrived is treated as declared from here on; the differences are in the log entry.
    return { records: records as readonly RecordOf<E>[], hits: outcome.listing.hits, unreadable, logEntry }
  } catch (reason) {
    if (reason instanceof Failure || signal?.aborted) throw reason
    // A fault of ours is told like any other: who waits for an answer hears of nothing else.
    throw failure('broken-here', arrived)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', follow)
    transfer.end()
  }
}

export type ListKey = readonly [
  operation: string,
  mode: string,
  origin: string,
  scenario: string | undefined,
  path: string,
  headers: string,
]

/** Key and function together. The key holds all that the answer depends on, except the secret. */
export const listQuery = <E extends AnyEndpoint>(endpoint: E, values: ValuesOf<E>, connection: Connection) =>
  queryOptions<Reply<RecordOf<E>>, Failure, Reply<RecordOf<E>>, ListKey>({
    queryKey: [
      endpoint.id,
      connection.mode,
      connection.origin,
      connection.scenario,
      pathOf(endpoint, values, connection),
      headersKey(endpoint, values),
    ],
    queryFn: ({ signal }) => fetchPage(endpoint, values, connection, signal),
    staleTime: 60_000,
    retry: (failures, reason) => connection.retryPolicy.tryAcquire(endpoint.id, failures, reason),
    retryDelay: (failures, reason) => connection.retryPolicy.delay(failures, reason),
    // Rows are replaced, never merged: merging is slow for many rows and would copy an own "__proto__" key of a response.
    structuralSharing: false,
  })

const headersKey = <E extends AnyEndpoint>(endpoint: E, values: ValuesOf<E>): string =>
  JSON.stringify(requestHeadersOf(endpoint, values))
