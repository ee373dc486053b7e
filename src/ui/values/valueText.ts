/** A field's value as a user sees it: exact text for decimals, days without time zones, nothing invented for what is absent. */
import { mismatchOf } from '../../api/client/schemaMismatches.ts'
import { ExactNumber, isObject } from '../../api/client/exactNumber.ts'
import { isAbsent, type Field } from '../../api/endpoint/fields.ts'
import { dayOfDisplay, dayOfUnix, isDay, isMilliseconds, secondsOf, wordsOfDay } from '../../lib/dates/days.ts'
import { timeOfMailDate } from '../../lib/dates/mailDates.ts'
import { readEntities } from '../../lib/text/entities.ts'
import { preferredWords } from '../../settings/preferredZone.ts'
import { allDigits, groupedDecimal, isLargeMoney, roundedNumber, withMinus } from './numberText.ts'

/** `:09` and `:09.123` where a moment is told exactly; a whole minute needs none. */
const secondsIn = (text: string | undefined, isExact: boolean): string => (isExact && text && /[1-9]/.test(text) ? text : '')

/** Unix seconds as `20 Nov 2026, 14:05 UTC`, unless another zone is preferred. Milliseconds are told by their size, read as such, and marked. */
export function wordsOfUnix(seconds: number, isExact = false): string {
  const date = new Date(isMilliseconds(seconds) ? seconds : seconds * 1000)
  if (Number.isNaN(date.getTime())) return String(seconds)
  const [, clock = '', rest = ''] = /T(\d\d:\d\d)(:\d\d(?:\.\d*[1-9])?)/.exec(date.toISOString()) ?? []
  const exact = secondsIn(rest, isExact)
  const stated = `${wordsOfDay(dayOfUnix(secondsOf(seconds)))}, ${clock}${exact} UTC`
  return `${preferredWords(date.getTime(), exact) ?? stated}${isMilliseconds(seconds) ? ' (sent in milliseconds)' : ''}`
}

/** ISO 8601 UTC with 0 to 9 digits of fraction, as days and minutes; the text itself when it is not that. */
function wordsOfInstant(text: string, isExact: boolean): string {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(:\d\d(?:\.\d+)?)?(Z|\+00:00)?$/.exec(text)
  if (!match || !isDay(match[1]!)) return text
  const exact = secondsIn(match[3], isExact)
  const stated = `${wordsOfDay(match[1]!)}, ${match[2]}${exact}${match[4] ? ' UTC' : ''}`
  return (match[4] && preferredWords(Date.parse(text), exact)) || stated
}

function wordsOfMidnight(text: string, isExact: boolean): string {
  const day = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?Z?$/.exec(text)?.[1]
  return day && isDay(day) ? wordsOfDay(day) : wordsOfInstant(text, isExact)
}

/** `Fri, 07 Mar 2025 09:30:00 -0400` as `7 Mar 2025, 09:30 -0400`: the offset is the writer's and is not corrected (§2.8), only converted by. */
function wordsOfMailDate(text: string, isExact: boolean): string {
  const match = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d)(:\d\d) ([+-]\d{4})$/.exec(text)
  if (!match) return text
  const exact = secondsIn(match[5], isExact)
  return (
    preferredWords(timeOfMailDate(text), exact) ?? `${Number(match[1])} ${match[2]} ${match[3]}, ${match[4]}${exact} ${match[6]}`
  )
}

function wordsOfText(field: Field, text: string, isExact: boolean): string {
  switch (field.kind) {
    case 'day':
      return isDay(text) ? wordsOfDay(text) : text
    case 'displayDay':
      return dayOfDisplay(text) ? wordsOfDay(dayOfDisplay(text)!) : text
    case 'dayInstant':
      return wordsOfMidnight(text, isExact)
    case 'instant':
      return wordsOfInstant(text, isExact)
    case 'mailDate':
      return wordsOfMailDate(text, isExact)
    case 'decimal':
      return groupedDecimal(text)
    default:
      return field.hasEntities ? readEntities(text) : text
  }
}

