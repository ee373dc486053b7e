/** Reads what the service says went wrong, out of the many shapes that error bodies have (wire-format, "Errors"). */
import { isObject } from '../exactNumber.ts'
import { parameterErrorsOf, type ParameterError } from './parameterErrors.ts'

export interface ErrorBody {
  /** The service's own words, at most 300 characters, always shown as text. */
  readonly text?: string | undefined
  /** `no_data_found`, `auth_failed` … */
  readonly code?: string | undefined
  /** A support reference. */
  readonly reference?: string | undefined
  /** What it says of single parameters; absent where it names none. */
  readonly remarks?: readonly ParameterError[]
}

const LONGEST = 300

const sayable = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, LONGEST) : undefined

const TEXTS = ['value', 'message', 'detail', 'text', 'reason', 'msg', 'title'] as const

const firstOf = (body: Record<string, unknown>, names: readonly string[]): string | undefined =>
  names.map((name) => sayable(body[name])).find((found) => found !== undefined)

/** All that a list of errors says, in one text; code and reference are those of the first. */
function ofErrors(errors: unknown): ErrorBody {
  const items: readonly unknown[] = Array.isArray(errors) ? errors : [errors]
  const words = items.map((item) => (isObject(item) ? firstOf(item, TEXTS) : sayable(item))).filter((text) => text !== undefined)
  const { code, id } = items.find(isObject) ?? {}
  return { text: sayable(words.join(' ')), code: sayable(code), reference: sayable(id) }
}

/** The complaint in a body already read as JSON; an empty object when it says nothing that can be read. */
export function readErrorBody(body: unknown): ErrorBody {
  const remarks = parameterErrorsOf(body)
  return remarks.length > 0 ? { ...wordsOf(body), remarks } : wordsOf(body)
}

function wordsOf(body: unknown): ErrorBody {
  if (typeof body === 'string') return { text: sayable(body) }
  if (Array.isArray(body)) return body.every((item) => typeof item === 'string') ? { text: sayable(body.join(' ')) } : {}
  if (!isObject(body)) return {}
  const listed = ofErrors(body.errors)
  const nested = isObject(body.error) ? wordsOf(body.error) : {}
  return {
    // `title` and `detail` are RFC 9457 problems, which gateways send.
    text: listed.text ?? nested.text ?? firstOf(body, ['detail', 'text', 'message', 'error', 'title']),
    code: listed.code ?? nested.code ?? sayable(body.code),
    reference: listed.reference ?? nested.reference ?? sayable(body.request_id),
  }
}
