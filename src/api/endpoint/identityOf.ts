/** What a record is known by, also one whose identity did not arrive as declared. */
import { coerceRecord } from './coerceRecord.ts'
import type { AnyEndpoint, RecordOf } from './endpoint.ts'

/** Empty for a record that has none. Of an identity that is no text, or made of what has none (`{"toString": 1}`), that of its declared form. */
export function identityOf(endpoint: AnyEndpoint, record: RecordOf<AnyEndpoint>): string {
  let named: unknown
  try {
    named = endpoint.identify(record)
  } catch {
    named = undefined
  }
  return typeof named === 'string' ? named : endpoint.identify(coerceRecord(endpoint.fields, record))
}
