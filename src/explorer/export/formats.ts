/** The files that loaded rows can be taken along in: how each begins, writes a row, and ends. */
import { fieldAt, type Field } from '../../api/fields.ts'
import type { AnyEndpoint } from '../../api/endpoint.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { csvCell, csvLine, exported } from './csv.ts'
import { markdownCell } from './markdown.ts'

/** What every file says of itself. */
export interface Origin {
  readonly title: string
  readonly query: string
  /** The service's address, or that this is invented data. */
  readonly source: string
  /** ISO 8601, UTC. */
  readonly time: string
  readonly coverage: string
  readonly rows: number
}

/** What is written: rows of the store in an order, and the columns for formats that have columns. */
export interface Content {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
  readonly order: Uint32Array
  readonly paths: readonly string[]
  /** Formats that write whole records write these columns alone: the reader selected cells. */
  readonly areCells?: boolean
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

const fieldsOf = ({ endpoint, paths }: Content): readonly (readonly [path: string, field: Field | undefined])[] =>
  paths.map((path) => [path, fieldAt(endpoint.fields, path)])

const originLines = ({ title, query, source, time, coverage, rows }: Origin): readonly string[] => [
  `${title}: ${query}`,
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A nested field under its path, as in the other formats. */
const cellsOf = (content: Content, row: number): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(content).map(([path, field]) => {
      const value = content.store.value(path, row)
      return [path, field ? exported(field, value) : value]
    }),
  )

const json = (content: Content, row: number): string =>
  JSON.stringify(content.areCells ? cellsOf(content, row) : exportedRecord(content.endpoint.fields, content.store.record(row)))

export const textFormats: readonly TextFormat[] = [
  {
    name: 'CSV',
    extension: 'csv',
    type: 'text/csv;charset=utf-8',
    begin: (content) =>
      originLines(content.origin)
        .map((line) => `# ${line.replace(/\s+/g, ' ')}\r\n`)
        .join('') + csvLine(content.paths.map((path) => csvCell(undefined, path))),
    row: (content, row) => csvLine(fieldsOf(content).map(([path, field]) => csvCell(field, content.store.value(path, row)))),
    end: () => '',
  },
  {
    name: 'JSON',
    extension: 'json',
    type: 'application/json',
    begin: ({ origin }) => `{"origin":${JSON.stringify(origin)},\n"rows":[`,
    row: (content, row, place) => `${place === 0 ? '' : ','}\n${json(content, row)}`,
    end: () => '\n]}\n',
  },
  {
    name: 'NDJSON',
    extension: 'ndjson',
    type: 'application/x-ndjson',
    begin: ({ origin }) => `${JSON.stringify({ origin })}\n`,
    row: (content, row) => `${json(content, row)}\n`,
    end: () => '',
  },
  {
    name: 'Markdown table',
    extension: 'md',
    type: 'text/markdown;charset=utf-8',
    begin: (content) => {
      const labels = fieldsOf(content).map(([path, field]) => markdownCell(field?.label ?? path))
      const facts = originLines(content.origin).map((line) => `${markdownCell(line)}  \n`)
      return `${facts.join('')}\n| ${labels.join(' | ')} |\n|${labels.map(() => ' --- |').join('')}\n`
    },
    row: (content, row) =>
      `| ${fieldsOf(content)
        .map(([path, field]) => markdownCell(field ? exported(field, content.store.value(path, row)) : ''))
        .join(' | ')} |\n`,
    end: () => '',
  },
]
