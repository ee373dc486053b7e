import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { expect, it } from 'vitest'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { logos } from '../../endpoints/logos/endpoint.ts'
import { naughtyStrings, scriptStrings } from '../../test/faults/naughtyStrings.ts'
import { unicodeTexts } from '../../test/faults/unicodeTexts.ts'
import { fieldColumn } from './shown.ts'
import { emptyRowStore } from '../rows/spreadRows.ts'
import { textFormats, type Content } from './formats.ts'
import { parquetColumn } from './files/parquet.ts'
import { fileNameOf, writeText } from './writeFile.ts'

const ROWS = [
  {
    id: 'a',
    pt: '96.0000',
    firm: '=HYPERLINK("http://evil.test","x")',
    security: { symbol: 'HALO', name: 'Halcyon, "Optics"' },
    updated: 1,
  },
  { id: 'b', pt: '-12.50', firm: '+SUM(A1)\nnext', security: null, updated: 2, extra: [1, 2] },
  { id: 'c', pt: '', firm: '  @cmd', security: { symbol: 'Ä€𝄞' }, updated: 3 },
]

function contentOf(
  rows: readonly unknown[] = ROWS,
  paths = ['id', 'pt', 'firm', 'security.name', 'updated'],
  endpoint: Content['endpoint'] = insights,
): Content {
  const store = emptyRowStore(endpoint)
  store.append(rows)
  const order = Uint32Array.from({ length: store.size }, (_, row) => row)
  const origin = {
    title: 'Analyst ratings',
    query: 'Analyst ratings for HALO',
    address: 'https://app.test/insights?tickers=HALO',
    source: 'https://service.test',
    data: 'live' as const,
    time: '2026-11-20T14:30:00.000Z',
    coverage: 'All loaded.',
    rows: store.size,
  }
  return { endpoint, store, order, columns: paths.map((path) => fieldColumn(endpoint, path)), areRecords: true, origin }
}

const written = async (name: string, content = contentOf()): Promise<string> => {
  const format = textFormats.find((one) => one.name === name)!
  return (await writeText(format, content, () => {}, new AbortController().signal)).text()
}

it('writes CSV that another reader reads back: the same rows, exact decimals, hostile text harmless', async () => {
  const records = parse(await written('CSV'), { columns: true, comment: '#', relax_quotes: false }) as Record<string, string>[]
  expect(records).toEqual([
    { id: 'a', pt: '96.0000', firm: `'=HYPERLINK("http://evil.test","x")`, 'security.name': 'Halcyon, "Optics"', updated: '1' },
    { id: 'b', pt: '-12.50', firm: `'+SUM(A1)\nnext`, 'security.name': '', updated: '2' },
    { id: 'c', pt: '', firm: `'  @cmd`, 'security.name': '', updated: '3' },
  ])
})

it.each(['CSV', 'JSON', 'NDJSON', 'Markdown'])('D3, D13 says query, source, time and coverage in %s', async (name) => {
  const file = await written(name, { ...contentOf(), hasComments: true })
  for (const fact of ['Analyst ratings for HALO', 'https://service.test', '2026-11-20T14:30:00', 'All loaded.'])
    expect(file.replaceAll('\\', '')).toContain(fact)
})

