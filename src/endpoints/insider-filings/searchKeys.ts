/** What kind of key a search for filings is given, read off the key itself: a ticker, a CIK, an accession number or a filing ID. */
import { ticker } from '../../api/endpoint/identifiers.ts'
import type { ValidationIssue } from '../../api/endpoint/params.ts'
import { shortened } from '../../api/endpoint/quoting.ts'
import { validateSearchPair } from '../../api/endpoint/vocabulary.ts'
import { isWatchlist } from '../../api/endpoint/watchlistEntries.ts'

export type KeyKind = 'symbol' | 'accession_number' | 'cik' | 'id'

/** An accession number is NNNNNNNNNN-YY-NNNNNN, and often written without its dashes; no CIK is that long. */
export function kindOfKey(key: string): KeyKind | undefined {
  if (/^\d{10}-?\d{2}-?\d{6}$/.test(key)) return 'accession_number'
  if (/^\d{1,10}$/.test(key)) return 'cik'
  if (/^[0-9a-f]{24}$/.test(key)) return 'id'
  return isWatchlist(key) || !ticker.faultOf?.(key.toUpperCase()) ? 'symbol' : undefined
}

/** The kind of all of them: one search takes one kind. */
export function kindOfKeys(keys: readonly string[]): KeyKind | undefined {
  const [kind, ...others] = new Set(keys.map(kindOfKey))
  return others.length === 0 ? kind : undefined
}

interface SearchValues {
  readonly search_keys?: readonly string[] | undefined
  readonly search_keys_type?: string | undefined
}

/** The kind is read off the keys, so that it is missing where they do not tell it, or tell several. */
export function validateSearch(values: SearchValues): ValidationIssue[] {
  const { search_keys: keys = [], search_keys_type: kind } = values
  if (kind !== undefined || keys.length === 0 || kindOfKeys(keys) !== undefined) return validateSearchPair(values)
  const unknown = keys.find((key) => kindOfKey(key) === undefined)
  const message =
    unknown === undefined
      ? 'One kind at a time: tickers, CIKs or accession numbers.'
      : `Is ${shortened(unknown)} a ticker, CIK or accession number?`
  return [{ key: 'search_keys', message, others: { search_keys_type: undefined } }]
}
