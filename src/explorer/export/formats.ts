/** The files that loaded rows can be taken along in: how each begins, writes a row, and ends. */
import { isObject } from '../../api/client/exactNumber.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { valueIn, type ShownColumn } from './shown.ts'
import { tabbedLine, titleLine } from './copyFormats.ts'
import { csvCell, csvLine, exported } from './csv.ts'
import { markdownCell } from './markdown.ts'

/** What a file says of itself. */
export interface Origin {
  readonly title: string
  readonly query: string
  /** Of the page. */
  readonly address: string
  /** The service's address, or that this is invented data. */
  readonly source: string
  readonly data: 'demo' | 'live'
  /** ISO 8601, UTC. */
  readonly time: string
  readonly coverage: string
  readonly rows: number
  /** Rows that were the same as another, and are in no file. */
  readonly repeated?: number
}

/** What is written: rows of the store in an order, and the columns for formats that have columns. */
export interface Content {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
  readonly order: Uint32Array
  readonly columns: readonly ShownColumn[]
  /** Formats that can write whole records do, instead of these columns. */
  readonly areRecords?: boolean
  /** Whether CSV begins with lines on its origin, which most readers take for rows. */
  readonly hasComments?: boolean
  readonly origin: Origin
}

export interface TextFormat {
  readonly name: string
  readonly extension: string
  readonly type: string
  readonly begin: (content: Content) => string
  /** `place` counts rows from 0. */
  readonly row: (content: Content, row: number, place: number) => string
  readonly end: (content: Content) => string
}

const originLines = ({ title, query, address, source, time, coverage, rows }: Origin): readonly string[] => [
  `${title}: ${query}`,
  `Address: ${address}`,
  `Source: ${source}`,
  `Exported: ${time}`,
  `Rows: ${rows}. ${coverage}`,
]

/** A record without what an export must not hold: the signed part of picture addresses, at any depth. */
function exportedRecord(fields: AnyEndpoint['fields'], record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(record).map(([name, value]): [string, unknown] => {
    const field: Field | undefined = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) return [name, value]
    const inner = field.fields
    if (inner && Array.isArray(value)) return [name, value.map((item) => (isObject(item) ? exportedRecord(inner, item) : item))]
    return [name, inner && isObject(value) ? exportedRecord(inner, value) : exported(field, value)]
  })
  return Object.fromEntries(entries)
}

/** A nested field under its path, as in the other formats. */
const cellsOf = ({ store, columns }: Content, row: number, place: number): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column.path, exported(column.field, valueIn(store, column, row, place))]))

const json = (content: Content, row: number, place: number): string =>
  JSON.stringify(
    content.areRecords ? exportedRecord(content.endpoint.fields, content.store.record(row)) : cellsOf(content, row, place),
  )

export const textFormats: readonly TextFormat[] = [
  {
    name: 'CSV',
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    begin: (content) =>
      (content.hasComments ? originLines(content.origin) : []).map((line) => `# ${line.replace(/\s+/g, ' ')}\r\n`).join('') +
      csvLine(content.columns.map(({ path }) => csvCell(undefined, path))),
    row: ({ store, columns }, row, place) =>
      csvLine(columns.map((column) => csvCell(column.field, valueIn(store, column, row, place)))),
    end: () => '',
  },
  {
    name: 'TSV',
    extension: 'tsv',
    type: 'text/tab-separated-values;charset=utf-8',
    begin: ({ columns }) => titleLine(columns),
    row: ({ store, columns }, row, place) =>
      tabbedLine(
        columns,
        columns.map((column) => valueIn(store, column, row, place)),
      ),
    end: () => '',
  },
  {
    name: 'JSON',
    extension: 'json',
    type: 'application/json',
    begin: ({ origin }) => `{"origin":${JSON.stringify(origin)},\n"rows":[`,
    row: (content, row, place) => `${place === 0 ? '' : ','}\n${json(content, row, place)}`,
    end: () => '\n]}\n',
  },
  {
    name: 'NDJSON',
    extension: 'ndjson',
    type: 'application/x-ndjson',
    begin: ({ origin }) => `${JSON.stringify({ origin })}\n`,
    row: (content, row, place) => `${json(content, row, place)}\n`,
    end: () => '',
  },
  {
    name: 'Markdown',
    extension: 'md',
    type: 'text/markdown;charset=utf-8',
    begin: (content) => {
      const labels = content.columns.map(({ title }) => markdownCell(title))
      const facts = originLines(content.origin).map((line) => `${markdownCell(line)}  \n`)
      return `${facts.join('')}\n| ${labels.join(' | ')} |\n|${labels.map(() => ' --- |').join('')}\n`
    },
    row: ({ store, columns }, row, place) =>
      `| ${columns.map((column) => markdownCell(exported(column.field, valueIn(store, column, row, place)))).join(' | ')} |\n`,
    end: () => '',
  },
]
