/** The insider filings of the mock service: which are found, and in which layout. */
import { dayOfUnix, type IsoDay } from '../../lib/dates/days.ts'
import { filingsOf } from '../../mock/insiders/filings.ts'
import type { InsiderFiling, InsiderTransaction } from '../../mock/insiders/filing.ts'
import { withJointFilings } from '../../mock/insiders/joint.ts'
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import type { World } from '../../mock/world/facts.ts'
import { oncePer } from '../../mock/world/once.ts'
import { insiderFilings } from './endpoint.ts'
import { filingRecord, lineRecord } from './mockWire.ts'

/** A filing, or in the flat layout one transaction of it. */
interface Row {
  readonly filing: InsiderFiling
  /** Which day the dates go by is not shown (§4.5): here the day of the filing, in UTC as `filing_date` is. */
  readonly day: IsoDay
  readonly line?: InsiderTransaction
}

const layoutsOf = oncePer((world: World) => {
  const nested = filingsOf(world)
    .flatMap(withJointFilings)
    .map((filing): Row => ({ filing, day: dayOfUnix(filing.filedAt) }))
  return { nested, flat: nested.flatMap((row) => row.filing.transactions.map((line): Row => ({ ...row, line }))) }
})

const bare = (text: string): string => text.replaceAll('-', '')
const unpadded = (cik: string): string => cik.replace(/^0+/, '')

/** Accession numbers match with or without dashes, CIKs with or without zeros; a CIK may be the company's or the insider's. */
const SEARCHES: Readonly<Record<string, (filing: InsiderFiling, keys: readonly string[]) => boolean>> = {
  symbol: (filing, keys) => isAmong(keys, filing.company.ticker),
  accession_number: (filing, keys) => keys.some((key) => bare(key) === bare(filing.accessionNumber)),
  cik: ({ company, officer }, keys) => keys.map(unpadded).some((key) => [company.cik, officer.cik].map(unpadded).includes(key)),
  id: (filing, keys) => keys.includes(filing.id),
}

export default mockSource(insiderFilings, {
  select: ({ world, values }) => layoutsOf(world)[values.display ?? 'nested'],
  matches: {
    search_keys: ({ filing }, keys, { values }) => SEARCHES[values.search_keys_type ?? 'symbol']!(filing, keys),
    // A chamber belongs to trades of members of Congress: no Form 4 filing has one, so none matches (§4.5 gives no meaning).
    chamber: () => false,
  },
  dayOf: ({ day }) => day,
  updatedAt: ({ filing }) => filing.updated,
  record: ({ filing, line }) => (line ? lineRecord(filing, line) : filingRecord(filing)),
})
