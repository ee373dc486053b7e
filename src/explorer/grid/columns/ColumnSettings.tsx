/** Which columns are shown, in which order, and how high rows are: the state of the table, and the density of the view. */
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { columnField, isComputed } from '../../../api/endpoint/columns.ts'
import { fieldAt } from '../../../api/endpoint/fields.ts'
import { setPreferences } from '../../../settings/preferences.ts'
import { usePreferences } from '../../../settings/usePreferences.ts'
import { Popover } from '../../../ui/Popover.tsx'
import { DENSITIES, type View } from '../../address/address.ts'
import { moveOf } from './columnState.ts'
import type { GridColumn, GridTable } from './gridTable.ts'
import styles from '../../toolbar/Toolbar.module.css'

interface Props {
  readonly endpoint: AnyEndpoint
  readonly table: GridTable
  readonly view: View
  readonly onView: (changes: Partial<View>) => void
  readonly onClose: () => void
}

/** A nested field is told by its object: `Security: Name`. */
function labelOf(endpoint: AnyEndpoint, path: string): string {
  if (isComputed(path)) return `ƒ ${columnField(endpoint, path)?.label}`
  const [head = ''] = path.split('.')
  const label = fieldAt(endpoint.fields, path)?.label ?? path
  return path.includes('.') ? `${fieldAt(endpoint.fields, head)?.label}: ${label}` : label
}

const NAMES = { comfortable: 'Comfortable', standard: 'Standard', compact: 'Compact' }

interface ColumnLineProps {
  readonly table: GridTable
  readonly column: GridColumn
  readonly label: string
}

/** One column: whether it is shown, and what is shown's place. */
function ColumnLine({ table, column, label }: ColumnLineProps) {
  const isPinned = column.getIsPinned() !== false
  return (
    <div className={styles.choice}>
      <label title={column.id}>
        <input type="checkbox" checked={column.getIsVisible()} onChange={() => column.toggleVisibility()} />
        {label}
      </label>
      {column.getIsVisible() && (
        <>
          <button
            type="button"
            aria-label={`Pin ${label}`}
            aria-pressed={isPinned}
            onClick={() => column.pin(isPinned ? false : 'start')}
          >
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M2 2v12M5 8h9M5 8l4-4M5 8l4 4" />
            </svg>
          </button>
          {([-1, 1] as const).map((by) => {
            const move = moveOf(table, column.id, by)
            return (
              <button
                key={by}
                type="button"
                aria-label={`Move ${label} ${by < 0 ? 'up' : 'down'}`}
                disabled={!move}
                onClick={move}
              >
                {by < 0 ? '↑' : '↓'}
              </button>
            )
          })}
        </>
      )}
    </div>
  )
}

export function ColumnSettings({ endpoint, table, view, onView, onClose }: Props) {
  const { density: preferred, headStrips } = usePreferences()
  return (
    <Popover aria-label="Columns" className={styles.popover} onClose={onClose}>
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
      <label>
        <input
          type="checkbox"
          checked={headStrips === 'on'}
          onChange={({ target }) => setPreferences({ headStrips: target.checked ? 'on' : 'off' })}
        />
        Distributions in the heads
      </label>
      {table.getAllLeafColumns().map((column) => (
        <ColumnLine key={column.id} {...{ table, column }} label={labelOf(endpoint, column.id)} />
      ))}
      <button type="button" onClick={() => onView({ columns: undefined, widths: undefined, pin: undefined, density: undefined })}>
        Reset columns
      </button>
    </Popover>
  )
}
