/** A value as a cell of a spreadsheet: a number where the cell holds it exactly, a day as a date, everything else as text. */
import type { Field } from '../../../api/endpoint/fields.ts'
import { dayOfDisplay, isDay, isMilliseconds } from '../../../lib/dates/days.ts'
import { plainText } from '../csv.ts'

/** Numbers and dates say how they are drawn. */
export type SheetCell = string | boolean | null | { readonly value: number | Date; readonly format: string }

/** The longest text that a cell may hold. */
export const LONGEST_TEXT = 32_767

/** Significant digits that a spreadsheet keeps of a number. */
const KEPT_DIGITS = 15

const DAY = 'yyyy-mm-dd'
const MOMENT = 'yyyy-mm-dd hh:mm:ss "UTC"'

/** Spreadsheets differ on the days before: one of them has a 29 February 1900. */
const FIRST_DATE = '1900-03-01'

function dateCell(day: string): SheetCell | undefined {
  return isDay(day) && day >= FIRST_DATE ? { value: new Date(`${day}T00:00:00Z`), format: DAY } : undefined
}

/** Whole seconds alone: a fraction would be rounded. */
function momentCell(text: string): SheetCell | undefined {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.0+)?(?:Z|\+00:00)$/.exec(text)
  if (!match || !isDay(match[1]!) || match[1]! < FIRST_DATE) return undefined
  const value = new Date(`${match[1]}T${match[2]}Z`)
  return Number.isNaN(value.getTime()) ? undefined : { value, format: MOMENT }
}

/** `96.0000` keeps its decimals by the format; what has more digits than a spreadsheet stays text. */
function decimalCell(text: string): SheetCell | undefined {
  const [, whole, fraction = '', sign] = /^[+-]?(\d+)(?:\.(\d+))?(%?)$/.exec(text) ?? []
  if (whole === undefined || `${whole}${fraction}`.replace(/^0+/, '').length > KEPT_DIGITS) return undefined
  const value = Number(text.replace('%', ''))
  const format = fraction === '' ? '0' : `0.${'0'.repeat(fraction.length)}`
  return Object.is(value, -0) ? undefined : { value, format: sign ? `${format}"%"` : format }
}

function numberCell({ kind }: Field, value: number): SheetCell | undefined {
  if (kind === 'identifier') return undefined
  if (kind === 'unix' && Number.isInteger(value) && !isMilliseconds(value))
    return momentCell(new Date(value * 1000).toISOString())
  if (kind === 'percent') return { value, format: '0.0#"%"' }
  if (kind === 'fraction') return { value, format: '0.00%' }
  if (!Number.isInteger(value)) return { value, format: 'General' }
  return Math.abs(value) < 10 ** KEPT_DIGITS ? { value, format: '0' } : undefined
}

function readText(kind: Field['kind'], text: string): SheetCell | undefined {
  switch (kind) {
    case 'day':
      return dateCell(text)
    case 'displayDay':
      return dateCell(dayOfDisplay(text) ?? '')
    case 'dayInstant':
      return dateCell(/^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?Z$/.exec(text)?.[1] ?? '') ?? momentCell(text)
    case 'instant':
      return momentCell(text)
    case 'decimal':
    case 'percent':
      return decimalCell(text)
    default:
      return undefined
  }
}

/** `null` for what is absent; text in full, whatever its length. */
export function sheetCell(field: Field, value: unknown): SheetCell {
  if (value === undefined || value === null) return null
  if (typeof value === 'boolean') return value
  const cell =
    typeof value === 'number' ? numberCell(field, value) : typeof value === 'string' ? readText(field.kind, value) : undefined
  return cell ?? plainText(value)
}
