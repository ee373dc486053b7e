/** Sums of dollars as the desk writes them: three figures and a letter from a thousand on, beside which the exact sum stands. */
import { numberFormat } from './numberFormat.ts'

const DOLLARS = { style: 'currency', currency: 'USD', signDisplay: 'negative' } as const
const short = numberFormat({
  ...DOLLARS,
  notation: 'compact',
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 3,
})
const whole = numberFormat(DOLLARS)

/** The least that is a thousand once it is rounded to cents. */
const THOUSAND = 999.995

/** `5647254285` as `$5.65B`, `999.5` as `$999.50`; a decimal text is rounded by its digits. */
export function largeMoney(dollars: number | string): string {
  const format = Math.abs(Number(dollars)) < THOUSAND ? whole : short
  return format(dollars).replace('-', '−')
}
