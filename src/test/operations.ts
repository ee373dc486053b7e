/** All ten operations for tests that try each: an address that asks something, and an answer of given records. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { endpoints } from '../endpoints/index.ts'

/** For `describe.each`: the title, and the operation. */
export const operations = endpoints.map((endpoint): readonly [string, AnyEndpoint] => [endpoint.title, endpoint])

/** The page of an operation, asked for what it cannot be asked without. */
export function addressOf(endpoint: AnyEndpoint, view: Readonly<Record<string, string>> = {}): string {
  const needed = Object.keys(endpoint.params).filter((key) => endpoint.params[key].required)
  const query = new URLSearchParams({ ...Object.fromEntries(needed.map((key) => [key, 'HALO'])), ...view })
  return `/${endpoint.id}${query.size > 0 ? `?${query}` : ''}`
}

/** The body that an operation sends these records in. */
export const bodyOf = (endpoint: AnyEndpoint, records: readonly unknown[]): string =>
  JSON.stringify(endpoint.envelope.write(records, { hits: records.length, page: 1, pageSize: 100 }))
