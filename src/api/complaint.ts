/** Reads what the service says went wrong, out of the many shapes that error bodies have (wire-format, "Errors"). */
import { remarksOf, type Remark } from './remarks.ts'

export interface Complaint {
  /** The service's own words, at most 300 characters, always shown as text. */
  readonly text?: string | undefined
  /** `no_data_found`, `auth_failed` … */
  readonly code?: string | undefined
  /** A support reference. */
  readonly reference?: string | undefined
  /** What it says of single parameters; absent where it names none. */
  readonly remarks?: readonly Remark[]
}

const LONGEST = 300

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sayable = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : undefined

function ofErrors(errors: unknown): Complaint | undefined {
  const first: unknown = Array.isArray(errors) ? errors[0] : errors
  if (typeof first === 'string') return { text: sayable(errors instanceof Array ? errors.join(' ') : first) }
  if (!isObject(first)) return undefined
  return { text: sayable(first.value) ?? sayable(first.message), code: sayable(first.code), reference: sayable(first.id) }
}

/** The complaint in a body already read as JSON; an empty object when it says nothing that can be read. */
export function complaintOf(body: unknown): Complaint {
  const remarks = remarksOf(body)
  return remarks.length > 0 ? { ...wordsOf(body), remarks } : wordsOf(body)
}

function wordsOf(body: unknown): Complaint {
  if (typeof body === 'string') return { text: sayable(body) }
  if (Array.isArray(body)) return body.every((item) => typeof item === 'string') ? { text: sayable(body.join(' ')) } : {}
  if (!isObject(body)) return {}
  const fromErrors = ofErrors(body.errors)
  if (fromErrors) return fromErrors
  // `title` and `detail` are RFC 9457 problems, which gateways send.
  const names = ['detail', 'text', 'message', 'error', 'title'] as const
  const text = names.map((name) => sayable(body[name])).find((found) => found !== undefined)
  return { text, code: sayable(body.code), reference: sayable(body.request_id) }
}

/**
 * Whether a body is a complaint although its status says success (§7 shows no error shape; observed: `ok` "true" with `errors`).
 * Success is having data: `ok` alone proves nothing.
 */
export function isComplaint(body: unknown): boolean {
  if (Array.isArray(body)) return body.length > 0 && body.every((item) => typeof item === 'string')
  if (typeof body === 'string') return true
  if (!isObject(body)) return false
  if (body.ok === false || body.ok === 'false') return true
  const holdsList = Object.entries(body).some(([name, value]) => name !== 'errors' && Array.isArray(value))
  return !holdsList && ((Array.isArray(body.errors) && body.errors.length > 0) || typeof body.error === 'string')
}
