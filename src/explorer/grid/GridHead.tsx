/** The head of the grid, drawn from the table's headers: what each column holds, and in which order the loaded rows stand. */
import { memo } from 'react'
import { isComputed } from '../../api/endpoint/columns.ts'
import { isNumeric } from '../../ui/values/valueText.ts'
import type { Column } from './columns/columns.ts'
import { ColumnEdge } from './columns/ColumnEdge.tsx'
import { columnsDrawn } from './columns/columnsDrawn.ts'
import { moveOf } from './columns/columnState.ts'
import type { ColumnStrips, HeadFacts } from './columns/useColumnStrips.ts'
import type { TableColumns } from './columns/useGridTable.ts'
import styles from './Grid.module.css'
import own from './GridHead.module.css'
import { SortButton, sortWord } from './SortButton.tsx'
import { pinnedStyle } from './useGridLayout.ts'

interface Props extends TableColumns {
  /** The column of the cell that is in the tab order; -1 when it is in a row. */
  readonly activeColumn: number
  /** First column in sight, and the one after the last. */
  readonly from: number
  readonly to: number
  readonly pinned: number
  /** Whether heads have a second line, and what stands in it by column, once it is known. */
  readonly hasStrips: boolean
  readonly strips: ColumnStrips | undefined
  /** Opens the column's menu below its head. */
  readonly onMenu: (path: string, at: { readonly left: number; readonly top: number }) => void
}

/** More columns than this are drawn as they come into sight; the heads of fewer cost little, and are all there for assistive technology. */
const MANY = 12

const headTitle = ({ path, field }: Column): string =>
  [field.about, field.unit && `In ${field.unit}.`, isComputed(path) ? 'Computed, not sent.' : `Field: ${path}`]
    .filter(Boolean)
    .join(' ')

/** For the eye alone: the menu says the figures. The words beside the bars are drawn by the style, for they are no name of the button. */
const Strip = ({ strip }: { strip: HeadFacts | undefined }) =>
  strip && strip.outline !== '' ? (
    <i className={own.bars} data-beside={strip.words || undefined} style={{ clipPath: strip.outline }} />
  ) : null

/** Not drawn again for what concerns the rows alone: the size that they turn out to have, the focus, a selection. */
export const GridHead = memo(function GridHead({
  table,
  columns,
  activeColumn,
  pinned,
  hasStrips,
  strips,
  onMenu,
  ...sight
}: Props) {
  const headers = table.getHeaderGroups()[0]?.headers ?? []
  const [from, to] = columns.length > MANY ? [sight.from, sight.to] : [0, columns.length]
  return (
    <div role="row" aria-rowindex={1} className={`${styles.head} ${hasStrips ? own.withStrips : ''}`}>
      {columnsDrawn(columns.length, from, to, pinned, activeColumn).map((index) => {
        const shown = columns[index]!
        const { column } = headers[index]!
        const { path, field } = shown
        return (
          <div
            key={path}
            role="columnheader"
            // Its buttons are named apart: read with every cell, the name is to be short.
            aria-label={field.label}
            aria-colindex={index + 1}
            aria-sort={sortWord(column)}
            className={`${isNumeric(field) ? styles.number : ''} ${index < pinned ? styles.pinned : ''}`}
            style={{ gridColumn: index + 1, ...pinnedStyle(columns, index, pinned) }}
            onKeyDown={(event) => {
              // Alt and an arrow alone are the browser's way through its history.
              const by = event.key === 'ArrowLeft' ? -1 : 1
              if (event.altKey && event.shiftKey && /^Arrow(Left|Right)$/.test(event.key)) moveOf(table, path, by)?.()
            }}
          >
            <SortButton column={column} title={headTitle(shown)} isActive={activeColumn === index}>
              {isComputed(path) && (
                <i className={own.computed} aria-hidden="true">
                  ƒ{' '}
                </i>
              )}
              {strips?.get(path)?.odd && (
                <i className={own.odd} title={`Not as specified: ${strips.get(path)!.odd}`} aria-hidden="true">
                  ⚠{' '}
                </i>
              )}
              {field.label}
            </SortButton>
            <button
              type="button"
              className={hasStrips ? own.stripButton : styles.menuButton}
              aria-label={`Column ${field.label}: menu`}
              aria-haspopup="dialog"
              data-words={(hasStrips && strips?.get(path)?.words) || undefined}
              tabIndex={activeColumn === index ? 0 : -1}
              onClick={(event) => {
                const { left, bottom } = event.currentTarget.parentElement!.getBoundingClientRect()
                onMenu(path, { left, top: bottom })
              }}
            >
              {hasStrips ? <Strip strip={strips?.get(path)} /> : '⋮'}
            </button>
            <ColumnEdge {...{ table, columns, index }} isActive={activeColumn === index} />
          </div>
        )
      })}
    </div>
  )
})
