/** One `f.<field>` of an address: which of the loaded rows it keeps, written so that a user can change it by hand. */
import { isAbsent, type Field } from '../../api/endpoint/fields.ts'
import { isDay, unixOfDay, wordsOfDay } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { printList, readList } from '../../lib/text/escapedList.ts'
import { rawText } from '../../ui/values/valueText.ts'
import { isMeasurable } from './sortKeys.ts'

export type LocalFilterRule =
  /** `!`: the value is not given. */
  | { readonly kind: 'absent' }
  /** `*`: the value is given. */
  | { readonly kind: 'given' }
  /** `lo..hi`, either end open, both included. */
  | { readonly kind: 'range'; readonly low: string; readonly high: string }
  /** `~part`: the text holds this part, in any case. */
  | { readonly kind: 'text'; readonly part: string }
  /** `Buy,Hold`: one of these; a comma within a value is written `\,`, a backslash `\\`. A leading `=` takes signs as they are. */
  | { readonly kind: 'values'; readonly values: readonly string[] }
  /** `!Buy,Hold`: none of these; what is not given stays. */
  | { readonly kind: 'without'; readonly values: readonly string[] }

const RANGE = /^([^.]*(?:\.\d+)?)\.\.([^.]*(?:\.\d+)?)$/

/** The refinement, or the rule that the text breaks. */
export function parseLocalFilter(field: Field, text: string): LocalFilterRule | { readonly fault: string } {
  if (text === '!') return { kind: 'absent' }
  if (text.startsWith('!')) return { kind: 'without', values: valuesIn(text.slice(1)) }
  if (text === '*') return { kind: 'given' }
  if (text.startsWith('~')) return text.length > 1 ? { kind: 'text', part: text.slice(1) } : { fault: 'Say which text after ~.' }
  const range = isMeasurable(field) && !text.startsWith('=') ? RANGE.exec(text) : null
  if (range) {
    const [, low = '', high = ''] = range
    const ends = [low, high].filter((end) => end !== '')
    const wrong = ends.find((end) => Number.isNaN(boundOf(end, 'low')))
    if (ends.length === 0) return { fault: 'A range needs at least one end: lo..hi.' }
    return wrong === undefined ? { kind: 'range', low, high } : { fault: `${wrong} is neither a number nor a day.` }
  }
  return { kind: 'values', values: valuesIn(text.startsWith('=') ? text.slice(1) : text) }
}

const valuesIn = (text: string): readonly string[] => [...new Set(readList(text))]

export function printLocalFilter(refinement: LocalFilterRule): string {
  switch (refinement.kind) {
    case 'absent':
      return '!'
    case 'given':
      return '*'
    case 'range':
      return `${refinement.low}..${refinement.high}`
    case 'text':
      return `~${refinement.part}`
    case 'without':
      return `!${printList(refinement.values)}`
    case 'values': {
      const text = printList(refinement.values)
      return /^$|^[~!*=]|\.\./.test(text) ? `=${text}` : text
    }
  }
}

/** A number, or a day as its first or last second. */
function boundOf(text: string, end: 'low' | 'high'): number {
  if (isDay(text)) return unixOfDay(text) + (end === 'high' ? 86_399 : 0)
  return numberIn(text)
}

/** The ends of a range as numbers on the column's scale; an open end is infinite. */
export const boundsOf = ({ low, high }: Extract<LocalFilterRule, { kind: 'range' }>): readonly [number, number] => [
  low === '' ? Number.NEGATIVE_INFINITY : boundOf(low, 'low'),
  high === '' ? Number.POSITIVE_INFINITY : boundOf(high, 'high'),
]

/** How a value is written in a list of wanted ones. */
export const listedAs = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

const endWords = (text: string): string => (isDay(text) ? wordsOfDay(text) : text)

/** `price target 100 to 200`, `rating Buy or Hold`, `company with “bank”`, `price target empty`. */
export function localFilterWords(field: Field, refinement: LocalFilterRule): string {
  const label = field.label.toLowerCase()
  switch (refinement.kind) {
    case 'absent':
      return `${label} empty`
    case 'given':
      return `${label} has a value`
    case 'text':
      return `${label} with “${refinement.part}”`
    case 'without':
      return `${label} not ${refinement.values.length > 4 ? `one of ${refinement.values.length}` : refinement.values.join(' or ')}`
    case 'values':
      return `${label} ${refinement.values.length > 4 ? `one of ${refinement.values.length}` : refinement.values.join(' or ')}`
    case 'range': {
      const { low, high } = refinement
      if (low === '') return `${label} at most ${endWords(high)}`
      return high === '' ? `${label} at least ${endWords(low)}` : `${label} ${endWords(low)} to ${endWords(high)}`
    }
  }
}

/** Whether a single value is kept; ranges go by `measure`, which the caller has for every row. */
export function toPredicate(refinement: Exclude<LocalFilterRule, { kind: 'range' }>): (value: unknown) => boolean {
  switch (refinement.kind) {
    case 'absent':
      return isAbsent
    case 'given':
      return (value) => !isAbsent(value)
    case 'text': {
      const part = refinement.part.toLowerCase()
      return (value) => !isAbsent(value) && textIn(value).toLowerCase().includes(part)
    }
    case 'without': {
      const unwanted = new Set(refinement.values)
      return (value) => isAbsent(value) || !unwanted.has(listedAs(value))
    }
    case 'values': {
      const wanted = new Set(refinement.values)
      return (value) => !isAbsent(value) && wanted.has(listedAs(value))
    }
  }
}

/** The text a value is searched by: of lists and objects their JSON. */
export const textIn = (value: unknown): string => (typeof value === 'boolean' ? listedAs(value) : rawText(value))
