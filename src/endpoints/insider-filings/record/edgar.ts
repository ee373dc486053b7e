/** The address of a filing at the SEC: as given, and built anew from CIK and accession number where that is malformed. */
import { safeHref } from '../../../lib/text/links.ts'
import type { InsiderFilingRecord } from '../endpoint.ts'

const ARCHIVE = '/Archives/edgar/data/'

export interface IndexAddress {
  /** As sent; `undefined` when nothing was. */
  readonly given: string | undefined
  /** Why the given one will not lead to the filing. */
  readonly fault: string | undefined
  /** `undefined` when the given one is well formed, or CIK or accession number are not. */
  readonly rebuilt: string | undefined
}

function faultOf(given: string | undefined, number: string): string | undefined {
  if (!given) return 'No address was given.'
  const href = safeHref(given)
  if (!href) return 'The given address is not one of the web.'
  const { pathname } = new URL(href)
  if (pathname.split(ARCHIVE.slice(0, -1)).length > 2) return 'The given address has the path of the archive twice.'
  if (!pathname.startsWith(ARCHIVE)) return 'The given address is outside the archive of filings.'
  const isAbout = pathname.includes(number) || pathname.includes(number.replaceAll('-', ''))
  return isAbout ? undefined : 'The given address does not name the accession number.'
}

/** The host of the given address is kept where there is one; without it, the SEC's own. */
export function indexAddressOf(record: InsiderFilingRecord): IndexAddress {
  const given = record.html_url || undefined
  const digits = String(record.accession_number ?? '').replaceAll('-', '')
  const number = /^\d{18}$/.test(digits) ? `${digits.slice(0, 10)}-${digits.slice(10, 12)}-${digits.slice(12)}` : ''
  const cik = String(record.company_cik ?? '').replace(/^0+/, '')
  const fault = faultOf(given, number)
  const host = new URL((given && safeHref(given)) ?? 'https://www.sec.gov').origin
  const canBuild = fault !== undefined && number !== '' && /^\d{1,10}$/.test(cik)
  return { given, fault, rebuilt: canBuild ? `${host}${ARCHIVE}${cik}/${digits}/${number}-index.htm` : undefined }
}
