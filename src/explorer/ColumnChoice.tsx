/** Which columns are shown and in which order. The table library keeps their state; rows are none of its business. */
import {
  columnOrderingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table'
import { useEffect, useMemo, useRef } from 'react'
import type { AnyEndpoint } from '../api/endpoint.ts'
import { fieldAt } from '../api/fields.ts'
import { columnPaths } from './columns.ts'
import styles from './Toolbar.module.css'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly shown: readonly string[]
  /** `undefined` for the operation's own columns. */
  readonly onShow: (columns: readonly string[] | undefined) => void
  readonly onClose: () => void
}

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature })

type Definition = ColumnDef<typeof features, Record<string, unknown>>

const NO_ROWS: Record<string, unknown>[] = []

/** A nested field is told by its object: `Security: Name`. */
function labelOf(endpoint: AnyEndpoint, path: string): string {
  const [head = ''] = path.split('.')
  const label = fieldAt(endpoint.fields, path)?.label ?? path
  return path.includes('.') ? `${fieldAt(endpoint.fields, head)?.label}: ${label}` : label
}

const applied = <T,>(updater: Updater<T>, value: T): T => (updater instanceof Function ? updater(value) : updater)

export function ColumnChoice({ endpoint, shown, onShow, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.showPopover(), [])
  const columns = useMemo(
    () =>
      columnPaths(endpoint.fields).map((id): Definition => ({ id, accessorFn: () => undefined, header: labelOf(endpoint, id) })),
    [endpoint],
  )
  const columnOrder = [...shown, ...columns.map(({ id }) => id!).filter((id) => !shown.includes(id))]
  const columnVisibility = Object.fromEntries(columnOrder.map((id) => [id, shown.includes(id)]))

  const show = (order: readonly string[], isVisible: Readonly<Record<string, boolean>>): void => {
    const next = order.filter((id) => isVisible[id])
    // A table without columns shows nothing: the last one stays.
    if (next.length > 0) onShow(next.join() === endpoint.columns.join() ? undefined : next)
  }
  const table = useTable({
    features,
    columns,
    data: NO_ROWS,
    state: { columnVisibility, columnOrder },
    onColumnVisibilityChange: (updater) => show(columnOrder, applied(updater, columnVisibility)),
    onColumnOrderChange: (updater) => show(applied(updater, columnOrder), columnVisibility),
  })
  /** Changes places with the column before (-1) or after (1). */
  const move = (id: string, by: -1 | 1): void =>
    table.setColumnOrder((order) => {
      const from = order.indexOf(id)
      return order.with(from, order[from + by]!).with(from + by, id)
    })

  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Columns"
      className={styles.popover}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      {columnOrder.map((id, index) => {
        const column = table.getColumn(id)!
        const label = labelOf(endpoint, id)
        return (
          <div key={id} className={styles.choice}>
            <label title={id}>
              <input type="checkbox" checked={column.getIsVisible()} onChange={() => column.toggleVisibility()} />
              {label}
            </label>
            {column.getIsVisible() && (
              <>
                <button type="button" aria-label={`Move ${label} up`} disabled={index === 0} onClick={() => move(id, -1)}>
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Move ${label} down`}
                  disabled={index >= shown.length - 1}
                  onClick={() => move(id, 1)}
                >
                  ↓
                </button>
              </>
            )}
          </div>
        )
      })}
      <button type="button" onClick={() => onShow(undefined)}>
        The usual columns
      </button>
    </div>
  )
}
