/** A spreadsheet as another reader reads it: typed cells where a number or a day is exact, text to the letter everywhere else. */
import { parse } from 'csv-parse/sync'
import readSheets from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import {
  day,
  dayInstant,
  decimal,
  displayDay,
  fraction,
  identifier,
  identifierNumber,
  instant,
  integer,
  number,
  percent,
  text,
  unix,
  type Field,
} from '../../../api/endpoint/fields.ts'
import { ExactNumber } from '../../../api/client/exactNumber.ts'
import { insights } from '../../../endpoints/insights/endpoint.ts'
import { naughtyStrings } from '../../../test/faults/naughtyStrings.ts'
import { unicodeTexts } from '../../../test/faults/unicodeTexts.ts'
import { createRowStore } from '../../rows/rowStore.ts'
import { allRows } from '../../rows/column.ts'
import { textFormats, type Content } from '../formats.ts'
import { fieldColumn } from '../shown.ts'
import { writeText } from '../writeFile.ts'
import { sheetCell } from './sheetCell.ts'
import { workbook } from './workbook.ts'
import { aboutLines, sheetColumn } from './xlsx.ts'

type Cell = string | number | boolean | Date | null

/** Both sheets. */
async function read(file: ArrayBuffer): Promise<Record<string, Cell[][]>> {
  const sheets = await readSheets(Buffer.from(file))
  return Object.fromEntries(sheets.map(({ sheet, data }) => [sheet, data as Cell[][]]))
}

/** What the reader makes of one value in a column of a kind. */
async function readBack(field: Field, value: unknown): Promise<Cell> {
  const { Rows } = await read(await workbook([{ title: 'Value', cells: ['above', sheetCell(field, value), 'below'] }], []))
  expect([Rows![0], Rows![1], Rows![3]]).toEqual([['Value'], ['above'], ['below']])
  return Rows![2]![0]!
}

const at = (moment: string): Date => new Date(moment)

describe('a cell', () => {
  it.each<readonly [string, Field, unknown, Cell]>([
    ['a number', number('P/E'), 31.2039, 31.2039],
    ['zero', integer('Count'), 0, 0],
    ['a negative number', number('Change'), -0.5, -0.5],
    ['a share of one', fraction('Yield'), 0.005, 0.005],
    ['an exact decimal', decimal('Target'), '96.0000', 96],
    ['a decimal below zero', decimal('Change'), '-12.50', -12.5],
    ['fifteen digits', decimal('Value'), '5647254285000.12', 5647254285000.12],
    ['a per cent with its sign', percent('Traded'), '12.5%', 12.5],
    ['a per cent without', percent('Traded'), '12.5', 12.5],
    ['a day', day('Date'), '2026-11-20', at('2026-11-20T00:00:00Z')],
    ['a day in words', displayDay('Date'), 'Mar 7, 2025', at('2025-03-07T00:00:00Z')],
    ['a day as a midnight', dayInstant('Traded'), '2026-11-20T00:00:00.000Z', at('2026-11-20T00:00:00Z')],
    ['a moment', instant('Filed'), '2026-11-20T21:30:05Z', at('2026-11-20T21:30:05Z')],
    ['a Unix time', unix('Updated'), 1_795_183_405, at('2026-11-20T14:03:25Z')],
    ['a flag', { ...text('Plan'), kind: 'flag', json: 'boolean' }, false, false],
  ])('holds %s as what it is', async (_, field, value, cell) => expect(await readBack(field, value)).toEqual(cell))

  it.each<readonly [string, Field, unknown, string]>([
    ['a CIK with its zeros', identifier('CIK'), '0000320193', '0000320193'],
    ['a CUSIP that looks like a power', identifier('CUSIP'), '12345E105', '12345E105'],
    ['a number that names', identifierNumber('ID'), 40871234, '40871234'],
    ['sixteen digits', decimal('Value'), '1234567890.123456', '1234567890.123456'],
    ['a long decimal', decimal('Value'), '0.1234567890123456789', '0.1234567890123456789'],
    ['an integer beyond the sheet', integer('Volume'), 9_007_199_254_740_991, '9007199254740991'],
    ['a number beyond a double', number('Volume'), new ExactNumber('9007199254740993'), '9007199254740993'],
    ['a negative zero', decimal('Change'), '-0.00', '-0.00'],
    ['a day that is none', day('Date'), '2026-02-30', '2026-02-30'],
    ['a day that spreadsheets differ on', day('Date'), '1900-02-28', '1900-02-28'],
    ['a fraction of a second', instant('Filed'), '2026-11-20T21:30:05.123Z', '2026-11-20T21:30:05.123Z'],
    ['a moment without a zone', instant('Filed'), '2026-11-20T21:30:05', '2026-11-20T21:30:05'],
    ['a ratio', text('Ratio'), '3:2', '3:2'],
    ['a formula', text('Notes'), '=HYPERLINK("https://evil.test","x")', '=HYPERLINK("https://evil.test","x")'],
    ['a list', text('List'), [1, 'a'], '[1,"a"]'],
    ['a text that looks like a code', text('Notes'), '_x0041_', '_x0041_'],
    ['line ends of two signs', text('Notes'), 'a\r\nb', 'a\r\nb'],
  ])('holds %s as text', async (_, field, value, cell) => expect(await readBack(field, value)).toBe(cell))

  it('is empty for what is absent', async () => {
    expect(await readBack(text('Notes'), null)).toBe(null)
    expect(await readBack(text('Notes'), undefined)).toBe(null)
  })
})

