/** How the cells of each column look, made once for all rows: a row drawn for another record compares them, and finds nothing changed. */
import type { CSSProperties } from 'react'
import { isComputed } from '../../../api/endpoint/columns.ts'
import { isNumeric } from '../../../ui/values/valueText.ts'
import type { Column } from '../columns/columns.ts'
import styles from '../Grid.module.css'
import { pinnedStyle } from '../useGridLayout.ts'

export interface CellLook {
  readonly className: string | undefined
  readonly style: CSSProperties
}

function classOf({ path, field }: Column, isPinned: boolean): string | undefined {
  const own = isNumeric(field) ? styles.number : field.kind === 'ticker' ? styles.ticker : undefined
  return [isPinned && styles.pinned, isComputed(path) && styles.computed, own].filter(Boolean).join(' ') || undefined
}

export const cellLooks = (columns: readonly Column[], pinned: number): readonly CellLook[] =>
  columns.map((column, index) => ({
    className: classOf(column, index < pinned),
    style: { '--column': index + 1, ...pinnedStyle(columns, index, pinned) } as CSSProperties,
  }))
