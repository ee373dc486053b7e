/** Insider filings as the page reads them: nested or flat, with their transactions, letters in one case, days as days. */
import { ExactNumber, isObject } from '../../../api/client/exactNumber.ts'
import { isDay, type IsoDay } from '../../../lib/dates/days.ts'
import type { InsiderFilingRecord } from '../endpoint.ts'
import type { InsiderTransaction } from './transaction.ts'

export interface Line {
  readonly id: string
  /** Of the trade. */
  readonly day: IsoDay | undefined
  readonly deemedDay: IsoDay | undefined
  /** Upper case; empty when not given. */
  readonly code: string
  /** `undefined` when the record does not say which table of the form the line stands in. */
  readonly isDerivative: boolean | undefined
  readonly isVoluntary: boolean
  /** Decimal strings, empty when not given. */
  readonly shares: string
  readonly price: string
  readonly title: string
  /** As it was sent. */
  readonly sent: InsiderTransaction
}

type Owner = NonNullable<InsiderFilingRecord['owner']>

export interface Filing {
  /** The identity of its record; in the flat layout of the first of them. */
  readonly id: string
  readonly ids: readonly string[]
  /** The numbers of its records among all loaded ones. */
  readonly rows: readonly number[]
  /** In the flat layout the first record: what it says of the filing, the others say too. */
  readonly record: InsiderFilingRecord
  readonly owner: Owner
  readonly lines: readonly Line[]
}

/** Text as given; a number, which §2.5 does not have, as its text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' || value instanceof ExactNumber ? String(value) : ''

/** Older pages have the flags as text (wire-format 3.5). */
export const isTrue = (value: unknown): boolean => value === true || (typeof value === 'string' && /^true$/i.test(value))

/** The day of an ISO moment, read as UTC; `undefined` when there is none. */
export function dayOfMoment(value: unknown): IsoDay | undefined {
  const day = textOf(value).slice(0, 10)
  return isDay(day) ? day : undefined
}

/** Codes and letters were seen in lower case, and ownership as a word (wire-format 3.5). */
export const letterOf = (value: unknown): string => textOf(value).slice(0, 1).toUpperCase()

const lineOf = (sent: InsiderTransaction): Line => ({
  id: textOf(sent.transaction_id),
  day: dayOfMoment(sent.date_transaction),
  deemedDay: dayOfMoment(sent.date_deemed_execution),
  code: textOf(sent.transaction_code).toUpperCase(),
  isDerivative: sent.is_derivative === undefined || sent.is_derivative === null ? undefined : isTrue(sent.is_derivative),
  isVoluntary: isTrue(sent.voluntarily_reported),
  shares: textOf(sent.shares),
  price: textOf(sent.price_per_share),
  title: textOf(sent.security_title),
  sent,
})

/** A record of the flat layout has the fields of owner and transaction beside its own (§4.5 `display`, not shown). */
type FlatRecord = InsiderFilingRecord & Owner & InsiderTransaction

const isFlat = (record: InsiderFilingRecord): record is FlatRecord =>
  !Array.isArray(record.transactions) && ('transaction_id' in record || 'transaction_code' in record)

const OWNER_FIELDS = [
  'insider_cik',
  'insider_name',
  'insider_title',
  'is_director',
  'is_officer',
  'is_ten_percent_owner',
  'raw_signature',
] as const

const flatOwner = (record: FlatRecord): Owner =>
  Object.fromEntries(OWNER_FIELDS.filter((name) => name in record).map((name) => [name, record[name]]))

/** Of the records of the loaded rows: with each page that comes, those of the pages before are the same. */
const nested = new WeakMap<InsiderFilingRecord, Filing>()

function nestedFiling(record: InsiderFilingRecord, id: string, row: number): Filing {
  const before = nested.get(record)
  if (before?.id === id && before.rows[0] === row) return before
  const sent: readonly unknown[] = Array.isArray(record.transactions) ? record.transactions : []
  const owner = isObject(record.owner) ? record.owner : {}
  const lines = sent.filter(isObject).map((line) => lineOf(line as InsiderTransaction))
  const filing: Filing = { id, ids: [id], rows: [row], record, owner, lines }
  nested.set(record, filing)
  return filing
}

export type Records = readonly InsiderFilingRecord[]
/** By the number of its row, what a record is opened by. */
export type IdOf = (row: number) => string

/** Gives a function that reads records into filings. Given more records that begin with the same ones, it reads the new ones alone. */
export function createFilingReader(idOf?: IdOf): (records: Records) => readonly Filing[] {
  const filings = new Map<string, Filing>()
  let read = 0
  return (records) => {
    for (; read < records.length; read += 1) {
      const [record, row] = [records[read]!, read]
      const id = idOf ? idOf(row) : textOf(record.id)
      if (!isFlat(record)) {
        filings.set(`row ${row}`, nestedFiling(record, id, row))
        continue
      }
      // The lines of a filing without a number have its id, and one of their own where it is not that.
      const number = textOf(record.accession_number) || textOf(record.id)
      const key = number === '' ? `row ${row}` : `${number} ${textOf(record.insider_cik) || textOf(record.insider_name)}`
      const first = filings.get(key) ?? { id, ids: [], rows: [], record, owner: flatOwner(record), lines: [] }
      filings.set(key, { ...first, ids: [...first.ids, id], rows: [...first.rows, row], lines: [...first.lines, lineOf(record)] })
    }
    return [...filings.values()]
  }
}

/**
 * The filings of these records, in the order in which each first occurs. Flat records of one accession number and one insider are
 * one filing. `idOf` gives what a record is opened by.
 */
export const filingsOf = (records: Records, idOf?: IdOf): readonly Filing[] => createFilingReader(idOf)(records)
