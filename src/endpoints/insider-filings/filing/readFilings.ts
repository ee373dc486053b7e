/** The filings of the loaded records and which of them amends which: grouped and matched once for an answer, whoever asks. */
import { amendmentsOf, type Amendments } from './amendments.ts'
import { createFilingReader, type Filing, type IdOf, type Records } from './filing.ts'

export interface ReadFilings {
  readonly filings: readonly Filing[]
  readonly amendments: Amendments
}

const known = new WeakMap<Records, { readonly idOf: IdOf | undefined; readonly read: ReadFilings }>()
/** The reading of each store, told by its `idOf`, which stays the same while the store grows. */
const begun = new WeakMap<IdOf, { readonly read: ReturnType<typeof createFilingReader>; readonly records: Records }>()

/** Goes on where the reading of fewer records of the same store ended; of others it begins anew. */
function readOn(records: Records, idOf: IdOf | undefined): readonly Filing[] {
  const before = idOf && begun.get(idOf)
  const isMore = before?.records.every((record, row) => record === records[row])
  const read = before && isMore ? before.read : createFilingReader(idOf)
  if (idOf) begun.set(idOf, { read, records })
  return read(records)
}

/** `idOf` gives what a record is opened by. */
export function readFilings(records: Records, idOf: IdOf | undefined): ReadFilings {
  const before = known.get(records)
  if (before && before.idOf === idOf) return before.read
  const filings = readOn(records, idOf)
  const read = { filings, amendments: amendmentsOf(filings) }
  known.set(records, { idOf, read })
  return read
}
