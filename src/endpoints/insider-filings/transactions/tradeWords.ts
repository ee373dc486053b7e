/** The codes of Form 4 in a word or two, as they stand in a column; what each means in full is in the record. */

const WORDS: Readonly<Record<string, string>> = {
  P: 'Purchase',
  S: 'Sale',
  V: 'Voluntary report',
  A: 'Grant or award',
  D: 'Return to issuer',
  F: 'Tax withholding',
  I: 'Discretionary',
  M: 'Option exercise',
  C: 'Conversion',
  E: 'Short expiry',
  H: 'Long expiry',
  O: 'Exercise, out of the money',
  X: 'Exercise, in the money',
  G: 'Gift',
  L: 'Small acquisition',
  W: 'Inheritance',
  Z: 'Voting trust',
  J: 'Other',
  K: 'Equity swap',
  U: 'Tender',
}

/** `P Purchase`; a code that is not known stands alone, and nothing where none is given. */
export const tradeWords = (code: string): string | undefined =>
  code === '' ? undefined : [code, WORDS[code]].filter(Boolean).join(' ')
