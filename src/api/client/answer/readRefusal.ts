/** Reads what is no plain list of records: a failure, a complaint, XML, or an error that means that nothing matched. */
import { readErrorBody, type ErrorBody } from './errorBody.ts'
import { isErrorBody } from './isErrorBody.ts'
import type { Connection } from '../connection.ts'
import type { AnyEndpoint } from '../../endpoint/endpoint.ts'
import { jsonOf } from '../exactNumber.ts'
import type { FailureKind } from '../failure.ts'
import { endsEarly, isTooDeep } from './nesting.ts'
import { holdsRecords, type Outcome } from './outcome.ts'
import { failureOfComplaint, failureOfRefusal, GATEWAY_PROBLEMS, type GatewayProblem, type Refusal } from './refusal.ts'

const failed = (failure: FailureKind, complaint: ErrorBody = {}, detail?: string): Outcome => ({ failure, complaint, detail })

/** What the body of a refusal holds, and whether it is JSON, as all that the service writes; the text itself where it is not. */
function looselyRead(text: string): { readonly body: unknown; readonly form: Refusal['body'] } {
  if (text.trim() === '') return { body: undefined, form: 'nothing' }
  try {
    if (!isTooDeep(text)) return { body: jsonOf(text), form: 'json' }
  } catch {
    // Markup is never quoted.
    if (!/^\s*</.test(text)) return { body: text, form: 'other' }
  }
  return { body: undefined, form: 'other' }
}

async function readSuccess(endpoint: AnyEndpoint, text: string, isKeyOurs: boolean): Promise<Outcome> {
  // By the first character, not by the content type: both are sent wrong (wire-format, news).
  if (/^\s*</.test(text)) {
    if (/^\s*<(!doctype html|html)/i.test(text)) return failed('web-page')
    const { recordsOfXml } = await import('./xml.ts')
    const records = recordsOfXml(text, endpoint.fields)
    if (!records) return failed(endsEarly(text) ? 'ends-early' : 'unreadable')
    return holdsRecords(records) ? { listing: { records } } : failed('no-records')
  }
  if (isTooDeep(text)) return failed('too-deep')
  let body: unknown
  try {
    body = jsonOf(text)
  } catch {
    return endsEarly(text) ? failed('ends-early') : failed('unreadable', { text: text.trim().slice(0, 300) })
  }
  const listing = isErrorBody(body) ? undefined : endpoint.envelope.read(body)
  // A list that holds records was read before.
  if (listing && 'records' in listing) return failed('no-records', readErrorBody(body))
  const complaint = readErrorBody(body)
  const told = failureOfComplaint(complaint, isKeyOurs)
  if (!listing) return failed(told ?? 'reported', complaint)
  return told ? failed(told, complaint) : failed('unexpected-shape', complaint, listing.unexpected)
}

/** The gateway's own refusal, by its name and in its words; `undefined` for an answer of anyone else. */
function gatewayProblemIn(body: unknown): { readonly problem: GatewayProblem; readonly words: string } | undefined {
  const { type, title } = (typeof body === 'object' ? (body ?? {}) : {}) as { readonly type?: unknown; readonly title?: unknown }
  const problem = GATEWAY_PROBLEMS.find((name) => name === type)
  return problem && { problem, words: typeof title === 'string' ? title : '' }
}

export async function readRefusal(
  endpoint: AnyEndpoint,
  response: Response,
  text: string,
  connection: Connection,
): Promise<Outcome> {
  const isKeyOurs = connection.keyTravels !== 'gateway' || connection.mode === 'demo'
  const outcome = response.ok ? await readSuccess(endpoint, text, isKeyOurs) : undefined
  if (outcome && 'listing' in outcome) return outcome
  const { body, form } = looselyRead(outcome ? '' : text)
  const complaint = outcome?.complaint ?? readErrorBody(body)
  // "Nothing matched" comes as an error from some operations (wire-format, "Empty results"); to the user it is an empty result.
  if (complaint.code === 'no_data_found' && (response.ok || response.status === 404)) {
    return { listing: { records: [], oddity: `status ${response.status} with the code no_data_found` } }
  }
  if (outcome) return outcome
  const own = gatewayProblemIn(body)
  const failure = failureOfRefusal({
    status: response.status,
    upstream: response.headers.get('x-upstream-status'),
    isKeyOurs,
    problem: own?.problem,
    body: form,
    complaint,
  })
  return own ? failed(failure, {}, own.words) : failed(failure, complaint)
}
