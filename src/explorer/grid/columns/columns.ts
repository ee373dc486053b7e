/** The columns of a table: which there may be, which are shown, how wide each is. */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { fieldAt, type Field, type Fields } from '../../../api/endpoint/fields.ts'
import type { View } from '../../address/address.ts'

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

/** Pixels by kind of value; text that names things gets the most. */
const WIDTHS: Partial<Record<Field['kind'], number>> = {
  day: 104,
  displayDay: 104,
  dayInstant: 104,
  instant: 178,
  mailDate: 188,
  unix: 178,
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

const widthOf = (field: Field): number =>
  Math.max((field.isLong ? LONG_WIDTHS : WIDTHS)[field.kind] ?? 180, field.label.length * 7 + 34)

/** Every field that can be a column: those of nested objects by their path, objects themselves not. */
export function columnPaths(fields: Fields, prefix = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'object' && field.fields ? columnPaths(field.fields, `${prefix}${name}.`) : [`${prefix}${name}`],
  )
}

/** The columns of these paths, all of them declared, under labels of their own where they have one; pinned ones come first. */
export function columnsOf(
  endpoint: AnyEndpoint,
  choices: readonly { readonly path: string; readonly label?: string }[],
  { widths, pin }: Pick<View, 'widths' | 'pin'>,
): readonly Column[] {
  const pins = (pin ?? choices.slice(0, 1).map(({ path }) => path)).filter((path) => choices.some((one) => one.path === path))
  const ordered = [
    ...[...new Set(pins)].map((pinned) => choices.find(({ path }) => path === pinned)!),
    ...choices.filter(({ path }) => !pins.includes(path)),
  ]
  return ordered.map(({ path, label }) => {
    const declared = fieldAt(endpoint.fields, path)!
    const field = label === undefined ? declared : { ...declared, label }
    const size = widths && Object.hasOwn(widths, path) ? widths[path] : undefined
    return {
      path,
      field,
      title: declared.label,
      width: size ?? widthOf(field),
      isSized: size !== undefined,
      isPinned: pins.includes(path),
    }
  })
}

/** Visible columns in order. Names in the address that are no columns are left out; none at all means the operation's own. */
export function shownColumns(
  endpoint: AnyEndpoint,
  view: Pick<View, 'columns' | 'widths' | 'pin'>,
  isCompact: boolean,
): readonly Column[] {
  const paths = columnPaths(endpoint.fields)
  const known = view.columns?.filter((path) => paths.includes(path))
  const shown: readonly string[] =
    known && known.length > 0 ? [...new Set(known)] : (isCompact && endpoint.card) || endpoint.columns
  return columnsOf(
    endpoint,
    shown.map((path) => ({ path })),
    view,
  )
}
