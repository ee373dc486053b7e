/** What the head of a column says of the loaded rows: how its measures lie, its most frequent words, what share is missing. */
import type { Field } from '../../api/endpoint/fields.ts'
import { isAbsent } from '../../api/endpoint/fields.ts'
import { atOnce, byParts, type Steps } from '../../lib/inSlices.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { allRows, DictionaryColumn, type Column } from './column.ts'
import { distributionSteps } from './columnSummary.ts'
import { listedAs } from './localFilter.ts'
import { isMeasurable } from './sortKeys.ts'

export interface ColumnStrip {
  /** Rows in each of equally wide parts from the least to the most; none where the column has no scale, or one value alone. */
  readonly parts: readonly number[]
  /** `Buy, Hold +9`, `31 distinct`, `3% empty`. */
  readonly words: string
}

const PARTS = 16

/** Values of a dictionary that are there, the most frequent first. */
function valuesOf(column: DictionaryColumn): readonly string[] {
  const counts = new Uint32Array(column.values.length)
  for (const code of column.codes()) counts[code]! += 1
  return [...counts.keys()]
    .filter((code) => !isAbsent(column.values[code]))
    .sort((a, b) => counts[b]! - counts[a]!)
    .map((code) => listedAs(column.values[code]))
}

function* absentIn(column: Column): Steps<number> {
  let absent = 0
  if (column instanceof DictionaryColumn) {
    // Few values stand for nothing, and each is looked at once.
    const { values } = column
    const codes = column.codes()
    const isNone = new Uint8Array(values.length)
    yield* byParts(values.length, (from, to) => {
      for (let code = from; code < to; code += 1) isNone[code] = isAbsent(values[code]) ? 1 : 0
    })
    yield* byParts(codes.length, (from, to) => {
      for (let row = from; row < to; row += 1) absent += isNone[codes[row]!]!
    })
    return absent
  }
  yield* byParts(column.size, (from, to) => {
    for (let row = from; row < to; row += 1) if (isAbsent(column.at(row))) absent += 1
  })
  return absent
}

const LISTED = 2

/** Words are few and repeat: the most frequent are told. Names and identifiers are counted. */
function contentWords({ kind }: Field, column: Column): string {
  if (!(column instanceof DictionaryColumn)) return ''
  if (kind !== 'word' && kind !== 'flag') {
    const distinct = column.values.filter((value) => !isAbsent(value)).length
    if (kind === 'ticker' && distinct <= LISTED) return valuesOf(column).join(', ')
    return distinct === 0 ? '' : `${figure(distinct)} distinct`
  }
  const values = valuesOf(column)
  const more = values.length - LISTED
  return `${values.slice(0, LISTED).join(', ')}${more > 0 ? ` +${more}` : ''}`
}

/** `under 1%` is said too: nothing missing and little missing are two things. */
function missingWords(absent: number, rows: number): string {
  if (absent === 0 || rows === 0) return ''
  const share = Math.round((absent / rows) * 100)
  return absent === rows ? 'empty' : `${share === 0 ? '<1' : Math.min(share, 99)}% empty`
}

export const stripOf = (field: Field, column: Column): ColumnStrip => atOnce(stripSteps(field, column))

export function* stripSteps(field: Field, column: Column): Steps<ColumnStrip> {
  const isMeasured = isMeasurable(field)
  const { size } = column
  const parts = isMeasured ? yield* distributionSteps(field, column, allRows(size), PARTS) : []
  const missing = missingWords(yield* absentIn(column), size)
  yield
  return { parts, words: [isMeasured ? '' : contentWords(field, column), missing].filter(Boolean).join(' · ') }
}

/** The outline of bars from below, as `clip-path` has it: one element shows them all. */
export function barsOutline(parts: readonly number[]): string {
  const most = Math.max(...parts)
  const width = 100 / parts.length
  const points = parts.flatMap((count, index) => {
    const [left, right] = [index * width, (index + 0.8) * width]
    // The least of them is to be seen too.
    const top = count === 0 ? 100 : Math.min(90, 100 - (count / most) * 100)
    return [`${left}% 100%`, `${left}% ${top}%`, `${right}% ${top}%`, `${right}% 100%`]
  })
  return `polygon(${points.join(', ')})`
}
