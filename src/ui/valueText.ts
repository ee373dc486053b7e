/** A field's value as a reader sees it: exact text for decimals, days without time zones, nothing invented for what is absent. */
import { isAbsent, type Field } from '../api/fields.ts'
import { dayOfDisplay, dayOfUnix, isDay, isMilliseconds, MONTHS, secondsOf, wordsOfDay } from '../lib/days.ts'
import { readEntities } from '../lib/entities.ts'
import { preferredWords } from './preferredZone.ts'

/** One format for each number of decimals: making one is slow, using it is not. */
const formats = [0, 1, 2, 3, 4].map(
  // Of a zero, however it came to be negative, no sign is shown.
  (least) => new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: 6, signDisplay: 'negative' }),
)
const perCent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Unix seconds as `20 Nov 2026, 14:05 UTC`, unless another zone is preferred. Milliseconds are told by their size, read as such, and marked. */
export function wordsOfUnix(seconds: number): string {
  const inSeconds = secondsOf(seconds)
  const date = new Date(inSeconds * 1000)
  if (Number.isNaN(date.getTime())) return String(seconds)
  const stated = `${wordsOfDay(dayOfUnix(inSeconds))}, ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())} UTC`
  return `${preferredWords(date.getTime()) ?? stated}${isMilliseconds(seconds) ? ' (sent in milliseconds)' : ''}`
}

/** ISO 8601 UTC with 0 to 9 digits of fraction, as days and minutes; the text itself when it is not that. */
function wordsOfInstant(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|\+00:00)?$/.exec(text)
  if (!match || !isDay(match[1]!)) return text
  return (match[3] && preferredWords(Date.parse(text))) || `${wordsOfDay(match[1]!)}, ${match[2]}${match[3] ? ' UTC' : ''}`
}

function wordsOfMidnight(text: string): string {
  const day = /^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?Z?$/.exec(text)?.[1]
  return day && isDay(day) ? wordsOfDay(day) : wordsOfInstant(text)
}

/** `Fri, 07 Mar 2025 09:30:00 -0400` as `7 Mar 2025, 09:30 -0400`: the offset is the writer's and is not corrected (§2.8), only converted by. */
function wordsOfMailDate(text: string): string {
  const match = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d:\d\d):\d\d ([+-]\d{4})$/.exec(text)
  if (!match) return text
  return preferredWords(timeOfMailDate(text)) ?? `${Number(match[1])} ${match[2]} ${match[3]}, ${match[4]} ${match[5]}`
}

/** Digits grouped in threes, every given decimal kept: `1234567.500` as `1,234,567.500`. */
function groupedDecimal(text: string): string {
  const match = /^([+-]?)(\d+)(\.\d+)?$/.exec(text)
  return match ? `${match[1]}${match[2]!.replace(/\B(?=(\d{3})+$)/g, ',')}${match[3] ?? ''}` : text
}

function wordsOfText(field: Field, text: string): string {
  switch (field.kind) {
    case 'day':
      return isDay(text) ? wordsOfDay(text) : text
    case 'displayDay':
      return dayOfDisplay(text) ? wordsOfDay(dayOfDisplay(text)!) : text
    case 'dayInstant':
      return wordsOfMidnight(text)
    case 'instant':
      return wordsOfInstant(text)
    case 'mailDate':
      return wordsOfMailDate(text)
    case 'decimal':
      return groupedDecimal(text)
    default:
      return field.hasEntities ? readEntities(text) : text
  }
}

function wordsOfNumber(field: Field, number: number): string {
  if (field.kind === 'unix') return wordsOfUnix(number)
  if (field.kind === 'fraction') return perCent.format(number)
  return field.kind === 'identifier' ? String(number) : formats[field.decimals ?? 0]!.format(number)
}

/** The value in one line; `undefined` when it is absent, so that no one takes a dash for data. */
export function valueText(field: Field | undefined, value: unknown): string | undefined {
  if (isAbsent(value)) return undefined
  if (typeof value === 'string') return field ? wordsOfText(field, value) : value
  if (typeof value === 'number') return field ? wordsOfNumber(field, value) : String(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return listText(field, value)
  return objectText(value as object)
}

/** The telling word of an object inside a list: a ticker, a name, a title. */
const TELLING = ['symbol', 'name', 'type', 'text', 'transaction_code', 'size'] as const

function objectText(value: object): string {
  const entries = Object.entries(value)
  const telling = TELLING.map((key) => entries.find(([name]) => name === key)?.[1]).find((found) => !isAbsent(found))
  if (telling !== undefined) return String(telling)
  return `${entries.length} ${entries.length === 1 ? 'field' : 'fields'}`
}

function listText(field: Field | undefined, items: readonly unknown[]): string | undefined {
  if (items.length === 0) return undefined
  const shown = items.slice(0, 3).map((item) => valueText(field?.item, item) ?? '–')
  return items.length > 3 ? `${shown.join(', ')} and ${items.length - 3} more` : shown.join(', ')
}

const NUMERIC = new Set(['integer', 'number', 'fraction', 'decimal', 'percent'])

/** Whether values of the field stand right-aligned in tabular figures. */
export const isNumeric = (field: Field): boolean => NUMERIC.has(field.kind)

/** A day of a mail date, for ordering: Unix milliseconds, or NaN. */
export function timeOfMailDate(text: string): number {
  const match = /^[A-Z][a-z]{2}, (\d\d) ([A-Z][a-z]{2}) (\d{4}) (\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/.exec(text)
  if (!match) return Number.NaN
  const month = MONTHS.findIndex((name) => name === match[2])
  const local = Date.UTC(Number(match[3]), month, Number(match[1]), Number(match[4]), Number(match[5]), Number(match[6]))
  const offset = (Number(match[8]) * 60 + Number(match[9])) * 60_000
  return match[7] === '-' ? local + offset : local - offset
}
