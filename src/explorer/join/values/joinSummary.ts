/** What the returns of the rows shown come to, in one sentence. */
import { distribution, type Distribution } from '../../../analysis/distribution.ts'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { signedPercent } from '../../../lib/numbers/percent.ts'
import type { JoinColumn } from './joinColumns.ts'
import type { JoinedColumns } from './joinedColumns.ts'

export type ReturnColumn = Extract<JoinColumn, { kind: 'return' }>

export interface ReturnSummary extends Distribution {
  readonly column: ReturnColumn
  /** In per cent, of the rows whose window has ended, in the order of the rows. */
  readonly values: readonly number[]
  /** Rows whose window has not ended, and rows without a value for another reason. */
  readonly open: number
  readonly without: number
}

/** The return that the rows are sorted by, or the last one joined. */
export function summaryColumn(columns: readonly JoinColumn[], sortedBy: string | undefined): ReturnColumn | undefined {
  const returns = columns.filter((column): column is ReturnColumn => column.kind === 'return')
  return returns.find(({ name }) => name === sortedBy) ?? returns.at(-1)
}

export function returnSummary(column: ReturnColumn, { values, open }: JoinedColumns, order: Uint32Array): ReturnSummary {
  const own = values[column.name] ?? []
  const ended: number[] = []
  let stillOpen = 0
  for (const row of order) {
    const value = own[row]
    if (typeof value === 'number') ended.push(value)
    else if (open[column.name]?.has(row)) stillOpen += 1
  }
  return {
    column,
    values: ended,
    open: stillOpen,
    without: order.length - ended.length - stillOpen,
    ...distribution(ended),
  }
}

const windowWords = ({ window, isExcess }: ReturnColumn): string =>
  `${window === 'today' ? 'return to date' : `${window}-day ${isExcess ? 'excess return' : 'return'}`}`

/** `Of 84 ratings with an ended 63-day window: median +4.1%, 58% above zero (49 open, 2 without prices).` */
export function summaryWords({ column, n, median, shareAboveZero, open, without }: ReturnSummary, noun: string): string {
  const left = [open > 0 ? `${figure(open)} open` : '', without > 0 ? `${figure(without)} without a value` : ''].filter(Boolean)
  const rest = left.length > 0 ? ` (${left.join(', ')})` : ''
  if (n === 0) return `No ${windowWords(column)} yet${rest}.`
  const rows = counted(n, noun.replace(/s$/, ''), noun)
  return `${windowWords(column).replace(/^./, (letter) => letter.toUpperCase())} of ${rows}: median ${signedPercent(median / 100)}, ${Math.round(shareAboveZero * 100)}% above zero${rest}.`
}
