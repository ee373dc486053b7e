/** Where a column stands and how wide it is, by single clicks: what else takes a drag, or keys. */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { View } from '../../address/address.ts'
import { movedColumn, pinnedColumn, sizedColumns } from './columnLayout.ts'
import type { Column } from './columns.ts'
import styles from '../menus/ColumnMenu.module.css'

interface Props {
  readonly endpoint: AnyEndpoint
  /** As they are shown. */
  readonly columns: readonly Column[]
  readonly column: Column
  readonly view: View
  readonly onView: (changes: Partial<View>) => void
}

const STEP = 24

export function ColumnPlace({ endpoint, columns, column: { path, isPinned, width }, view, onView }: Props) {
  const before = movedColumn(columns, view.pin, path, -1, endpoint.columns)
  const after = movedColumn(columns, view.pin, path, 1, endpoint.columns)
  const widen = (by: number): void => onView(sizedColumns(view.widths, { [path]: width + by }))
  return (
    <>
      <div className={styles.sorts} role="group" aria-label="Place">
        <button type="button" disabled={!before} onClick={() => onView(before!)}>
          ← Move
        </button>
        <button type="button" aria-pressed={isPinned} onClick={() => onView(pinnedColumn(columns, path, endpoint.columns))}>
          Pin
        </button>
        <button type="button" disabled={!after} onClick={() => onView(after!)}>
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
