/** The columns of a table: which there may be, which are shown, how wide each is. */
import { computedPath } from '../../../api/endpoint/columns.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { Field, Fields } from '../../../api/endpoint/fields.ts'

export interface Column {
  readonly path: string
  readonly field: Field
  /** Its label where it stands alone, outside the table. */
  readonly title: string
  /** Its value in a row, where the row's field does not hold it. */
  readonly value?: ((row: number) => unknown) | undefined
  /** Pixels. */
  readonly width: number
  /** The user said how wide: it does not grow to fill the grid. */
  readonly isSized: boolean
  /** Stays in sight at the start of the row. */
  readonly isPinned: boolean
}

/** Pixels: narrower, nothing can be read; wider, nothing else. */
export const NARROWEST = 48
export const WIDEST = 960

export const clampWidth = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)))

/** Pixels by kind of value; text that names things gets the most. */
const WIDTHS: Partial<Record<Field['kind'], number>> = {
  day: 112,
  displayDay: 112,
  dayInstant: 112,
  instant: 190,
  mailDate: 204,
  unix: 190,
  clock: 92,
  ticker: 84,
  integer: 104,
  number: 104,
  fraction: 96,
  decimal: 104,
  percent: 96,
  flag: 92,
  word: 140,
  prose: 320,
}

/** Titles, and sums of money of a whole company. */
const LONG_WIDTHS: Partial<Record<Field['kind'], number>> = { number: 156, text: 300 }

/** Before a user sizes it. */
export const usualWidth = (field: Field): number =>
  Math.max((field.isLong ? LONG_WIDTHS : WIDTHS)[field.kind] ?? 180, field.label.length * 7 + 34)

/** Every field that can be a column: those of nested objects by their path, objects themselves not. */
export function columnPaths(fields: Fields, prefix = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'object' && field.fields ? columnPaths(field.fields, `${prefix}${name}.`) : [`${prefix}${name}`],
  )
}

/** The same with what is computed. */
export const allPaths = ({ fields, computed = {} }: Pick<AnyEndpoint, 'fields' | 'computed'>): readonly string[] => [
  ...columnPaths(fields),
  ...Object.keys(computed).map(computedPath),
]

/** Visible columns in order: those the address names, or where it names none that there are, these. */
export function shownPaths(
  endpoint: AnyEndpoint,
  named: readonly string[] | undefined,
  otherwise: readonly string[],
): readonly string[] {
  const paths = allPaths(endpoint)
  const known = new Set(named?.filter((path) => paths.includes(path)))
  return known.size > 0 ? [...known] : otherwise
}

/** The usual columns with those that the reader joined, which are what is looked for now: after whose and of when the record is. */
export function withJoined(endpoint: AnyEndpoint, usual: readonly string[]): readonly string[] {
  const { joined = [], dated } = endpoint
  const place = 1 + Math.max(...[dated?.ticker, dated?.day].map((path) => (path === undefined ? -1 : usual.indexOf(path))))
  return joined.length === 0 ? usual : [...usual.slice(0, place), ...joined, ...usual.slice(place)]
}
