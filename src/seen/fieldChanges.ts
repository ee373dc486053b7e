/** What differs between two versions of a record, field by field, exactly as it was sent. */
import { canonicalJson } from '../api/client/canonicalJson.ts'
import { isObject } from '../api/client/exactNumber.ts'
import type { Field, Fields } from '../api/endpoint/fields.ts'
import { isLongText } from './keptForm.ts'

export interface FieldChange {
  /** As columns are named (`security.symbol`); an item of a list by its place, in the later version where it has one (`transactions[2].shares`). */
  readonly path: string
  /** `undefined` where the field is absent, which is neither `null` nor empty; a `LongText` where it is too long to be kept. */
  readonly before: unknown
  readonly after: unknown
}

type Plain = Readonly<Record<string, unknown>>

const own = (value: Plain, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined)

/** The field by which items of both lists are known: an identifier that every item has, once. */
function keyOf(fields: Fields | undefined, lists: readonly (readonly Plain[])[]): string | undefined {
  const isKey = (name: string): boolean =>
    lists.every((items) => {
      const keys = items.map((item) => own(item, name))
      return keys.every((key) => typeof key === 'string' && key !== '') && new Set(keys).size === keys.length
    })
  return Object.keys(fields ?? {}).find((name) => fields?.[name]?.kind === 'identifier' && isKey(name))
}

function listChanges(field: Field | undefined, path: string, before: readonly Plain[], after: readonly Plain[]): FieldChange[] {
  const key = keyOf(field?.fields, [before, after])
  const partnerOf = (item: Plain, place: number): Plain | undefined =>
    key === undefined ? before[place] : before.find((other) => own(other, key) === own(item, key))
  const partners = after.map(partnerOf)
  const gone = before.flatMap((item, place) =>
    partners.includes(item) ? [] : [{ path: `${path}[${place}]`, before: item, after: undefined }],
  )
  return [
    ...after.flatMap((item, place) =>
      valueChanges({ ...(field?.fields && { fields: field.fields }) }, `${path}[${place}]`, partners[place], item),
    ),
    ...gone,
  ]
}

const areRecords = (value: unknown): value is readonly Plain[] => Array.isArray(value) && value.every(isObject)

function valueChanges(field: Partial<Field> | undefined, path: string, before: unknown, after: unknown): FieldChange[] {
  if (isObject(before) && isObject(after) && !isLongText(before) && !isLongText(after))
    return objectChanges(field?.fields ?? {}, `${path}.`, before, after)
  if (areRecords(before) && areRecords(after)) return listChanges(field as Field | undefined, path, before, after)
  const isSame =
    before === after || (before !== undefined && after !== undefined && canonicalJson(before) === canonicalJson(after))
  return isSame ? [] : [{ path, before, after }]
}

const objectChanges = (fields: Fields, prefix: string, before: Plain, after: Plain): FieldChange[] =>
  [...new Set([...Object.keys(fields), ...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    valueChanges(Object.hasOwn(fields, name) ? fields[name] : undefined, prefix + name, own(before, name), own(after, name)),
  )

/** In the order of the declared fields, others behind them. Both as they are kept: see `keptForm`. */
export const fieldChanges = (fields: Fields, before: Plain, after: Plain): readonly FieldChange[] =>
  objectChanges(fields, '', before, after)
