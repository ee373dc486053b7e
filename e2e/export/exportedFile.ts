/** What another reader makes of an exported file: the names of its columns, and its rows as texts, absent values empty. */
import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import readSheets from 'read-excel-file/node'

export interface ExportedFile {
  readonly names: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

type Row = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** Of records, which leave out what is absent: the names of all of them, as the first that has each has it in order. */
const ofRecords = (records: readonly Row[], names: readonly string[]): ExportedFile => {
  const strange = records.flatMap((record) => Object.keys(record)).filter((name) => !names.includes(name))
  if (strange.length > 0) throw new Error(`No columns of this view: ${strange.join(', ')}`)
  return { names, rows: records.map((record) => names.map((name) => textOf(record[name]))) }
}

const cellsIn = (line: string): readonly string[] =>
  line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.replace(/\\([\\|<>*_`[\]&~])/g, '$1'))

/** Of each format; `names` are the columns that are looked for where a row need not have all of them. */
export const readers: Readonly<Record<string, (file: Buffer, names: readonly string[]) => ExportedFile | Promise<ExportedFile>>> =
  {
    CSV: (file) => {
      const [names = [], ...rows] = parse(file.toString('utf8'), { comment: '#', relax_quotes: false }) as string[][]
      // The mark that keeps a spreadsheet from taking a text for a formula is none of the value.
      return { names, rows: rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))) }
    },
    JSON: (file, names) => ofRecords((JSON.parse(file.toString('utf8')) as { rows: Row[] }).rows, names),
    NDJSON: (file, names) => {
      const [, ...lines] = file.toString('utf8').trimEnd().split('\n')
      return ofRecords(
        lines.map((line) => JSON.parse(line) as Row),
        names,
      )
    },
    Markdown: (file) => {
      const [head = '', , ...lines] = file
        .toString('utf8')
        .split('\n')
        .filter((line) => line.startsWith('|'))
      return { names: cellsIn(head), rows: lines.map(cellsIn) }
    },
    Excel: async (file) => {
      const [sheet] = await readSheets(file)
      const [names = [], ...rows] = sheet!.data
      return { names: names.map(textOf), rows: rows.map((row) => names.map((_, index) => textOf(row[index]))) }
    },
    Parquet: async (file) => {
      const records = await parquetReadObjects({ file: new Uint8Array(file).buffer })
      return ofRecords(records, Object.keys(records[0] ?? {}))
    },
  }
