/** Turns an answer into rows or into a failure, by its status and by what the body is, never by what its headers claim. */
import type { Connection } from '../connection.ts'
import type { AnyEndpoint } from '../../endpoint/endpoint.ts'
import { jsonOf } from '../exactNumber.ts'
import { isErrorBody } from './isErrorBody.ts'
import { isNestedTooDeep } from './depth.ts'
import { holdsRecords, type Outcome, type Records } from './outcome.ts'

/** The records of a plain JSON answer; `undefined` for anything else. */
function listingOf(endpoint: AnyEndpoint, text: string): Records | undefined {
  let body: unknown
  try {
    body = jsonOf(text)
  } catch {
    return undefined
  }
  if (isNestedTooDeep(body)) return undefined
  const listing = isErrorBody(body) ? undefined : endpoint.envelope.read(body)
  return listing && 'records' in listing && holdsRecords(listing.records) ? listing : undefined
}

/** Loaded once the first page stands, to be at hand when the network is not. */
export const loadRefusal = () => import('./readRefusal.ts')

export async function readAnswer(
  endpoint: AnyEndpoint,
  response: Response,
  text: string,
  connection: Connection,
): Promise<Outcome> {
  const listing = response.ok ? listingOf(endpoint, text) : undefined
  if (listing) return { listing }
  const { readRefusal } = await loadRefusal()
  return readRefusal(endpoint, response, text, connection)
}
