/** Loaded rows as a spreadsheet: the rows with typed cells, and a second sheet on where they come from. */
import { exported } from '../csv.ts'
import type { Content } from '../formats.ts'
import { valueIn, type ShownColumn } from '../shown.ts'
import { fileFromWorker } from './fileFromWorker.ts'
import { LONGEST_TEXT, sheetCell, type SheetCell } from './sheetCell.ts'
import type { Line, SheetColumn } from './workbook.ts'
import workerAddress from './xlsxWorker.ts?worker&url'
import { figure } from '../../../lib/numbers/counts.ts'

/** A sheet has 2^20 lines, one of them the heads. */
const MOST_ROWS = 1_048_575

/** Fields of different objects may have one label: then the head of the column says which it is. */
const titleOf = (columns: readonly ShownColumn[], { title, path }: ShownColumn): string =>
  columns.filter((column) => column.title === title).length > 1 ? `${title} (${path})` : title

/** A column's cells in order. Texts longer than a cell holds are cut, and counted by `onCut`. */
export function sheetColumn({ store, order, columns }: Content, column: ShownColumn, onCut: () => void): SheetColumn {
  const fitted = (cell: SheetCell): SheetCell => {
    if (typeof cell !== 'string' || cell.length <= LONGEST_TEXT) return cell
    onCut()
    return cell.slice(0, LONGEST_TEXT)
  }
  const cells = Array.from(order, (row, place) =>
    fitted(sheetCell(column.field, exported(column.field, valueIn(store, column, row, place)))),
  )
  return { title: titleOf(columns, column), cells }
}

/** The second sheet. */
export function aboutLines({ origin, columns }: Content, cut: number): readonly Line[] {
  const { title, query, address, source, data, time, coverage, rows } = origin
  return [
    ['Dataset', title],
    ['Query', query],
    ['Address', address],
    ['Source', source],
    ['Data', data],
    ['Exported', time],
    ['Rows', `${rows}. ${coverage}`],
    ...(cut > 0 ? [['Texts cut', `${cut}, at ${figure(LONGEST_TEXT)} characters, the most a cell holds`]] : []),
    [],
    ['Column', 'Field'],
    ...columns.map((column) => [titleOf(columns, column), column.path]),
  ]
}

/** Hands column after column to a worker. Throws the signal's reason when cancelled. */
export async function writeXlsx(content: Content, onProgress: (rows: number) => void, signal: AbortSignal): Promise<Blob> {
  if (content.order.length > MOST_ROWS) throw new Error(`a sheet holds ${figure(MOST_ROWS)} rows; use CSV or Parquet`)
  let cut = 0
  const file = await fileFromWorker({
    address: workerAddress,
    name: 'xlsx',
    parts: content.columns.map((column) => () => sheetColumn(content, column, () => (cut += 1))),
    last: () => ({ about: aboutLines(content, cut) }),
    onProgress: (share) => onProgress(Math.floor(share * content.order.length)),
    signal,
  })
  return new Blob([file], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}
