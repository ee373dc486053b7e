/** Turns an answer into rows or into a failure, by its status and by what the body is, never by what its headers claim. */
import { complaintOf, isComplaint, type Complaint } from './complaint.ts'
import type { Connection } from './connection.ts'
import type { AnyEndpoint } from './endpoint.ts'
import type { Listing } from './envelope.ts'
import { failureOfStatus, type FailureKind } from './failure.ts'
import { isTooDeep } from './nesting.ts'

export type Outcome =
  { readonly listing: Extract<Listing, { records: unknown }> } | { readonly failure: FailureKind; readonly complaint: Complaint }

const failed = (failure: FailureKind, complaint: Complaint = {}): Outcome => ({ failure, complaint })

/** `undefined` for an empty body; throws `SyntaxError` for what is not JSON. */
const jsonOf = (text: string): unknown => (text.trim() === '' ? undefined : JSON.parse(text))

/** An object or array of the answer, or its text where it is not JSON. */
function looselyRead(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return jsonOf(text)
  } catch {
    return /^\s*</.test(text) ? undefined : text
  }
}

async function readSuccess(endpoint: AnyEndpoint, text: string): Promise<Outcome> {
  // By the first character, not by the content type: both are sent wrong (wire-format, news).
  if (/^\s*</.test(text)) {
    if (/^\s*<(!doctype html|html)/i.test(text)) return failed('web-page')
    const { recordsOfXml } = await import('./xml.ts')
    const records = recordsOfXml(text, endpoint.fields)
    return records ? { listing: { records } } : failed('unreadable')
  }
  if (isTooDeep(text)) return failed('too-deep')
  let body: unknown
  try {
    body = jsonOf(text)
  } catch {
    return failed('unreadable', { text: text.trim().slice(0, 300) })
  }
  if (isComplaint(body)) return failed('reported', complaintOf(body))
  const listing = endpoint.envelope.read(body)
  return 'unexpected' in listing ? failed('unexpected-shape', { text: listing.unexpected }) : { listing }
}

export async function readAnswer(
  endpoint: AnyEndpoint,
  response: Response,
  text: string,
  connection: Connection,
): Promise<Outcome> {
  const outcome = response.ok ? await readSuccess(endpoint, text) : undefined
  if (outcome && 'listing' in outcome) return outcome
  const complaint = outcome?.complaint ?? complaintOf(looselyRead(text))
  // "Nothing matched" comes as an error from some operations (wire-format, "Empty results"); to the reader it is an empty result.
  if (complaint.code === 'no_data_found' && (response.ok || response.status === 404)) {
    return { listing: { records: [], oddity: `status ${response.status} with the code no_data_found` } }
  }
  if (outcome) return outcome
  const problem = looselyRead(text) as { type?: unknown } | null | undefined
  const type = typeof problem?.type === 'string' ? problem.type : ''
  const isKeyOurs = connection.keyTravels !== 'gateway' || connection.mode === 'demo'
  return failed(failureOfStatus(response.status, response.headers.get('x-upstream-status'), isKeyOurs, type), complaint)
}
