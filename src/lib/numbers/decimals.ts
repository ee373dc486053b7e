/** Numbers that arrive as text: read by a strict pattern, or not at all. */

/** Digits alone, or in threes by commas; a sign and a dollar sign may stand before them. */
const PLAIN = /^([+-]?)\$?(\d+|\d{1,3}(?:,\d{3})+)?(\.\d*)?$/

/** Digits and a point alone, which read the same either way. */
const PLAINEST = /^-?\d+(?:\.\d+)?$/

/** The same number without signs of money and thousands: `1234.50` of `$1,234.50`. `undefined` for what is no plain number. */
export function decimalIn(text: string): string | undefined {
  const match = PLAIN.exec(text.trim())
  const [, sign = '', whole = '', rest = ''] = match ?? []
  if (!match || (whole === '' && rest.length < 2)) return undefined
  const fraction = rest.length > 1 ? rest : ''
  return `${sign === '-' ? '-' : ''}${whole.replaceAll(',', '') || '0'}${fraction}`
}

/** For comparing and placing only; a sign of per cent is no part of it. NaN for what is no plain number. */
export const numberIn = (text: string): number =>
  // What a hundred thousand of them almost always are, in a tenth of the time.
  PLAINEST.test(text) ? Number(text) : Number(decimalIn(text.trim().replace(/%$/, '')) ?? Number.NaN)
