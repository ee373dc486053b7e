/** Which columns are shown, in which order, and how high rows are. The table library keeps the columns' state; rows are none of its business. */
import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Updater,
} from '@tanstack/react-table'
import { useEffect, useMemo, useRef } from 'react'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { fieldAt } from '../../../api/endpoint/fields.ts'
import { usePreferences } from '../../../settings/usePreferences.ts'
import { DENSITIES, type View } from '../../address/address.ts'
import { movedColumn, pinnedColumn } from './columnLayout.ts'
import { columnPaths, type Column } from './columns.ts'
import styles from '../../toolbar/Toolbar.module.css'

interface Props {
  readonly endpoint: AnyEndpoint
  /** As they are shown. */
  readonly columns: readonly Column[]
  readonly view: View
  readonly onView: (changes: Partial<View>) => void
  readonly onClose: () => void
}

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, columnPinningFeature })

type Definition = ColumnDef<typeof features, Record<string, unknown>>

const NO_ROWS: Record<string, unknown>[] = []

/** A nested field is told by its object: `Security: Name`. */
function labelOf(endpoint: AnyEndpoint, path: string): string {
  const [head = ''] = path.split('.')
  const label = fieldAt(endpoint.fields, path)?.label ?? path
  return path.includes('.') ? `${fieldAt(endpoint.fields, head)?.label}: ${label}` : label
}

const applied = <T,>(updater: Updater<T>, value: T): T => (updater instanceof Function ? updater(value) : updater)

const NAMES = { comfortable: 'Comfortable', standard: 'Standard', compact: 'Compact' }

export function ColumnSettings({ endpoint, columns: drawn, view, onView, onClose }: Props) {
  const { density: preferred } = usePreferences()
  const shown = drawn.map(({ path }) => path)
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
    if (next.length > 0) onView({ columns: next.join() === endpoint.columns.join() ? undefined : next })
  }
  const table = useTable({
    features,
    columns,
    data: NO_ROWS,
    state: {
      columnVisibility,
      columnOrder,
      columnPinning: { start: drawn.filter(({ isPinned }) => isPinned).map(({ path }) => path), end: [] },
    },
    onColumnVisibilityChange: (updater) => show(columnOrder, applied(updater, columnVisibility)),
    onColumnOrderChange: (updater) => show(applied(updater, columnOrder), columnVisibility),
  })
  const moved = (id: string, by: -1 | 1): Partial<View> | undefined => movedColumn(drawn, view.pin, id, by, endpoint.columns)
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label="Columns"
      className={styles.popover}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <fieldset className={styles.densities}>
        <legend>Rows</legend>
        {DENSITIES.map((density) => (
          <label key={density}>
            <input
              type="radio"
              name="density"
              checked={(view.density ?? preferred) === density}
              onChange={() => onView({ density: density === preferred ? undefined : density })}
            />
            {NAMES[density]}
          </label>
        ))}
      </fieldset>
      {columnOrder.map((id) => {
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
                <button
                  type="button"
                  aria-label={`Pin ${label}`}
                  aria-pressed={Boolean(column.getIsPinned())}
                  onClick={() => onView(pinnedColumn(drawn, id, endpoint.columns))}
                >
                  <svg viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M2 2v12M5 8h9M5 8l4-4M5 8l4 4" />
                  </svg>
                </button>
                {([-1, 1] as const).map((by) => (
                  <button
                    key={by}
                    type="button"
                    aria-label={`Move ${label} ${by < 0 ? 'up' : 'down'}`}
                    disabled={!moved(id, by)}
                    onClick={() => onView(moved(id, by)!)}
                  >
                    {by < 0 ? '↑' : '↓'}
                  </button>
                ))}
              </>
            )}
          </div>
        )
      })}
      <button type="button" onClick={() => onView({ columns: undefined, widths: undefined, pin: undefined, density: undefined })}>
        The usual layout
      </button>
    </div>
  )
}
