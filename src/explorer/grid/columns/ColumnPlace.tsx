/** Where a column stands and how wide it is, by single clicks: what else takes a drag, or keys. */
import { clampWidth } from './columns.ts'
import { moveOf } from './columnState.ts'
import type { GridColumn, GridTable } from './gridTable.ts'
import styles from '../menus/ColumnMenu.module.css'

interface Props {
  readonly table: GridTable
  readonly column: GridColumn
}

const STEP = 24

export function ColumnPlace({ table, column }: Props) {
  const before = moveOf(table, column.id, -1)
  const after = moveOf(table, column.id, 1)
  const isPinned = column.getIsPinned() !== false
  const widen = (by: number): void =>
    table.setColumnSizing((known) => ({ ...known, [column.id]: clampWidth(column.getSize() + by) }))
  return (
    <>
      <div className={styles.sorts} role="group" aria-label="Place">
        <button type="button" disabled={!before} onClick={before}>
          ← Move
        </button>
        <button type="button" aria-pressed={isPinned} onClick={() => column.pin(isPinned ? false : 'start')}>
          Pin
        </button>
        <button type="button" disabled={!after} onClick={after}>
          Move →
        </button>
      </div>
      <div className={styles.sorts} role="group" aria-label="Width">
        <button type="button" onClick={() => widen(-STEP)}>
          Narrower
        </button>
        <button type="button" onClick={() => widen(STEP)}>
          Wider
        </button>
      </div>
    </>
  )
}
