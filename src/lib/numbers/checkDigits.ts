/** Security identifiers with their published check digits: CUSIP, ISIN and FIGI. */

/** 0 to 9 for digits, 10 to 35 for letters, as all three schemes count. */
const valueOf = (char: string): number => Number.parseInt(char, 36)

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10)

/** Modulus 10, every second character doubled, counted from the left: the rule of both CUSIP and FIGI. */
function doubleAddDouble(base: string): string {
  let sum = 0
  for (const [position, char] of [...base].entries()) sum += digitSum(valueOf(char) * (position % 2 === 1 ? 2 : 1))
  return String((10 - (sum % 10)) % 10)
}

/** The ninth character of a CUSIP from its first eight. */
export const cusipCheckDigit = (base: string): string => doubleAddDouble(base)

/** The twelfth character of a FIGI from its first eleven. */
export const figiCheckDigit = (base: string): string => doubleAddDouble(base)

/** The twelfth character of an ISIN from its first eleven: Luhn over the letters written out as numbers. */
export function isinCheckDigit(base: string): string {
  const digits = [...base].map(valueOf).join('')
  let sum = 0
  for (const [fromRight, char] of [...digits].reverse().entries()) sum += digitSum(Number(char) * (fromRight % 2 === 0 ? 2 : 1))
  return String((10 - (sum % 10)) % 10)
}
