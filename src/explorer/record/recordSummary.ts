/** What a record is called, which ticker it is about and on which day, found by the kinds of its fields. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { fieldAt, isAbsent, type Field, type Fields, type FieldKind } from '../../api/endpoint/fields.ts'
import { partsOf } from '../../api/endpoint/listings.ts'
import { dayOfDisplay, dayOfUnix, isDay, type IsoDay } from '../../lib/days.ts'
import { mismatchWords } from '../../ui/mismatchWords.ts'
import { timeOfMailDate, valueText } from '../../ui/valueText.ts'

/** What a logo record was found by (§2.2). */
const askedOf = (record: object): string =>
  'search_key' in record && typeof record.search_key === 'string' ? record.search_key : ''

/** The first value of a kind, depth first, also inside objects and lists; of listings the one that is meant. */
function firstOfKind(fields: Fields, record: unknown, kind: FieldKind): string | undefined {
  if (typeof record !== 'object' || record === null) return undefined
  for (const [name, field] of Object.entries<Field>(fields)) {
    const value: unknown = Object.hasOwn(record, name) ? (record as Record<string, unknown>)[name] : undefined
    if (isAbsent(value)) continue
    if (field.kind === kind && typeof value === 'string') return value
    if (!field.fields) continue
    for (const part of partsOf(field.fields, value, askedOf(record))) {
      const found = firstOfKind(field.fields, part, kind)
      if (found !== undefined) return found
    }
  }
  return undefined
}

export const tickerOf = (endpoint: AnyEndpoint, record: unknown): string | undefined =>
  firstOfKind(endpoint.fields, record, 'ticker')

/** The calendar day of the record: its own day before a moment, and that before the time of its last change. */
export function dayOfRecord(endpoint: AnyEndpoint, record: unknown): IsoDay | undefined {
  const of = (kind: FieldKind): string | undefined => firstOfKind(endpoint.fields, record, kind)
  const plain = of('day')
  if (plain && isDay(plain)) return plain
  const display = of('displayDay')
  if (display) return dayOfDisplay(display)
  const moment = of('dayInstant') ?? of('instant')
  if (moment && isDay(moment.slice(0, 10))) return moment.slice(0, 10)
  const mail = of('mailDate')
  const time = mail === undefined ? Number.NaN : timeOfMailDate(mail)
  return Number.isNaN(time) ? undefined : dayOfUnix(time / 1000)
}

/** Names that say what a record is, the most telling first. */
const TITLES = ['title', 'call_title', 'headline', 'name_full', 'name', 'company_name', 'ticker', 'symbol', 'search_key'] as const

/** The field that a record is called by; `undefined` where it is called by something else. */
const titleIn = (values: Readonly<Record<string, unknown>>): string | undefined =>
  TITLES.find((title) => Object.hasOwn(values, title) && !isAbsent(values[title]))

/** What is odd about the name of a record, in words; `undefined` where nothing is. */
export function titleMismatch({ fields }: AnyEndpoint, record: object): string | undefined {
  const values = record as Readonly<Record<string, unknown>>
  const name = titleIn(values)
  return name && mismatchWords(fieldAt(fields, name), values[name])
}

export function titleOf(endpoint: AnyEndpoint, record: unknown): string {
  const values = record as Record<string, unknown>
  const name = titleIn(values)
  const nested = (values.security as { name?: unknown } | null | undefined)?.name
  const text = name ? valueText(fieldAt(endpoint.fields, name), values[name]) : typeof nested === 'string' ? nested : undefined
  return text || tickerOf(endpoint, record) || endpoint.title
}
