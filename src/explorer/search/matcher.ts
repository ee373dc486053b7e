/** Whether the value of a row holds a text: as the table shows it, or as the service sent it; in any case, and no pattern. */
import { isObject } from '../../api/client/exactNumber.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { isAbsent } from '../../api/endpoint/fields.ts'
import { cellText, isCut } from '../../ui/values/valueText.ts'
import { isLargeMoney } from '../../ui/values/numberText.ts'
import { DictionaryColumn, NumberColumn, type Column } from '../rows/column.ts'

export type Matcher = (row: number) => boolean

/** All texts and numbers within, without the names of fields. */
function leavesOf(value: unknown): string {
  if (isAbsent(value)) return ''
  return isObject(value) || Array.isArray(value) ? Object.values(value).map(leavesOf).join('\n') : String(value)
}

/** A minus sign is typed as a hyphen. */
const typed = (text: string): string => text.toLowerCase().replaceAll('−', '-')

const holds =
  (field: Field, part: string) =>
  (value: unknown): boolean =>
    !isAbsent(value) &&
    (leavesOf(value).toLowerCase().includes(part) || typed(cellText(field, value) ?? '').includes(typed(part)))

const NEVER: Matcher = () => false

/** What a number must hold as it is written in code for its grouped and padded form to hold `part`; `undefined` where none can. */
function plainPart(part: string): string | undefined {
  const bare = typed(part).replaceAll(',', '')
  // Zeros at the end may be those a price is padded with.
  return /^[-+]?\d*\.?\d*$/.test(bare) ? bare.replace(/\.?0*$/, '') : undefined
}

/** What is shown in another way than by grouping and padding: what is rounded, powers of ten, and minus zero. */
const isOdd = (field: Field, text: string): boolean => text === '0' || isCut(field, text)

/** Numbers are many and dear to format: only those that may hold the part are. */
function inNumbers(field: Field, column: NumberColumn, part: string): Matcher {
  const test = holds(field, part)
  const isOwn = field.kind === 'unix' || field.kind === 'fraction' || isLargeMoney(field)
  const plain = isOwn || /^[-+.,\de]*e[-+.,\de]*$/.test(part) ? '' : plainPart(part)
  if (plain === undefined) return column.others.size === 0 ? NEVER : (row) => column.others.has(row) && test(column.at(row))
  return (row) => {
    const value = column.at(row)
    const text = typeof value === 'number' ? String(value) : ''
    return (typeof value !== 'number' || text.includes(plain) || isOdd(field, text)) && test(value)
  }
}

/** `part` in lower case. A value that repeats is looked at once. */
export function matcherOf(field: Field, column: Column, part: string): Matcher {
  if (column instanceof NumberColumn) return inNumbers(field, column, part)
  const test = holds(field, part)
  if (!(column instanceof DictionaryColumn)) return (row) => test(column.at(row))
  const codes = column.codes()
  const known = new Uint8Array(column.values.length)
  return (row) => {
    const code = codes[row]!
    if (known[code] === 0) known[code] = test(column.values[code]) ? 2 : 1
    return known[code] === 2
  }
}
