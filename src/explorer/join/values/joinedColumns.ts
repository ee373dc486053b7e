/** The values of joined columns for all rows of a page, kept as prices come: those of a ticker change its own rows alone. */
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import type { ComputedValues } from '../../rows/computedColumns.ts'
import type { RowStore } from '../../rows/rowStore.ts'
import { ROWS_A_LOOK, SLICE, type RowSpan } from './datedRows.ts'
import { joinedValue, type DatedRow, type Histories } from './joinedValue.ts'
import type { JoinColumn, JoinRequest } from './joinColumns.ts'

/** The columns of the rows of one store, as they were when they were last computed. */
export interface JoinedColumns {
  readonly store: RowStore
  readonly values: ComputedValues
  /** By the names of the columns: the rows whose window has not ended. */
  readonly open: Readonly<Record<string, ReadonlySet<number>>>
}

interface Rows {
  readonly store: RowStore
  readonly request: JoinRequest
  readonly rowsOf: RowSpan['rowsOf']
  readonly rowAt: (row: number) => DatedRow
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, place) => one === others[place])

export function createJoinedColumns({ store, request, rowsOf, rowAt }: Rows) {
  const { columns } = request
  const columnsOf = <T>(make: (column: JoinColumn) => T): Record<string, T> =>
    Object.fromEntries(columns.map((column) => [column.name, make(column)]))
  const hasExcess = columns.some((column) => column.kind === 'return' && column.isExcess)
  const hasSplits = columns.some((column) => column.kind === 'upside' && column.isNow)
  /** By these the values stand; a symbol that has none yet was not loaded. */
  const from = new Map<string, DailySeries | undefined>()
  let splits: Histories['splits']
  let group: readonly DailySeries[] = []
  let last: JoinedColumns | undefined

  return {
    /** Brings them up to what is loaded, in slices; `undefined` once they are not wanted any more. */
    async update(
      histories: Histories,
      against: readonly DailySeries[],
      isWanted: () => boolean,
    ): Promise<JoinedColumns | undefined> {
      // What all rows are held against, or may have been overtaken by.
      if ((hasExcess && !isSame(against, group)) || (hasSplits && histories.splits !== splits)) from.clear()
      group = against
      splits = histories.splits
      const terms = { base: request.base, group }
      const stale = [...rowsOf].filter(([symbol]) => {
        const series = histories.series.get(symbol)
        return histories.series.has(symbol) && !(from.has(symbol) && from.get(symbol) === series)
      })
      if (last && stale.length === 0) return last
      // Who has the last ones reads them while these are made.
      const values = columnsOf(({ name }) => last?.values[name]?.slice() ?? Array<unknown>(store.size).fill(undefined))
      const open = columnsOf(({ name }) => new Set(last?.open[name]))
      let until = performance.now() + SLICE
      let looked = 0
      for (const [symbol, rows] of stale) {
        for (const row of rows) {
          const dated = rowAt(row)
          for (const column of columns) {
            const { value, isOpen } = joinedValue(column, dated, histories, terms)
            values[column.name]![row] = value
            if (isOpen) open[column.name]!.add(row)
            else open[column.name]!.delete(row)
          }
          looked += 1
          if (looked % ROWS_A_LOOK === 0 && performance.now() > until) {
            await yieldToMain()
            if (!isWanted()) return undefined
            until = performance.now() + SLICE
          }
        }
        from.set(symbol, histories.series.get(symbol))
      }
      last = { store, values, open }
      return last
    },
  }
}
