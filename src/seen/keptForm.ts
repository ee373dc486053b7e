/** A record as it is kept for comparing: whole, but for texts too long to keep, and signatures in the addresses of images. */
import { canonicalJson } from '../api/client/canonicalJson.ts'
import { isObject } from '../api/client/exactNumber.ts'
import type { Field, Fields } from '../api/endpoint/fields.ts'

/** Characters above which a text is kept as a hash: calls and stories are above it, bull and bear cases below. */
export const LONGEST = 20_000

const MARK = 'tearsheet.long'

/** Stands for a text, or a list of pieces of text, that is too long to keep: whether it changed can be told, and not how. */
export interface LongText {
  readonly [MARK]: string
  /** In characters; of a list, those of its JSON. */
  readonly length: number
}

export const isLongText = (value: unknown): value is LongText => isObject(value) && MARK in value

/** 53 bits (cyrb53): enough to tell two versions of one text apart. It keeps no secret. */
function hashOf(text: string): string {
  let [one, two] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2654435761)
    two = Math.imul(two ^ code, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(36)
}

const longText = (text: string): LongText => ({ [MARK]: hashOf(text), length: text.length })

const holdsProse = (fields: Fields | undefined): boolean => Object.values(fields ?? {}).some(({ kind }) => kind === 'prose')

/** An address without what is signed anew with each answer. */
const unsigned = (address: string): string => address.replace(/\?.*$/s, '')

function keptValue(field: Field | undefined, value: unknown): unknown {
  if (typeof value === 'string') {
    if (field?.kind === 'image') return unsigned(value)
    return value.length > LONGEST ? longText(value) : value
  }
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) =>
      isObject(item) ? keptForm(field?.fields ?? {}, item) : keptValue(field?.item, item),
    )
    // The pieces of a call are short each and long together; transactions stay, however many.
    const isText = field === undefined || holdsProse(field.fields)
    const text = isText ? canonicalJson(items) : ''
    return text.length > LONGEST ? longText(text) : items
  }
  return isObject(value) ? keptForm(field?.fields ?? {}, value) : value
}

export const keptForm = (fields: Fields, record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  // From entries: an own "__proto__" of an answer stays a plain key.
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      keptValue(Object.hasOwn(fields, name) ? fields[name] : undefined, value),
    ]),
  )
