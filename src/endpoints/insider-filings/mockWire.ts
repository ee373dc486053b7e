/** Insider filings as the wire has them (§2.5), with the oddities that were seen there in a minority of records. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { InsiderFiling, InsiderTransaction } from '../../mock/insiders/filing.ts'
import { randomOf } from '../../mock/world/random.ts'
import type { InsiderFilingRecord } from './endpoint.ts'
import type { InsiderTransaction as TransactionRecord } from './filing/transaction.ts'

/** Deterministic by filing and oddity. */
const isOdd = (filing: InsiderFiling, oddity: string, share: number): boolean => randomOf(oddity, filing.id).chance(share)

const midnightOf = (day: IsoDay): string => `${day}T00:00:00Z`
const midnightOrNull = (day: IsoDay | null): string | null => (day === null ? null : midnightOf(day))

/** Malformed for some: the archive part of the path is doubled. */
function indexUrlOf(filing: InsiderFiling): string {
  const folder = '/Archives/edgar/data'
  const doubled = isOdd(filing, 'doubled path', 0.12) ? folder : ''
  const number = filing.accessionNumber
  const path = `${Number(filing.company.cik)}/${number.replaceAll('-', '')}/${number}-index.htm`
  return `https://filings.example.test${folder}${doubled}/${path}`
}

/** A text or null by the specification; for some filings the list of the published schema. */
function footnotesOf(filing: InsiderFiling): string | null {
  const { footnotes } = filing
  if (!footnotes) return null
  // The declared type has no list: it is sent all the same, so that users meet what the live service may send.
  if (isOdd(filing, 'footnotes as list', 0.15)) return footnotes as unknown as string
  return footnotes.map(({ id, text }) => `${id}: ${text}`).join('\n')
}

function ownerOf(filing: InsiderFiling) {
  const { company, officer } = filing
  const name = `${officer.first} ${officer.last}`.trim()
  const attorney = company.officers.find(({ title, cik }) => title !== '' && cik !== officer.cik) ?? officer
  const isByAttorney = isOdd(filing, 'attorney', 0.4)
  return {
    insider_cik: officer.cik,
    insider_name: `${officer.last} ${officer.first}`.trim(),
    insider_title: officer.title,
    is_director: officer.isDirector,
    is_officer: officer.isOfficer,
    is_ten_percent_owner: officer.isTenPercentOwner,
    raw_signature: isByAttorney ? `/s/ ${attorney.first} ${attorney.last}, by power of attorney for ${name}` : `/s/ ${name}`,
  }
}

function scalarsOf(filing: InsiderFiling) {
  const percentage = filing.tradedPercentage
  return {
    id: filing.id,
    accession_number: filing.accessionNumber,
    filing_date: new Date(filing.filedAt * 1000).toISOString().replace('.000', ''),
    form_type: filing.formType,
    company_symbol: filing.company.ticker,
    company_name: filing.company.name,
    company_cik: filing.company.cik,
    is_10b5: filing.is10b5,
    traded_percentage: percentage !== '' && isOdd(filing, 'per cent sign', 0.6) ? `${percentage}%` : percentage,
    remaining_shares: filing.remainingShares,
    footnotes: footnotesOf(filing),
    html_url: indexUrlOf(filing),
    updated: filing.updated,
  }
}

function transactionOf(filing: InsiderFiling, line: InsiderTransaction): TransactionRecord {
  const spelled = isOdd(filing, 'lower case', 0.08) ? (letter: string) => letter.toLowerCase() : (letter: string) => letter
  return {
    transaction_id: line.id,
    date_transaction: midnightOf(line.day),
    transaction_code: spelled(line.code),
    acquired_or_disposed: line.acquired,
    security_title: line.securityTitle,
    shares: line.shares,
    price_per_share: line.price,
    post_transaction_quantity: line.postQuantity,
    ownership: spelled(line.ownership),
    is_derivative: line.isDerivative,
    underlying_security_title: line.underlyingTitle,
    underlying_shares: line.underlyingShares,
    // A right on one share each: as many underlying shares are left as rights.
    remaining_underlying_shares: line.isDerivative ? line.postQuantity : '',
    conversion_exercise_price_derivative: line.exercisePrice,
    date_exercisable: midnightOrNull(line.exercisable),
    date_expiration: midnightOrNull(line.expires),
    date_deemed_execution: null,
    voluntarily_reported: line.voluntarilyReported,
  }
}

/** The nested layout: the one that the specification describes. */
export const filingRecord = (filing: InsiderFiling): InsiderFilingRecord => ({
  ...scalarsOf(filing),
  owner: ownerOf(filing),
  transactions: filing.transactions.map((line) => transactionOf(filing, line)),
})

/**
 * The flat layout is not shown (§4.5): here one record for each transaction, the scalars of filing, owner and transaction side by
 * side and nothing nested. Its `id` is the transaction's, with the owner where several filed it jointly, so that it stays unique.
 */
export const lineRecord = (filing: InsiderFiling, line: InsiderTransaction): InsiderFilingRecord => ({
  ...scalarsOf(filing),
  ...ownerOf(filing),
  ...transactionOf(filing, line),
  id: filing.isJoint ? `${line.id}_${filing.officer.cik}` : line.id,
})
