/** What rows are ordered and narrowed by: a number for each row, whatever the column holds. */
import { ExactNumber } from '../../api/client/exactNumber.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { isAbsent } from '../../api/endpoint/fields.ts'
import { isTime, measureOf } from '../../api/endpoint/measures.ts'
import { secondsOf } from '../../lib/dates/days.ts'
import { atOnce, byParts, type Steps } from '../../lib/inSlices.ts'
import { isNumeric } from '../../ui/values/valueText.ts'
import { DictionaryColumn, NumberColumn, type Column } from './column.ts'

/** Whether the column has a scale on which `lo..hi` means something. */
export const isMeasurable = (field: Field): boolean => isNumeric(field) || isTime(field) || field.kind === 'unix'

/** Made with the first order asked for: to make it loads the browser's language data. */
let collator: Intl.Collator | undefined

function isBefore(a: string, b: string): boolean {
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return (collator.compare(a, b) || (a < b ? -1 : 1)) <= 0
}

/** Comparisons that a step takes: in the order of the language each is a microsecond. */
const COMPARED = 2000

/** Sorts texts that are all different: by merging, since a million of them take seconds, and a sort of the language's own cannot pause. */
function* sortedTexts(texts: readonly string[]): Steps<readonly string[]> {
  let from = [...texts]
  let to = from.slice()
  for (let width = 1; width < from.length; width *= 2) {
    let compared = 0
    for (let start = 0; start < from.length; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, from.length), Math.min(start + 2 * width, from.length)]
      let [left, right] = [start, middle]
      for (let at = start; at < end; at += 1) {
        const isLeft = left < middle && (right >= end || isBefore(from[left]!, from[right]!))
        to[at] = isLeft ? from[left++]! : from[right++]!
        compared += 1
        if (compared % COMPARED === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** A number for each value of a dictionary: the measure, or the place among the others in the order of the language. */
function* ranksOfValues(field: Field, values: readonly unknown[]): Steps<Float64Array> {
  const ranks = new Float64Array(values.length).fill(Number.NaN)
  if (isMeasurable(field)) {
    yield* byParts(values.length, (from, to) => {
      for (let code = from; code < to; code += 1) ranks[code] = measureOf(field, values[code])
    })
    return ranks
  }
  const textOf = (value: unknown): unknown => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value)
  /** What is the same has the same rank, however often it is there. */
  const places = new Map<string, number>()
  yield* byParts(values.length, (from, to) => {
    for (let code = from; code < to; code += 1) {
      const text = textOf(values[code])
      if (typeof text === 'string' && !isAbsent(text)) places.set(text, 0)
    }
  })
  const sorted = yield* sortedTexts([...places.keys()])
  yield* byParts(sorted.length, (from, to) => {
    for (let place = from; place < to; place += 1) places.set(sorted[place]!, place)
  })
  yield* byParts(values.length, (from, to) => {
    for (let code = from; code < to; code += 1) ranks[code] = places.get(textOf(values[code]) as string) ?? Number.NaN
  })
  return ranks
}

const known = new WeakMap<DictionaryColumn, Float64Array>()

/** The same for a column, found once for the values it has: a user sorts and narrows the same rows over and over. */
function* knownRanksOf(field: Field, column: DictionaryColumn): Steps<Float64Array | readonly number[]> {
  if (column.measures) return column.measures
  const before = known.get(column)
  if (before?.length === column.values.length) return before
  const ranks = yield* ranksOfValues(field, column.values.slice())
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
export const ranksOf = (field: Field, column: Column): Float64Array => atOnce(rankSteps(field, column))

export function* rankSteps(field: Field, column: Column): Steps<Float64Array> {
  if (column instanceof NumberColumn) return numbersOf(field, column)
  if (column instanceof DictionaryColumn) {
    const codes = column.codes()
    const byCode = yield* knownRanksOf(field, column)
    const ranks = new Float64Array(codes.length)
    yield* byParts(codes.length, (from, to) => {
      for (let row = from; row < to; row += 1) ranks[row] = byCode[codes[row]!]!
    })
    return ranks
  }
  const values = Array.from({ length: column.size }, (_, row) => column.at(row))
  if (values.some((value) => typeof value === 'string')) return yield* ranksOfValues(field, values)
  return Float64Array.from(values, (value) => (Array.isArray(value) ? value.length : Number.NaN))
}
