/** Turns an operation and its values into the request that asks for them. */
import type { IsoDay } from '../../lib/dates/days.ts'
import { resolveDay } from '../../lib/dates/rollingDays.ts'
import type { Connection } from './connection.ts'
import type { AnyEndpoint, ValuesOf } from '../endpoint/endpoint.ts'
import { headersOf, queryText, writeParams, type Param } from '../endpoint/params.ts'

/** The values with every rolling day as the day that it is today. */
export function withPlainDays<E extends AnyEndpoint>(endpoint: E, values: ValuesOf<E>, today: IsoDay): ValuesOf<E> {
  const days = Object.entries<Param>(endpoint.params).flatMap(([key, { control }]): [string, unknown][] => {
    const value: unknown = (values as Readonly<Record<string, unknown>>)[key]
    return control === 'day' && typeof value === 'string' ? [[key, resolveDay(value, today)]] : []
  })
  return { ...values, ...Object.fromEntries(days) }
}

/** The values as they are sent: rolling days as plain ones, and the days that are in force where none are given. */
export function withDaysInForce<E extends AnyEndpoint>(endpoint: E, values: ValuesOf<E>, today: IsoDay): ValuesOf<E> {
  const plain = withPlainDays(endpoint, values, today)
  return endpoint.dayDefaults ? { ...plain, ...endpoint.dayDefaults(plain, today) } : plain
}

/** Path and query, without the base address and without the key. */
export function pathOf<E extends AnyEndpoint>(endpoint: E, values: ValuesOf<E>, { today }: Pick<Connection, 'today'>): string {
  const query = queryText(writeParams(endpoint.params, withDaysInForce(endpoint, values, today), 'wire'), 'wire')
  return query === '' ? endpoint.path : `${endpoint.path}?${query}`
}

/** Joins without doubling the slash, keeping a path prefix of the base. */
export const joinUrl = (base: string, path: string): string => base.replace(/\/+$/, '') + path

/** What is sent beside the address. `accept` goes to all: some installations answer XML without it. */
export const requestHeadersOf = <E extends AnyEndpoint>(endpoint: E, values: ValuesOf<E>): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  ...Object.fromEntries(headersOf(endpoint.params, values)),
})

export function buildRequest<E extends AnyEndpoint>(
  endpoint: E,
  values: ValuesOf<E>,
  connection: Pick<Connection, 'origin' | 'today' | 'keyTravels' | 'key'>,
  signal?: AbortSignal,
): Request {
  const url = new URL(joinUrl(connection.origin, pathOf(endpoint, values, connection)))
  const headers = new Headers(requestHeadersOf(endpoint, values))
  if (connection.keyTravels === 'header' && connection.key) headers.set('authorization', `token ${connection.key}`)
  // A redirect could carry the key to another host, or foreign data to us.
  return new Request(url, { headers, redirect: 'manual', cache: 'no-store', ...(signal ? { signal } : {}) })
}
