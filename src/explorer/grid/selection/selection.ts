/** The cells a user has selected: one rectangle of the rows and columns shown, between where it began and where it was drawn to. */
import { useMemo, useState } from 'react'
import type { CopyFormat } from '../../export/copyFormats.ts'
import type { ShownColumn } from '../../export/shown.ts'
import type { Column } from '../columns/columns.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import type { GridPlace } from '../focus/useGridFocus.ts'

/** First and last of each, both included, counted from 0; rows by their place in the order shown. */
export interface CellRange {
  readonly rows: readonly [number, number]
  readonly columns: readonly [number, number]
}

/** What is selected, for those outside the grid: row numbers of the store, and columns. */
export interface SelectedCells {
  readonly rows: Uint32Array
  readonly columns: readonly ShownColumn[]
}

interface Span {
  readonly anchor: GridPlace
  readonly head: GridPlace
  readonly order: Uint32Array
  readonly paths: string
  /** What came of copying it. */
  readonly outcome?: string
}

const sorted = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a])

const rangeOf = ({ anchor, head }: Span): CellRange => ({
  rows: sorted(anchor.row - 1, head.row - 1),
  columns: sorted(anchor.column, head.column),
})

/** A selection is of what was on screen: other rows, another order or other columns end it. */
export function useSelection(store: RowStore, order: Uint32Array, columns: readonly Column[]) {
  const [held, setSpan] = useState<Span>()
  const paths = columns.map(({ path }) => path).join()
  const span = held?.order === order && held.paths === paths ? held : undefined
  const cellsOf = (of: Span): SelectedCells => {
    const { rows, columns: across } = rangeOf(of)
    return { rows: order.slice(rows[0], rows[1] + 1), columns: columns.slice(across[0], across[1] + 1) }
  }
  const copy = async (format: CopyFormat, of: Span): Promise<void> => {
    const end = (outcome: string): void => setSpan((last) => (last && last.anchor === of.anchor ? { ...last, outcome } : last))
    setSpan(of)
    try {
      const { copyCells } = await import('../../export/copyFormats.ts')
      await copyCells(format, { store, ...cellsOf(of) })
      end(`Copied as ${format}.`)
    } catch (reason) {
      end(`Not copied: ${reason instanceof Error ? reason.message : String(reason)}.`)
    }
  }
  return {
    range: useMemo(() => span && rangeOf(span), [span]),
    cells: span && (() => cellsOf(span)),
    outcome: span?.outcome ?? '',
    /** From one cell to another. */
    select: (anchor: GridPlace, head: GridPlace): void => setSpan({ anchor, head, order, paths }),
    /** To this cell, from where the selection began, or from `from` where there is none. */
    extend: (from: GridPlace, head: GridPlace): void => setSpan({ anchor: span?.anchor ?? from, head, order, paths }),
    /** `false` where there was none. */
    clear: (): boolean => (span ? (setSpan(undefined), true) : false),
    /** What is selected, or this one cell where nothing is. */
    copy: (format: CopyFormat, at: GridPlace): void => void copy(format, span ?? { anchor: at, head: at, order, paths }),
  }
}
