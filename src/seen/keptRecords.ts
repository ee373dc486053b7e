/** Records of an answer in the form in which they are kept, each under what it is known by. */
import { canonicalJson } from '../api/client/canonicalJson.ts'
import type { RecordOf, AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { identityOf } from '../api/endpoint/identityOf.ts'
import { keptForm } from './keptForm.ts'

export interface KeptRecord {
  /** `undefined` where it has no identity, or one that others with other values have too: it is not known again. */
  readonly id: string | undefined
  readonly text: string
  readonly form: Readonly<Record<string, unknown>>
}

export function keptRecords(endpoint: AnyEndpoint, records: readonly RecordOf<AnyEndpoint>[]): readonly KeptRecord[] {
  const all = records.map((record) => {
    const form = keptForm(endpoint.fields, record)
    return { id: identityOf(endpoint, record), form, text: canonicalJson(form) }
  })
  const texts = new Map<string, string>()
  const shared = new Set([''])
  for (const { id, text } of all) {
    if ((texts.get(id) ?? text) !== text) shared.add(id)
    texts.set(id, text)
  }
  return all.map(({ id, ...rest }) => ({ ...rest, id: shared.has(id) ? undefined : id }))
}
