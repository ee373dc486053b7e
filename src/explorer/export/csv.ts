/** CSV that a spreadsheet cannot take for a program: numbers stay numbers, texts that look like formulas are marked as text. */
import type { Field } from '../../api/endpoint/fields.ts'
import { rawText } from '../../ui/values/valueText.ts'

/** What is written as it stands: numbers, per cents, days and moments in the forms the fields have. */
const HARMLESS = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?%?$|^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$|^\d\d:\d\d:\d\d$/i

/**
 * A first character by which a spreadsheet knows a formula, also behind blanks, byte order marks and control characters; the
 * full-width forms too, which some of them read the same.
 */
// oxlint-disable-next-line no-control-regex -- control characters before a formula are part of the trick
const FORMULA = /^[\s\ufeff\u200b\u0000-\u001f]*[=+\-@＝＋－＠]|^[\t\r\n\u0000]/

const MEASURED = new Set<Field['kind']>([
  'integer',
  'number',
  'fraction',
  'decimal',
  'percent',
  'unix',
  'day',
  'dayInstant',
  'instant',
  'clock',
  'flag',
])

/** The text of a value: lists and objects as JSON, absent values empty. */
export const plainText = (value: unknown): string => (value === undefined || value === null ? '' : rawText(value))

/** Without the query of an address that opens a picture for whoever holds it: signed addresses are keys (§2.2). */
export const exported = (field: Field, value: unknown): unknown =>
  field.kind === 'image' && typeof value === 'string' ? value.replace(/[?#].*$/s, '') : value

/** Whether a spreadsheet might run the text. Columns of measures trust what has the form of one; nothing else is trusted. */
export const isFormula = (field: Field | undefined, text: string): boolean =>
  FORMULA.test(text) && !(field !== undefined && MEASURED.has(field.kind) && HARMLESS.test(text))

/** One cell, quoted. */
export function csvCell(field: Field | undefined, value: unknown): string {
  const text = plainText(field ? exported(field, value) : value)
  const safe = isFormula(field, text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

export const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`
