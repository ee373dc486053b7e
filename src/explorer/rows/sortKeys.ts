/** What rows are ordered and narrowed by: a number for each row, whatever the column holds. */
import { ExactNumber } from '../../api/client/exactNumber.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { isAbsent } from '../../api/endpoint/fields.ts'
import { dayOfDisplay, unixOfDay, isDay, secondsOf } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { isNumeric, timeOfMailDate } from '../../ui/values/valueText.ts'
import { DictionaryColumn, NumberColumn, type Column } from './column.ts'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Days as Unix seconds, whatever form they came in; NaN for what is no day. */
function timeIn(field: Field, text: string): number {
  if (field.kind === 'mailDate') return timeOfMailDate(text) / 1000
  const day = field.kind === 'displayDay' ? dayOfDisplay(text) : text.slice(0, 10)
  if (!day || !isDay(day)) return Number.NaN
  const time = field.kind === 'instant' ? Date.parse(text) / 1000 : Number.NaN
  return Number.isNaN(time) ? unixOfDay(day) : time
}

const TIMES = new Set<Field['kind']>(['day', 'displayDay', 'dayInstant', 'instant', 'mailDate'])

/** Whether the column has a scale on which `lo..hi` means something. */
export const isMeasurable = (field: Field): boolean => isNumeric(field) || TIMES.has(field.kind) || field.kind === 'unix'

/** The number a single value stands for on the column's scale; NaN for absent and for what has none. */
export function measureOf(field: Field, value: unknown): number {
  if (typeof value === 'number') return field.kind === 'unix' ? secondsOf(value) : value
  if (value instanceof ExactNumber) return Number(value)
  if (typeof value !== 'string') return Number.NaN
  return TIMES.has(field.kind) ? timeIn(field, value) : numberIn(value)
}

/** A number for each value of a dictionary: the measure, or the place among the others in the order of the language. */
function ranksOfValues(field: Field, values: readonly unknown[]): Float64Array {
  if (isMeasurable(field)) return Float64Array.from(values, (value) => measureOf(field, value))
  const ranks = new Float64Array(values.length).fill(Number.NaN)
  const texts = values.map((value, code) => ({ code, text: typeof value === 'boolean' ? (value ? 'yes' : 'no') : value }))
  texts
    .filter(({ text }) => typeof text === 'string' && !isAbsent(text))
    .sort((a, b) => collator.compare(a.text as string, b.text as string) || ((a.text as string) < (b.text as string) ? -1 : 1))
    .forEach(({ code }, rank) => (ranks[code] = rank))
  return ranks
}

const known = new WeakMap<DictionaryColumn, Float64Array>()

/** The same for a column, found once for the values it has: a user sorts and narrows the same rows over and over. */
function knownRanksOf(field: Field, column: DictionaryColumn): Float64Array | readonly number[] {
  if (column.measures) return column.measures
  const before = known.get(column)
  if (before?.length === column.values.length) return before
  const ranks = ranksOfValues(field, column.values)
  known.set(column, ranks)
  return ranks
}

/** The column's numbers, with those among its odd values that were sent as text or with more digits. */
function numbersOf(field: Field, column: NumberColumn): Float64Array {
  const sent = [...column.others].filter(([, value]) => typeof value === 'string' || value instanceof ExactNumber)
  if (sent.length === 0 && field.kind !== 'unix') return column.numbers()
  const numbers = field.kind === 'unix' ? column.numbers().map(secondsOf) : column.numbers().slice()
  for (const [row, value] of sent) numbers[row] = measureOf(field, value)
  return numbers
}

/** A number for each row, NaN for rows that have no place in the order. */
export function ranksOf(field: Field, column: Column): Float64Array {
  if (column instanceof NumberColumn) return numbersOf(field, column)
  if (column instanceof DictionaryColumn) {
    const byCode = knownRanksOf(field, column)
    const codes = column.codes()
    const ranks = new Float64Array(codes.length)
    for (let row = 0; row < codes.length; row += 1) ranks[row] = byCode[codes[row]!]!
    return ranks
  }
  const values = Array.from({ length: column.size }, (_, row) => column.at(row))
  if (values.some((value) => typeof value === 'string')) return ranksOfValues(field, values)
  return Float64Array.from(values, (value) => (Array.isArray(value) ? value.length : Number.NaN))
}
