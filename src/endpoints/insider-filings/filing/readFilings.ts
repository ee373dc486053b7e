/** The filings of the loaded records and which of them amends which: grouped and matched once for an answer, whoever asks. */
import type { InsiderFilingRecord } from '../endpoint.ts'
import { amendmentsOf, type Amendments } from './amendments.ts'
import { filingsOf, type Filing } from './filing.ts'

interface ReadFilings {
  readonly filings: readonly Filing[]
  readonly amendments: Amendments
}

type IdOf = (row: number) => string

const known = new WeakMap<readonly InsiderFilingRecord[], ReadFilings & { readonly idOf: IdOf | undefined }>()

/** `idOf` gives what a record is opened by. */
export function readFilings(records: readonly InsiderFilingRecord[], idOf: IdOf | undefined): ReadFilings {
  const before = known.get(records)
  if (before && before.idOf === idOf) return before
  const filings = filingsOf(records, idOf)
  const read = { filings, amendments: amendmentsOf(filings), idOf }
  known.set(records, read)
  return read
}