it('F64, D4 holds text of every kind, also such that every object has by that name', async () => {
  const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty']
  const given = [...names, ...Object.values(unicodeTexts), ...naughtyStrings].filter(
    (each) => each.trim() === each && each !== '',
  )
  const { Rows } = await read(await workbook([{ title: 'Text', cells: given }], []))
  expect(Rows!.slice(1).map(([cell]) => cell)).toEqual(given.map((each) => each.toWellFormed()))
})

const RECORDS = Array.from({ length: 300 }, (_, id) => ({
  id: String(id).padStart(24, '0'),
  date: `2026-11-${String(1 + (id % 20)).padStart(2, '0')}`,
  pt: `${id}.5000`,
  firm: id % 7 === 0 ? null : `Firm "${id}", & <sons>`,
}))

function contentOf(records: readonly unknown[]): Content {
  const store = createRowStore(insights, records as never)
  const origin = {
    title: 'DEMO Ratings',
    query: 'Ratings for HALO',
    address: 'https://app.test/insights?tickers=HALO',
    source: 'demo data, invented',
    data: 'demo' as const,
    time: '2026-11-20T14:30:00.000Z',
    coverage: 'All loaded.',
    rows: store.size,
  }
  const columns = ['id', 'date', 'pt', 'firm', 'security.symbol', 'security.name'].map((path) => fieldColumn(insights, path))
  return { endpoint: insights, store, order: allRows(store.size).toReversed(), columns, origin }
}

async function written(content: Content) {
  let cut = 0
  const columns = content.columns.map((column) => sheetColumn(content, column, () => (cut += 1)))
  return read(await workbook(columns, aboutLines(content, cut)))
}

it('holds the rows, order and columns of the CSV of the same, and says beside them what was asked', async () => {
  const content = contentOf(RECORDS)
  const { Rows, Query } = await written(content)
  const csv = await (await writeText(textFormats[0]!, content, () => {}, new AbortController().signal)).text()
  const [, ...lines] = parse(csv) as string[][]
  const plain = (cell: Cell | undefined): string =>
    cell instanceof Date ? cell.toISOString().slice(0, 10) : typeof cell === 'number' ? cell.toFixed(4) : String(cell ?? '')
  expect(Rows!.slice(1).map((row) => content.columns.map((_, index) => plain(row[index])))).toEqual(lines)
  expect(Rows![0]).toEqual(content.columns.map(({ title }) => title))
  expect(Rows![1]!.slice(0, 3)).toEqual([RECORDS[299]!.id, at('2026-11-20T00:00:00Z'), 299.5])
  expect(Query!.slice(0, 7)).toEqual([
    ['Dataset', 'DEMO Ratings'],
    ['Query', 'Ratings for HALO'],
    ['Address', 'https://app.test/insights?tickers=HALO'],
    ['Source', 'demo data, invented'],
    ['Data', 'demo'],
    ['Exported', '2026-11-20T14:30:00.000Z'],
    ['Rows', '300. All loaded.'],
  ])
  expect(Query!.slice(-content.columns.length)).toEqual(content.columns.map(({ title, path }) => [title, path]))
})

it('cuts a text that is longer than a cell holds, and says how many there are', async () => {
  const { Rows, Query } = await written(contentOf([{ id: 'a', firm: 'x'.repeat(40_000) }, { id: 'b' }]))
  expect(String(Rows![2]![3])).toHaveLength(32_767)
  expect(Query).toContainEqual(['Texts cut', '1, at 32,767 characters, the most a cell holds'])
})
