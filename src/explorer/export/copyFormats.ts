/** Selected cells as text for the clipboard: as a spreadsheet takes them, as a table of a document, or as data. */
import type { RowStore } from '../rows/rowStore.ts'
import { valueIn, type ShownColumn } from './shown.ts'
import { copyText } from './clipboard.ts'
import { exported, isFormula, plainText } from './csv.ts'
import { markdownCell } from './markdown.ts'
import { writeInSlices } from './writeInSlices.ts'

export const COPY_FORMATS = ['TSV', 'TSV with headings', 'Markdown', 'JSON'] as const
export type CopyFormat = (typeof COPY_FORMATS)[number]

interface Cells {
  readonly store: RowStore
  /** Row numbers of the store. */
  readonly rows: Uint32Array
  readonly columns: readonly ShownColumn[]
}

/** Quoted where a tab, a line break or a quotation mark would end the cell; what looks like a formula is marked as text. */
function tabbedCell({ field }: ShownColumn, value: unknown): string {
  const text = plainText(exported(field, value))
  const safe = isFormula(field, text) ? `'${text}` : text
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A row of text that spreadsheets take from the clipboard. */
export const tabbedLine = (columns: readonly ShownColumn[], values: readonly unknown[]): string =>
  `${columns.map((column, index) => tabbedCell(column, values[index])).join('\t')}\n`

/** The heads of its columns. */
export const titleLine = (columns: readonly ShownColumn[]): string => `${columns.map(({ title }) => title).join('\t')}\n`

const tabbed = { begin: () => '', row: tabbedLine, end: '' }

const bars = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`

interface Writer {
  readonly begin: (columns: readonly ShownColumn[]) => string
  readonly row: (columns: readonly ShownColumn[], values: readonly unknown[], place: number) => string
  readonly end: string
}

const writers: Record<CopyFormat, Writer> = {
  TSV: tabbed,
  'TSV with headings': { ...tabbed, begin: titleLine },
  Markdown: {
    begin: (columns) => `${bars(columns.map(({ title }) => markdownCell(title)))}|${columns.map(() => ' --- |').join('')}\n`,
    row: (columns, values) => bars(columns.map(({ field }, index) => markdownCell(exported(field, values[index])))),
    end: '',
  },
  JSON: {
    begin: () => '[',
    // What is absent stays absent, and null stays null.
    row: (columns, values, place) =>
      `${place === 0 ? '' : ','}\n${JSON.stringify(Object.fromEntries(columns.map(({ path, field }, index) => [path, exported(field, values[index])])))}`,
    end: '\n]\n',
  },
}

/** Decimals keep the text they came as. Throws as `copyText` does. */
export function copyCells(format: CopyFormat, { store, rows, columns }: Cells): Promise<void> {
  const { begin, row: write, end } = writers[format]
  const row = (number: number, place: number): string => {
    const values = columns.map((column) => valueIn(store, column, number, place))
    return write(columns, values, place)
  }
  return copyText(() => writeInSlices({ begin: begin(columns), rows, row, end, type: 'text/plain' }))
}