it('F64 writes text of every kind as valid UTF-8, and what UTF-8 has no room for by its code', async () => {
  const rows = Object.values(unicodeTexts).map((firm, id) => ({ id: String(id), firm }))
  const content = contentOf(rows, ['id', 'firm'])
  const file = JSON.parse(await written('JSON', content)) as { rows: unknown[] }
  expect(file.rows).toEqual(rows)
  const csv = parse(await written('CSV', content), { columns: true, comment: '#' }) as Record<string, string>[]
  const bare = (text: string): string => text.replace(/^'/, '')
  expect(csv.map(({ firm }) => bare(firm!))).toEqual(rows.map(({ firm }) => bare(firm.toWellFormed())))
})

it('writes JSON with the records as they came, undeclared fields too', async () => {
  const file = JSON.parse(await written('JSON')) as { rows: unknown[] }
  expect(file.rows).toEqual(ROWS)
})

it('writes NDJSON with one record a line after the line of origin', async () => {
  const lines = (await written('NDJSON'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  expect(lines.slice(1)).toEqual(ROWS)
})

it('keeps bars and line breaks of texts from breaking a Markdown table', async () => {
  const table = await written('Markdown', contentOf([{ id: 'x|y', firm: 'a\nb', pt: '<b>' }]))
  expect(table).toContain('| x\\|y | \\<b\\> | a b |')
})

it('K11 leaves the signature of picture addresses out of every format', async () => {
  const rows = [{ id: '1', search_key: 'HALO', files: { logo_light: 'https://img.test/a.png?x-bz-signature=SECRET' } }]
  const content = contentOf(rows, ['files.logo_light'], logos)
  for (const { name } of textFormats) {
    const file = await written(name, content)
    expect(file).toContain('img.test/a.png')
    expect(file).not.toContain('SECRET')
  }
})

it('writes Parquet that another reader reads back, exact decimals as text and numbers as numbers', async () => {
  const content = contentOf()
  const columnData = content.columns.map((each) => {
    const column = parquetColumn(content, each)
    return { ...column, data: [...column.data], nullable: true as const }
  })
  const rows = await parquetReadObjects({ file: parquetWriteBuffer({ columnData }) })
  expect(rows[0]).toEqual({
    id: 'a',
    pt: '96.0000',
    firm: '=HYPERLINK("http://evil.test","x")',
    'security.name': 'Halcyon, "Optics"',
    updated: 1,
  })
  expect(rows[1]).toMatchObject({ pt: '-12.50', 'security.name': null })
})

it('stops when told to', async () => {
  const stop = new AbortController()
  stop.abort(new Error('enough'))
  const many = contentOf(Array.from({ length: 20_000 }, (_, id) => ({ id: String(id), firm: 'x'.repeat(50) })))
  await expect(writeText(textFormats[0]!, many, () => {}, stop.signal)).rejects.toThrow('enough')
})

it('D3 says in the name of the file that it is not the whole', () => {
  expect(fileNameOf(contentOf(), 'csv', false)).toBe('analyst ratings 2026-11-20 1430 3-rows partial.csv')
})

it('D2 keeps what a spreadsheet would damage, to the letter, in JSON and in the bytes of CSV', async () => {
  const row = { id: '0000320193', firm: '12345E105', pt: '3:2', security: { name: '1-2' } }
  const content = contentOf([row], ['id', 'firm', 'pt', 'security.name'])
  expect((JSON.parse(await written('JSON', content)) as { rows: unknown[] }).rows).toEqual([row])
  expect((await written('CSV', content)).endsWith('"0000320193","12345E105","3:2","1-2"\r\n')).toBe(true)
})

it('K14 says in the first line of what the demo exports that it is the demo’s', async () => {
  const content = contentOf()
  const demo = { ...content, origin: { ...content.origin, title: 'DEMO Analyst ratings', source: 'demo data, invented' } }
  for (const name of ['CSV', 'JSON', 'NDJSON', 'Markdown'])
    expect((await written(name, { ...demo, hasComments: true })).slice(0, 250), name).toMatch(/DEMO|demo data, invented/)
  expect(fileNameOf(demo, 'csv', true)).toBe('demo analyst ratings 2026-11-20 1430 3-rows.csv')
})

it('begins CSV with the heads of its columns unless comment lines are wanted, which most readers take for rows', async () => {
  expect(await written('CSV')).toMatch(/^"id","pt"/)
  expect(await written('CSV', { ...contentOf(), hasComments: true })).toMatch(
    /^# Analyst ratings: Analyst ratings for HALO\r\n# Address: https/,
  )
})

it('writes TSV with headings, for pasting into a sheet', async () => {
  const rows = parse(await written('TSV'), { delimiter: '\t' }) as string[][]
  expect(rows).toEqual([
    contentOf().columns.map(({ title }) => title),
    ['a', '96.0000', `'=HYPERLINK("http://evil.test","x")`, 'Halcyon, "Optics"', '1'],
    ['b', '-12.50', `'+SUM(A1)\nnext`, '', '2'],
    ['c', '', `'  @cmd`, '', '3'],
  ])
})

/** The cells of a row, as a reader of Markdown tables takes it apart: bars part them, and a backslash makes of a sign its text. */
function cellsOf(line: string): string[] {
  const cells = ['']
  for (const [sign] of line.slice(1).matchAll(/\\[!-/:-@[-`{-~]|[^]/g))
    if (sign === '|') cells.push('')
    else cells[cells.length - 1] += sign.length === 2 ? sign.slice(1) : sign
  return cells.slice(0, -1).map((cell) => cell.trim())
}

it('writes every text as one cell of a Markdown table that is read back as it was, but for its line breaks', async () => {
  const texts = [...naughtyStrings, ...scriptStrings, 'a|b', '\\|', 'a\\', '~~no~~', '&lt;b&gt; &amp;', '**Costs** rise']
  const table = await written(
    'Markdown',
    contentOf(
      texts.map((firm, id) => ({ id: String(id), firm })),
      ['id', 'firm'],
    ),
  )
  const rows = table
    .slice(table.indexOf('\n|') + 1)
    .split('\n')
    .slice(2, -1)
    .map(cellsOf)
  expect(rows).toEqual(
    texts.map((firm, id) => [
      String(id),
      firm
        .toWellFormed()
        .replace(/\s*\r?\n\s*/g, ' ')
        .trim(),
    ]),
  )
})
