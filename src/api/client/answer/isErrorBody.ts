/** Tells a complaint from an answer. */
import { isObject } from '../exactNumber.ts'

/**
 * Whether a body is a complaint although its status says success (§7 shows no error shape; observed: `ok` "true" with `errors`).
 * Success is having data: `ok` alone proves nothing.
 */
export function isErrorBody(body: unknown): boolean {
  if (Array.isArray(body)) return body.length > 0 && body.every((item) => typeof item === 'string')
  if (typeof body === 'string') return true
  if (!isObject(body)) return false
  if (body.ok === false || body.ok === 'false') return true
  const holdsList = Object.entries(body).some(([name, value]) => name !== 'errors' && Array.isArray(value))
  const saysError = typeof body.error === 'string' || isObject(body.error)
  return !holdsList && ((Array.isArray(body.errors) && body.errors.length > 0) || saysError)
}
