/** The head of the grid: what each column holds, and in which order the loaded rows stand. */
import { isNumeric } from '../../ui/valueText.ts'
import type { Column } from './columns/columns.ts'
import type { Sort } from '../rows/selectRows.ts'
import { ColumnEdge } from './columns/ColumnEdge.tsx'
import { columnsDrawn } from './columns/columnsDrawn.ts'
import styles from './Grid.module.css'
import type { Sizes } from './columns/resizeColumn.ts'
import { pinnedStyle } from './useGridLayout.ts'

interface Props {
  readonly columns: readonly Column[]
  readonly sort: Sort | undefined
  /** The column of the cell that is in the tab order; -1 when it is in a row. */
  readonly activeColumn: number
  /** First column in sight, and the one after the last. */
  readonly sight: readonly [number, number]
  readonly pinned: number
  readonly onResize: (sizes: Sizes) => void
  /** Changes places with the column before (-1) or after (1). */
  readonly onMove: (path: string, by: -1 | 1) => void
  readonly onSort: (column: string) => void
  /** Opens the column's menu below its head. */
  readonly onMenu: (path: string, at: { readonly left: number; readonly top: number }) => void
}

/** More columns than this are drawn as they come into sight; the heads of fewer cost little, and are all there for assistive technology. */
const MANY = 12

type SortWord = 'ascending' | 'descending' | 'none'

const sortWord = (sort: Sort | undefined, path: string): SortWord =>
  sort?.column === path ? (sort.isDescending ? 'descending' : 'ascending') : 'none'

const ARROWS: Record<Exclude<SortWord, 'none'>, string> = { ascending: ' ↑', descending: ' ↓' }

const headTitle = ({ path, field }: Column): string =>
  [field.about, field.unit && `In ${field.unit}.`, `Field: ${path}`].filter(Boolean).join(' ')

export const GridHead = ({ columns, sort, activeColumn, sight, pinned, onResize, onMove, onSort, onMenu }: Props) => (
  <div role="row" aria-rowindex={1} className={styles.head}>
    {columnsDrawn(columns.length, ...(columns.length > MANY ? sight : ([0, columns.length] as const)), pinned, activeColumn).map(
      (index) => {
        const column = columns[index]!
        const { path, field } = column
        const word = sortWord(sort, path)
        return (
          <div
            key={path}
            role="columnheader"
            // Its buttons are named apart: read with every cell, the name is to be short.
            aria-label={field.label}
            aria-colindex={index + 1}
            aria-sort={word}
            className={`${isNumeric(field) ? styles.number : ''} ${index < pinned ? styles.pinned : ''}`}
            style={{ gridColumn: index + 1, ...pinnedStyle(columns, index, pinned) }}
            onKeyDown={(event) => {
              // Alt and an arrow alone are the browser's way through its history.
              const by = event.key === 'ArrowLeft' ? -1 : 1
              if (event.altKey && event.shiftKey && /^Arrow(Left|Right)$/.test(event.key)) onMove(path, by)
            }}
          >
            <button
              type="button"
              title={headTitle(column)}
              tabIndex={activeColumn === index ? 0 : -1}
              onClick={() => onSort(path)}
            >
              {field.label}
              {word !== 'none' && <span aria-hidden="true">{ARROWS[word]}</span>}
            </button>
            <button
              type="button"
              className={styles.menuButton}
              aria-label={`Column ${field.label}: menu`}
              aria-haspopup="dialog"
              tabIndex={activeColumn === index ? 0 : -1}
              onClick={(event) => {
                const { left, bottom } = event.currentTarget.parentElement!.getBoundingClientRect()
                onMenu(path, { left, top: bottom })
              }}
            >
              ⋮
            </button>
            <ColumnEdge columns={columns} index={index} isActive={activeColumn === index} onResize={onResize} />
          </div>
        )
      },
    )}
  </div>
)
