/** The elements of a recycled row, and in its cells what is more than text. For a row of plain texts nothing of it is drawn again. */
import { memo, useState, useSyncExternalStore } from 'react'
import { ChangeMark } from '../../since/ChangeMark.tsx'
import { changeOfRow } from '../../since/rowChange.ts'
import type { Column } from '../columns/columns.ts'
import styles from '../Grid.module.css'
import { CellContent } from './CellContent.tsx'
import type { CellLook } from './cellLooks.ts'
import type { CellByReact } from './recycledCell.ts'
import type { RecycledRow } from './recycledRow.ts'

const SharedMark = () => (
  <span className={styles.shared} title="Another row has the same ID and says something else">
    <span className="visually-hidden">Another row has the same ID and says something else: </span>
  </span>
)

const Content = memo(function Content({ cell }: { readonly cell: CellByReact }) {
  const { store, row, column, Own, mark } = cell
  return (
    <>
      {mark === 'shared' && <SharedMark />}
      {mark === 'change' && <ChangeMark change={changeOfRow(store, row)} />}
      <CellContent {...{ store, row, Own }} path={column.path} field={column.field} />
    </>
  )
})

interface Props {
  readonly row: RecycledRow
  readonly columns: readonly Column[]
  readonly looks: readonly CellLook[]
  /** Columns in the page, by their number. */
  readonly shown: readonly number[]
}

export const GridRow = memo(function GridRow({ row, columns, looks, shown }: Props) {
  const { attach, cellOf, drawFirst, listen, byReact } = row
  // What it says first is found here, row by row, so that React can let the page answer in between.
  useState(drawFirst)
  const contents = useSyncExternalStore(listen, byReact)
  return (
    <div ref={attach} role="row" className={styles.row}>
      {shown.map((index) => {
        const { path } = columns[index]!
        const content = contents.get(path)
        return (
          <div key={path} ref={cellOf(path).attach} role="gridcell" aria-colindex={index + 1} tabIndex={-1} {...looks[index]}>
            {content && <Content cell={content} />}
          </div>
        )
      })}
    </div>
  )
})
