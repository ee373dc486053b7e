/** Order, pins and widths of columns as the address keeps them, changed one act at a time. */
import type { View } from '../../address/address.ts'
import { NARROWEST, WIDEST, type Column } from './columns.ts'

/** The part of a view that is about columns. */
export type ColumnLayout = Pick<View, 'columns' | 'widths' | 'pin'>

export const clampWidth = (width: number): number => Math.round(Math.max(NARROWEST, Math.min(WIDEST, width)))

const same = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join()

const pathsOf = (columns: readonly Column[]): readonly string[] => columns.map(({ path }) => path)

/** As shown now; `usual` are the operation's own columns, which the address does not name. */
function layoutOf(shown: readonly string[], pins: readonly string[] | undefined, usual: readonly string[]) {
  return {
    columns: same(shown, usual) ? undefined : shown,
    // The first column alone is what is pinned anyway.
    pin: pins && same(pins, shown.slice(0, 1)) ? undefined : pins,
  }
}

/** One place towards the start (-1) or the end (1), among the pinned ones or among the others; `undefined` where there is none. */
export function movedColumn(
  columns: readonly Column[],
  pin: View['pin'],
  path: string,
  by: -1 | 1,
  usual: readonly string[],
): Partial<ColumnLayout> | undefined {
  const from = columns.findIndex((column) => column.path === path)
  const [here, there] = [columns[from], columns[from + by]]
  if (!here || !there || (pin && here.isPinned !== there.isPinned)) return undefined
  const paths = pathsOf(columns)
    .with(from, there.path)
    .with(from + by, path)
  return layoutOf(paths, pin && paths.slice(0, columns.filter(({ isPinned }) => isPinned).length), usual)
}

/** Pinned where it was not, after those that are; or no longer. */
export function pinnedColumn(columns: readonly Column[], path: string, usual: readonly string[]): Partial<ColumnLayout> {
  const pins = pathsOf(columns.filter(({ isPinned }) => isPinned))
  const next = pins.includes(path) ? pins.filter((pin) => pin !== path) : [...pins, path]
  const rest = pathsOf(columns).filter((other) => !next.includes(other))
  return layoutOf([...next, ...rest], next, usual)
}

/** Some columns as wide as said, the others as they are. */
export const sizedColumns = (widths: View['widths'], sizes: Readonly<Record<string, number>>): Partial<ColumnLayout> => ({
  widths: { ...widths, ...Object.fromEntries(Object.entries(sizes).map(([path, width]) => [path, clampWidth(width)])) },
})
