/** Whether a value of a record may be the ticker or the identifier that was asked for, in any of the spellings that services use. */
import { isObject } from '../client/exactNumber.ts'
import type { FieldKind } from '../endpoint/fields.ts'

/** What tickers are called without their exchange, their class and their quote currency: `NASDAQ:AAPL`, `BRK.B`, `BTC/USD`. */
const rootsOf = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[:,;]/)
    .flatMap((part) => part.trim().split(/[./\s-]/)[0] || [])

/** Classes of shares are told by a letter more: GOOG and GOOGL. */
const isClassOf = (a: string, b: string): boolean => a.length >= 3 && b.length - a.length <= 1 && b.startsWith(a)

/** Without dashes and leading zeros, which accession numbers and CIKs are written with and without. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/^0+/, '')

/** Another class of the same share is the same here: an answer may well hold it. */
export function sharesName(kind: FieldKind | undefined, asked: string, came: unknown): boolean {
  // What has no text is no name; of an object even to ask for it may fail.
  const text = isObject(came) || Array.isArray(came) ? '' : String(came ?? '')
  if (bare(asked) === bare(text)) return true
  if (kind !== 'ticker') return false
  const roots = rootsOf(text)
  return rootsOf(asked).some((a) => roots.some((b) => isClassOf(a, b) || isClassOf(b, a) || a === b))
}
