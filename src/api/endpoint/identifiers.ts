/** What tickers, ISINs, CUSIPs and CIKs look like, for checking a list before it is sent. */
import type { Entry } from './listParamTypes.ts'
import { unseenIn } from './invisibleCharacters.ts'

const values = (text: string): number[] => Array.from(text, (char) => Number.parseInt(char, 36))

/** Sum of the decimal digits of each number. */
const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10)

/** Whether the last digit of a CUSIP follows from the eight before it (modulus 10 double-add-double). */
export function hasCusipCheckDigit(cusip: string): boolean {
  const sum = values(cusip.slice(0, 8)).reduce((total, value, index) => total + digitSum(index % 2 === 1 ? value * 2 : value), 0)
  return (10 - (sum % 10)) % 10 === Number(cusip[8])
}

/** Whether the last digit of an ISIN follows from the eleven before it (ISO 6166, Luhn over the expanded letters). */
export function hasIsinCheckDigit(isin: string): boolean {
  const digits = values(isin.slice(0, 11)).join('')
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => total + digitSum(index % 2 === 0 ? Number(digit) * 2 : Number(digit)), 0)
  return (10 - (sum % 10)) % 10 === Number(isin[11])
}

/** The first character that no ticker holds: a Cyrillic letter that looks Latin is one. */
const oddCharacter = (text: string): string | undefined => /[^A-Z0-9.\-/^=$:]/u.exec(text)?.[0]

export const ticker: Entry = {
  noun: 'tickers',
  upper: true,
  takesWatchlists: true,
  faultOf(text) {
    const odd = oddCharacter(text)
    if (odd) return `unusual character ${unseenIn(odd) ?? (odd.trim() === '' ? '(a blank)' : odd)}`
    return text.length > 20 ? `${text.length.toLocaleString('en-US')} characters, longer than any ticker` : undefined
  },
}

export const isin: Entry = {
  noun: 'ISINs',
  upper: true,
  faultOf: (text) => (/^[A-Z]{2}[A-Z0-9]{9}\d$/.test(text) ? undefined : 'not an ISIN (two letters, nine characters, a digit)'),
  doubtOf: (text) => (hasIsinCheckDigit(text) ? undefined : `The check digit of ${text} does not fit.`),
}

export const cusip: Entry = {
  noun: 'CUSIPs',
  upper: true,
  faultOf: (text) => (/^[A-Z0-9]{8}\d$/.test(text) ? undefined : 'not a CUSIP (nine characters, the last a digit)'),
  doubtOf: (text) => (hasCusipCheckDigit(text) ? undefined : `The check digit of ${text} does not fit.`),
}

export const cik: Entry = {
  noun: 'CIKs',
  faultOf: (text) => (/^\d{1,10}$/.test(text) ? undefined : 'not a CIK (up to ten digits)'),
}

/** Any text: names, phrases, opaque identifiers. */
export const phrase = (noun: string): Entry => ({ noun })
