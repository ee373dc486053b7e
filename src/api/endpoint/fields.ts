/** Record shapes as data (§2): what each field holds, how it reads, and the TypeScript record that follows from it. */

/** How a value is read; it decides wording, alignment, order and export. */
export type FieldKind =
  | 'text'
  | 'prose'
  | 'identifier'
  | 'ticker'
  | 'word'
  | 'day'
  | 'displayDay'
  | 'dayInstant'
  | 'instant'
  | 'mailDate'
  | 'clock'
  | 'unix'
  | 'integer'
  | 'number'
  | 'fraction'
  | 'decimal'
  | 'percent'
  | 'flag'
  | 'link'
  | 'image'
  | 'color'
  | 'object'
  | 'list'

/** The JSON type that §2 gives the field. */
export type JsonType = 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'

declare const holds: unique symbol

export interface Field<T = unknown> {
  readonly [holds]?: T
  readonly kind: FieldKind
  readonly json: JsonType
  readonly label: string
  /** Meaning, where the label does not say it. */
  readonly about?: string
  /** The paragraph of the method page that defines a computed figure. */
  readonly method?: string
  readonly unit?: string
  /** The fewest decimals a number is shown with, so that prices stand in line. */
  readonly decimals?: number
  /** Text that may hold HTML entities, which are read as the characters they stand for; markup in it stays text. */
  readonly hasEntities?: boolean
  /** Longer than others of its kind, a title or the worth of a company: it takes more room in a table. */
  readonly isLong?: boolean
  /** Declared a text and sent as a list as well: the view that shows it reads both. */
  readonly mayBeList?: boolean
  /** Declared a text by ourselves, where no specification does, and sent as a number as well. */
  readonly mayBeNumber?: boolean
  /** Left out of most records: its absence from many says nothing. */
  readonly isOftenAbsent?: boolean
  /** Of a list: the field by which its items are called, where they have no symbol and no name. */
  readonly telling?: string
  /** Of a computed name: the path of the identifier that it stands for. */
  readonly nameOf?: string
  /** Meanings of known values. The list is open: an unknown value is shown as it is (§2). */
  readonly meanings?: Readonly<Record<string, string>>
  /** Of an object, and of a list whose items are objects. */
  readonly fields?: Fields
  /** Of a list of plain values. */
  readonly item?: Field
}

export type Fields = Readonly<Record<string, Field>>

/** Every field may be absent or null: which are always present is not shown (§2). */
export type RecordOf<F extends Fields> = {
  readonly [K in keyof F]?: (F[K] extends Field<infer T> ? T : never) | null
}

type FieldOptions = Pick<
  Field,
  | 'about'
  | 'method'
  | 'unit'
  | 'decimals'
  | 'hasEntities'
  | 'isLong'
  | 'mayBeList'
  | 'mayBeNumber'
  | 'isOftenAbsent'
  | 'telling'
  | 'nameOf'
  | 'meanings'
>

const field =
  <T>(kind: FieldKind, json: JsonType) =>
  (label: string, saying: FieldOptions = {}): Field<T> => ({ kind, json, label, ...saying })

export const text = field<string>('text', 'string')
/** Long text, read apart from the table. */
export const prose = field<string>('prose', 'string')
/** Opaque: compared, copied, never counted with. */
export const identifier = field<string>('identifier', 'string')
export const ticker = field<string>('ticker', 'string')
/** One of an open set of words. */
export const word = field<string>('word', 'string')
/** `YYYY-MM-DD` */
export const day = field<string>('day', 'string')
/** `Mar 7, 2025` (§2.3) */
export const displayDay = field<string>('displayDay', 'string')
/** ISO 8601 midnight UTC that means a calendar day (§2.5 `date_transaction`). */
export const dayInstant = field<string>('dayInstant', 'string')
/** ISO 8601 UTC, with or without a fraction. */
export const instant = field<string>('instant', 'string')
/** RFC 2822 with numeric offset (§2.8). */
export const mailDate = field<string>('mailDate', 'string')
/** `HH:MM:SS`, zone not stated (§2.9). */
export const clock = field<string>('clock', 'string')
export const unix = field<number>('unix', 'integer')
export const integer = field<number>('integer', 'integer')
export const number = field<number>('number', 'number')
/** A share of one: 0.005 is half a per cent. */
export const fraction = field<number>('fraction', 'number')
/** A number as text, kept as text to the screen and the export. */
export const decimal = field<string>('decimal', 'string')
/** Per cent as text, with or without the sign. */
export const percent = field<string>('percent', 'string')
/** A figure in per cent that the app computes: no service sends one so. */
export const computedPercent = field<number>('percent', 'number')
export const flag = field<boolean>('flag', 'boolean')
export const link = field<string>('link', 'string')
export const image = field<string>('image', 'string')
export const color = field<string>('color', 'string')

export const object = <F extends Fields>(label: string, fields: F, saying: FieldOptions = {}): Field<RecordOf<F>> => ({
  kind: 'object',
  json: 'object',
  label,
  fields,
  ...saying,
})

export const listOf = <F extends Fields>(label: string, fields: F, saying: FieldOptions = {}): Field<readonly RecordOf<F>[]> => ({
  kind: 'list',
  json: 'array',
  label,
  fields,
  ...saying,
})

export const list = <T>(label: string, item: Field<T>, saying: FieldOptions = {}): Field<readonly T[]> => ({
  kind: 'list',
  json: 'array',
  label,
  item,
  ...saying,
})

/** An integer identifier (§2.3 `id`, §2.8 `id`, `original_id`). */
export const identifierNumber = field<number>('identifier', 'integer')

/** A column: a field, or a field of an object by its dotted path (`security.symbol`). */
export type ColumnOf<F extends Fields> = {
  [K in keyof F & string]:
    | K
    | (F[K] extends Field<infer T>
        ? T extends readonly unknown[]
          ? never
          : T extends object
            ? `${K}.${keyof T & string}`
            : never
        : never)
}[keyof F & string]

/** A column that the app computes: no field of a record holds it. In the address and in files too. */
export type ComputedPath = `computed.${string}`

/** The field a column shows; `undefined` for a path that is not declared. */
export function fieldAt(fields: Fields, path: string): Field | undefined {
  const [head = '', ...rest] = path.split('.')
  const found = Object.hasOwn(fields, head) ? fields[head] : undefined
  return rest.length === 0 ? found : found?.fields && fieldAt(found.fields, rest.join('.'))
}

/** The value at a column's path; `undefined` where any part of the way is missing. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/** `null`, a missing key and the empty string read as "not given"; zero and false do not (wire-format: absent values). */
export const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === ''
