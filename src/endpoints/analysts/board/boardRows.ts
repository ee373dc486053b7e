/** The rows of the board: analysts with enough ratings, the best first unless the address orders them otherwise. */
import { orderRows } from '../../../explorer/rows/orderRows.ts'
import type { AnalystProfile } from '../endpoint.ts'
import type { BoardView } from './boardView.ts'
import { hasSample, measureText, numberOf } from './measures.ts'

/** The measure that the rows are ordered by: the plot always has hit rates. */
export const orderedBy = ({ isPlot, measure }: BoardView) => (isPlot ? 'success_rate' : measure)

export function boardRows(
  records: readonly AnalystProfile[],
  order: Uint32Array,
  view: BoardView,
  isSorted: boolean,
): Uint32Array<ArrayBufferLike> {
  const shown = order.filter((row) => hasSample(records[row]!, view.least))
  if (isSorted) return shown
  const ranks = Float64Array.from(records, (record) => numberOf(measureText(record, view.period, orderedBy(view))) ?? Number.NaN)
  return orderRows(shown, ranks, true)
}
