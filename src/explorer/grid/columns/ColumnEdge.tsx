/** The right edge of a column's head, by which it is made wider or narrower. */
import type { MouseEvent, KeyboardEvent, PointerEvent } from 'react'
import { NARROWEST, WIDEST } from './columns.ts'
import styles from '../Grid.module.css'
import type { Sizes } from './resizeColumn.ts'
import type { TableColumns } from './useGridTable.ts'

interface Props extends TableColumns {
  readonly index: number
  readonly isActive: boolean
}

/** How it is done is loaded with the first act. */
const acts = () => import('./resizeColumn.ts')
const KEYS = ['ArrowLeft', 'ArrowRight', 'Enter']

export function ColumnEdge({ table, columns, index, isActive }: Props) {
  const { field, width } = columns[index]!
  const onResize = (sizes: Sizes): void => table.setColumnSizing((known) => ({ ...known, ...sizes }))
  const gridOf = (event: { readonly currentTarget: Element }): HTMLElement =>
    event.currentTarget.closest<HTMLElement>('[role="grid"]')!
  const onPointerDown = (event: PointerEvent): void => {
    const [grid, { clientX }] = [gridOf(event), event]
    // Neither text nor focus is meant.
    event.preventDefault()
    void acts().then(({ resizeByPointer }) => resizeByPointer(grid, columns, index, clientX, onResize))
  }
  const onDoubleClick = (event: MouseEvent): void => {
    const grid = gridOf(event)
    void acts().then(({ fitColumn }) => onResize(fitColumn(grid, columns, index)))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key) || event.altKey || event.ctrlKey) return
    const [grid, { key, shiftKey }] = [gridOf(event), event]
    event.preventDefault()
    event.stopPropagation()
    void acts().then(({ resizeByKey }) => onResize(resizeByKey(grid, columns, index, key, shiftKey)))
  }
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${field.label}`}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      title="Drag, or press the arrow keys; double click or Enter fits it to what it holds"
      tabIndex={isActive ? 0 : -1}
      className={styles.edge}
      onPointerDown={onPointerDown}
      onDoubleClick={onDoubleClick}
      onKeyDown={onKeyDown}
    />
  )
}
