/** Every operation for tests that try each: what its folder says for them, an address that asks something, and an answer of given records. */
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { endpoints } from '../endpoints/index.ts'
import type { OperationTesting } from './operationTesting.ts'

/** For `describe.each`: the title, and the operation. */
export const operations = endpoints.map((endpoint): readonly [string, AnyEndpoint] => [endpoint.title, endpoint])

const load = async ({ id }: AnyEndpoint) =>
  [id, ((await import(`../endpoints/${id}/testing.ts`)) as { default: OperationTesting }).default] as const

const testings: ReadonlyMap<string, OperationTesting> = new Map(await Promise.all(endpoints.map(load)))

/** What the operation's folder says for the tests that hold for every operation. */
export const testingOf = ({ id }: Pick<AnyEndpoint, 'id'>): OperationTesting => {
  const testing = testings.get(id)
  if (!testing) throw new Error(`src/endpoints/${id}/testing.ts is missing.`)
  return testing
}

/** What it cannot be asked without. */
export const requiredOf = ({ params }: AnyEndpoint): readonly string[] =>
  Object.keys(params).filter((key) => params[key].required)

/** The page of an operation, asked for what it cannot be asked without. */
export function addressOf(endpoint: AnyEndpoint, view: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...Object.fromEntries(requiredOf(endpoint).map((key) => [key, 'HALO'])), ...view })
  return `/${endpoint.id}${query.size > 0 ? `?${query}` : ''}`
}

/** A value of every parameter, as the address of `everyParameter` has them; there an ampersand within a value stands as itself. */
export const everyValueOf = (endpoint: AnyEndpoint): URLSearchParams =>
  new URLSearchParams(
    testingOf(endpoint)
      .everyParameter.address.split('?')[1]!
      .split(/&(?=\w+=)/)
      .map((pair) => pair.split('=', 2)),
  )

/** The body that an operation sends these records in. */
export const bodyOf = (endpoint: AnyEndpoint, records: readonly unknown[]): string =>
  JSON.stringify(endpoint.envelope.write(records, { hits: records.length, page: 1, pageSize: 100 }))
