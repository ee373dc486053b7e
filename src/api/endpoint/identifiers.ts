/** What tickers, ISINs, CUSIPs and CIKs look like, for checking a list before it is sent. */
import { cusipCheckDigit, isinCheckDigit } from '../../lib/numbers/checkDigits.ts'
import type { Entry } from './listParamTypes.ts'
import { unseenIn } from './invisibleCharacters.ts'
import { figure } from '../../lib/numbers/counts.ts'

/** The first character that no ticker holds: a Cyrillic letter that looks Latin is one. */
const oddCharacter = (text: string): string | undefined => /[^A-Z0-9.\-/^=$:]/u.exec(text)?.[0]

export const ticker: Entry = {
  noun: 'tickers',
  upper: true,
  takesWatchlists: true,
  faultOf(text) {
    const odd = oddCharacter(text)
    if (odd) return `unusual character ${unseenIn(odd) ?? (odd.trim() === '' ? '(a blank)' : odd)}`
    return text.length > 20 ? `${figure(text.length)} characters, longer than any ticker` : undefined
  },
}

export const isin: Entry = {
  noun: 'ISINs',
  upper: true,
  faultOf: (text) => (/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text) ? undefined : 'not an ISIN (two letters, nine characters, a digit)'),
  doubtOf: (text) => (isinCheckDigit(text.slice(0, 11)) === text[11] ? undefined : `The check digit of ${text} does not fit.`),
}

export const cusip: Entry = {
  noun: 'CUSIPs',
  upper: true,
  faultOf: (text) => (/^[A-Z0-9]{8}\d$/.test(text) ? undefined : 'not a CUSIP (nine characters, the last a digit)'),
  doubtOf: (text) => (cusipCheckDigit(text.slice(0, 8)) === text[8] ? undefined : `The check digit of ${text} does not fit.`),
}

export const cik: Entry = {
  noun: 'CIKs',
  faultOf: (text) => (/^\d{1,10}$/.test(text) ? undefined : 'not a CIK (up to ten digits)'),
}

/** Any text: names, phrases, opaque identifiers. */
export const phrase = (noun: string): Entry => ({ noun })
