/** What is odd about a value by its field, in words: of another type than declared, a date that is none, a text without words. */
import { mismatchOf } from '../../api/client/schemaMismatches.ts'
import { isObject } from '../../api/client/exactNumber.ts'
import { isAbsent, type Field, type Fields } from '../../api/endpoint/fields.ts'
import { isDay } from '../../lib/dates/days.ts'
import { readEntities } from '../../lib/text/entities.ts'
import { rawText, valueText } from './valueText.ts'

const TIMES = new Set<Field['kind']>(['day', 'displayDay', 'dayInstant', 'instant', 'mailDate', 'unix'])
/** Unix seconds of the last moment that a `Date` can be, and milliseconds that are no later. */
const LAST_SECOND = 8.64e12
const CLOCK = /^\d\d:\d\d(:\d\d)?$/

/** What cannot be read is shown as it came; so are the forms of ISO 8601 that need no other words. */
const isUnreadableTime = (field: Field, value: unknown): boolean =>
  TIMES.has(field.kind) && !isKnownTime(value) && valueText(field, value) === rawText(value)

/** What nearly every record has, told without putting it in words. */
const isKnownTime = (value: unknown): boolean =>
  typeof value === 'number' ? Math.abs(value) <= LAST_SECOND : isDay(rawText(value).slice(0, 10))

/** `undefined` where a value is as declared, or not given. */
export function mismatchWords(field: Field | undefined, value: unknown): string | undefined {
  if (!field || isAbsent(value)) return undefined
  const mismatch = mismatchOf(field, value)
  if (mismatch) return mismatch
  if (isUnreadableTime(field, value)) return 'no date that can be read'
  if (field.kind === 'clock' && !CLOCK.test(String(value))) return 'no time of day that can be read'
  if (typeof value !== 'string') return undefined
  return (field.hasEntities ? readEntities(value) : value).trim() === '' ? 'a text without words' : undefined
}

/** Of a whole record, those within its objects included: each the label of a field, and what is odd about it. */
export function mismatchesIn(fields: Fields, record: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries<Field>(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(record, name) ? record[name] : undefined
    const words = mismatchWords(field, value)
    if (words) return [`${field.label}: ${words}`]
    return field.fields && isObject(value) ? mismatchesIn(field.fields, value) : []
  })
}
