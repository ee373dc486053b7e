/** The head of the grid: what each column holds, and in which order the loaded rows stand. */
import { isNumeric } from '../../ui/valueText.ts'
import type { Column } from '../columns.ts'
import type { Sort } from '../rows/selectRows.ts'
import styles from './Grid.module.css'

interface Props {
  readonly columns: readonly Column[]
  readonly sort: Sort | undefined
  /** The column of the cell that is in the tab order; -1 when it is in a row. */
  readonly activeColumn: number
  readonly onSort: (column: string) => void
  /** Opens the column's menu below its head. */
  readonly onMenu: (path: string, at: { readonly left: number; readonly top: number }) => void
}

type SortWord = 'ascending' | 'descending' | 'none'

const sortWord = (sort: Sort | undefined, path: string): SortWord =>
  sort?.column === path ? (sort.isDescending ? 'descending' : 'ascending') : 'none'

const ARROWS: Record<SortWord, string> = { ascending: ' ↑', descending: ' ↓', none: '' }

const headTitle = ({ path, field }: Column): string =>
  [field.about, field.unit && `In ${field.unit}.`, `Field: ${path}`].filter(Boolean).join(' ')

export const GridHead = ({ columns, sort, activeColumn, onSort, onMenu }: Props) => (
  <div role="row" aria-rowindex={1} className={styles.head}>
    {columns.map((column, index) => {
      const { path, field } = column
      const word = sortWord(sort, path)
      return (
        <div
          key={path}
          role="columnheader"
          aria-colindex={index + 1}
          aria-sort={word}
          className={isNumeric(field) ? styles.number : undefined}
        >
          <button type="button" title={headTitle(column)} tabIndex={activeColumn === index ? 0 : -1} onClick={() => onSort(path)}>
            {field.label}
            <span aria-hidden="true">{ARROWS[word]}</span>
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
            <span aria-hidden="true">⋮</span>
          </button>
        </div>
      )
    })}
  </div>
)
