/** A number as text: rounded as tables show it, or with all its digits. It is read as decimal text, so that no double changes a digit. */
import type { Field } from '../../api/endpoint/fields.ts'
import { largeMoney } from '../../lib/numbers/largeMoney.ts'
import { numberFormat } from '../../lib/numbers/numberFormat.ts'

// All round half away from zero, as desks do, and show no sign of what is rounded to zero.
const formatOf = (least: number, options: Intl.NumberFormatOptions = {}) =>
  numberFormat({ minimumFractionDigits: least, maximumFractionDigits: 2, signDisplay: 'negative', ...options })
const counts = formatOf(0)
const plain = formatOf(2)
const dollars = formatOf(2, { style: 'currency', currency: 'USD' })
const partsOfOne = formatOf(1, { style: 'percent', maximumFractionDigits: 1 })
const perCent = formatOf(1, { maximumFractionDigits: 1 })

const MILLION = 1e6
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i

/** The worth of a whole company, shown as `$5.65B`. */
export const isLargeMoney = ({ isLong, unit }: Field): boolean => isLong === true && unit === 'dollars'

/** Things counted have decimals only where they were sent with some. */
const isCount = ({ kind, unit }: Field): boolean => kind === 'integer' || unit === 'shares'

/** As tables show it: two decimals, one of a percentage, and a minus sign. What is no number stays as it is, and so does one too great to be read. */
export const roundedNumber = (field: Field, text: string): string => withMinus(rounded(field, text))

/** A number's own minus sign, as wide as the plus, where a hyphen was sent or written. */
export const withMinus = (text: string): string => text.replace(/^-(?=[\d$])/, '−')

function rounded(field: Field, text: string): string {
  const digits = field.kind === 'percent' ? text.replace(/ ?%$/, '') : text
  const size = Math.abs(Number(digits))
  if (!NUMBER.test(digits) || size >= 1e21) return groupedDecimal(text)
  const sign = text.startsWith('+') && size > 0 ? '+' : ''
  if (field.kind === 'fraction') return sign + partsOfOne(digits)
  if (field.kind === 'percent') return `${sign}${perCent(digits)}%`
  if (isLargeMoney(field)) return sign + (size < MILLION ? dollars(digits) : largeMoney(digits))
  return sign + (isCount(field) ? counts : plain)(digits)
}

/** A number with all its digits, `places` further to the left, and at least so many decimals; one of a great power of ten as it is. */
export function allDigits(text: string, places: number, least: number): string {
  const [, sign = '', whole = '', rest = '', power = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text) ?? []
  if (whole === '' || Math.abs(Number(power)) > 30) return text
  const point = whole.length + Number(power) + places
  const digits = `${'0'.repeat(Math.max(0, 1 - point))}${whole}${rest}`.padEnd(point, '0')
  const decimals = digits.slice(Math.max(1, point)).replace(/0+$/, '').padEnd(least, '0')
  const integer = digits.slice(0, Math.max(1, point)).replace(/^0+(?=\d)/, '')
  return groupedDecimal(`${sign}${integer}${decimals && `.${decimals}`}`)
}

/** Digits grouped in threes, every given decimal kept: `1234567.500` as `1,234,567.500`. */
export function groupedDecimal(text: string): string {
  const match = /^([+-]?)(\d+)(\.\d+)?$/.exec(text)
  return match ? `${match[1]}${match[2]!.replace(/\B(?=(\d{3})+$)/g, ',')}${match[3] ?? ''}` : text
}
