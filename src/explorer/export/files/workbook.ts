/** The `.xlsx` file itself: a sheet of rows, and one that says what was asked, of whom and when. */
import writeExcelFile, { type Cell } from 'write-excel-file/universal'
import type { SheetCell } from './sheetCell.ts'

export interface SheetColumn {
  readonly title: string
  readonly cells: readonly SheetCell[]
}

/** A line of the second sheet. */
export type Line = readonly string[]

/** What XML cannot hold, or the library leaves out of it. A line break of two signs would come back as one. */
// oxlint-disable-next-line no-control-regex -- control characters are what has to be written otherwise
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u0084\u0086-\u009f\ufffd]|\p{Noncharacter_Code_Point}/gu

const coded = (signs: string): string =>
  Array.from({ length: signs.length }, (_, at) => `_x${signs.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}_`).join(
    '',
  )

/** In the way of the format: `_x000D_` is a sign by its code, and a text that looks so already has its first sign coded. */
function written(text: string): string {
  const safe = text
    .toWellFormed()
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(UNWRITABLE, coded)
  // The library looks texts up in an object, where `constructor` is something else; it leaves the sign before it out of the file.
  return safe in {} ? `\u0000${safe}` : safe
}

const cellOf = (cell: SheetCell): Cell => (typeof cell === 'string' ? { value: written(cell), type: String } : cell)
const headOf = (text: string): Cell => ({ value: written(text), type: String, fontWeight: 'bold' })

/** Characters: as wide as the longest of the first rows, within reason. */
const widthOf = ({ title, cells }: SheetColumn): number => {
  const lengths = cells.slice(0, 100).map((cell) => (typeof cell === 'string' ? cell.length : cell === null ? 0 : 11))
  return Math.min(48, Math.max(title.length, ...lengths) + 2)
}

export async function workbook(columns: readonly SheetColumn[], about: readonly Line[]): Promise<ArrayBuffer> {
  const rows = Array.from({ length: columns[0]?.cells.length ?? 0 }, (_, row) =>
    columns.map(({ cells }) => cellOf(cells[row] ?? null)),
  )
  const blob = await writeExcelFile([
    {
      sheet: 'Rows',
      data: [columns.map(({ title }) => headOf(title)), ...rows],
      columns: columns.map((column) => ({ width: widthOf(column) })),
      stickyRowsCount: 1,
    },
    {
      sheet: 'Query',
      data: about.map(([name = '', ...texts]) => [headOf(name), ...texts.map(cellOf)]),
      columns: [{ width: 24 }, { width: 96 }],
    },
  ]).toBlob()
  return blob.arrayBuffer()
}