function wordsOfNumber(field: Field, value: number | ExactNumber, isExact: boolean): string {
  const { kind, decimals = 0 } = field
  if (kind === 'identifier') return String(value)
  if (kind === 'unix') return typeof value === 'number' ? wordsOfUnix(value, isExact) : String(value)
  if (!isExact) return roundedNumber(field, String(value))
  return kind === 'fraction' ? `${allDigits(String(value), 2, 1)}%` : allDigits(String(value), 0, decimals)
}

/** A value as it was sent: texts and numbers as they are, everything else as JSON. */
export const rawText = (value: unknown): string =>
  isObject(value) || Array.isArray(value) ? JSON.stringify(value) : String(value)

/**
 * The value in one line; `undefined` when it is absent, so that no one takes a dash for data. What is not of the declared type is
 * raw. Numbers and moments are rounded, unless `isExact`; numbers sent as text are not.
 */
export function valueText(field: Field | undefined, value: unknown, isExact = false): string | undefined {
  if (isAbsent(value)) return undefined
  const isListed = Array.isArray(value) && (field === undefined || field.json === 'array')
  if (field && !isListed && mismatchOf(field, value)) return rawText(value)
  if (typeof value === 'string') return field ? wordsOfText(field, value, isExact) : value
  if (typeof value === 'number' || value instanceof ExactNumber)
    return field ? wordsOfNumber(field, value, isExact) : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listText(field, value)
  return objectText(value as object)
}

/** The value as a cell of a table shows it: numbers that were sent as text are rounded too. */
export const cellText = (field: Field | undefined, value: unknown): string | undefined =>
  field && WRITTEN.has(field.kind) && typeof value === 'string' && value !== ''
    ? roundedNumber(field, value)
    : valueText(field, value)

/** What a cell rounds, in full; `undefined` where it shows all there is. */
export function roundedFrom(field: Field, value: unknown): string | undefined {
  if (!ROUNDED.has(field.kind)) return undefined
  // Nearly every price has few decimals: formatting each twice would be felt while scrolling.
  if (typeof value === 'number' && COUNTED.has(field.kind) && !isCut(field, String(value))) return undefined
  const exact = valueText(field, value, true)
  return exact && withMinus(exact) === cellText(field, value) ? undefined : exact
}

/** Whether the text of a number may be shown otherwise than by grouping and padding it. */
export const isCut = (field: Field, text: string): boolean => isLargeMoney(field) || /\.\d{3}|e/.test(text)

const COUNTED = new Set<Field['kind']>(['integer', 'number'])
/** Numbers in strings. */
const WRITTEN = new Set<Field['kind']>(['decimal', 'percent'])
const ROUNDED = new Set<Field['kind']>([...COUNTED, ...WRITTEN, 'fraction', 'unix', 'instant', 'dayInstant', 'mailDate'])

/** The telling word of an object inside a list: a ticker, a name, a title. */
const TELLING = ['symbol', 'name', 'type', 'text', 'size'] as const

function objectText(value: object, own?: string): string {
  const entries = Object.entries(value)
  const telling = [...(own === undefined ? [] : [own]), ...TELLING]
    .map((key) => entries.find(([name]) => name === key)?.[1])
    .find((found) => !isAbsent(found))
  if (telling !== undefined) return String(telling)
  return `${entries.length} ${entries.length === 1 ? 'field' : 'fields'}`
}

function listText(field: Field | undefined, items: readonly unknown[]): string | undefined {
  if (items.length === 0) return undefined
  const shown = items.slice(0, 3).map((item) => {
    if (field?.fields && !isAbsent(item)) return isObject(item) ? objectText(item, field.telling) : rawText(item)
    return valueText(field?.item, item) ?? '–'
  })
  return items.length > 3 ? `${shown.join(', ')} and ${items.length - 3} more` : shown.join(', ')
}

const NUMERIC = new Set(['integer', 'number', 'fraction', 'decimal', 'percent'])

/** Whether values of the field stand right-aligned in tabular figures. */
export const isNumeric = (field: Field): boolean => NUMERIC.has(field.kind)
