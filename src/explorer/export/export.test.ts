// @vitest-environment node
import { parse } from 'csv-parse/sync'
import { parquetReadObjects } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { describe, expect, it } from 'vitest'
import { decimal, number, text } from '../../api/fields.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { logos } from '../../endpoints/logos/endpoint.ts'
import { unicodeTexts } from '../../test/unicodeTexts.ts'
import { createRowStore } from '../rows/rowStore.ts'
import { csvCell } from './csv.ts'
import { textFormats, type Content } from './formats.ts'
import { parquetColumn } from './parquet.ts'
import { fileNameOf, writeText } from './writeFile.ts'

const prose = text('Notes')
const money = decimal('Target')

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
  const store = createRowStore(endpoint)
  store.append(rows)
  const order = Uint32Array.from({ length: store.size }, (_, row) => row)
  const origin = {
    title: 'Insights',
    query: 'Insights for HALO',
    source: 'https://service.test',
    time: '2026-11-20T14:30:00.000Z',
    coverage: 'End reached.',
    rows: store.size,
  }
  return { endpoint, store, order, paths, origin }
}

const written = async (name: string, content = contentOf()): Promise<string> => {
  const format = textFormats.find((one) => one.name === name)!
  return (await writeText(format, content, () => {}, new AbortController().signal)).text()
}

describe('a CSV cell', () => {
  it.each([
    '=1+1',
    '+1+1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u0000=1',
    ' =1',
    '\ufeff=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
  ])('marks %j as text in a column of text', (hostile) => expect(csvCell(prose, hostile)).toBe(`"'${hostile}"`))

  it.each(['-5', '-2.5%', '+1', '-0.03', '1e3', '2026-11-20', '-12.3400'])(
    'leaves %s as it is in a column of measures',
    (plain) => expect(csvCell(money, plain)).toBe(`"${plain}"`),
  )

  it('marks what is no number in a column of measures', () => expect(csvCell(money, '-1+cmd')).toBe(`"'-1+cmd"`))
  it('writes numbers as JSON has them', () => expect(csvCell(number('Close'), -0.1)).toBe('"-0.1"'))
  it('doubles quotes, also of a text that tries to break out', () => expect(csvCell(prose, '","=1"')).toBe('""",""=1"""'))
  it('is empty for what is absent', () => expect(csvCell(prose, null)).toBe('""'))
})

it('writes CSV that another reader reads back: the same rows, exact decimals, hostile text harmless', async () => {
  const records = parse(await written('CSV'), { columns: true, comment: '#', relax_quotes: false }) as Record<string, string>[]
  expect(records).toEqual([
    { id: 'a', pt: '96.0000', firm: `'=HYPERLINK("http://evil.test","x")`, 'security.name': 'Halcyon, "Optics"', updated: '1' },
    { id: 'b', pt: '-12.50', firm: `'+SUM(A1)\nnext`, 'security.name': '', updated: '2' },
    { id: 'c', pt: '', firm: `'  @cmd`, 'security.name': '', updated: '3' },
  ])
})

it.each(['CSV', 'JSON', 'NDJSON', 'Markdown table'])('says query, source, time and coverage in %s', async (name) => {
  const file = await written(name)
  for (const fact of ['Insights for HALO', 'https://service.test', '2026-11-20T14:30:00', 'End reached.'])
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
  const table = await written('Markdown table', contentOf([{ id: 'x|y', firm: 'a\nb', pt: '<b>' }]))
  expect(table).toContain('| x\\|y | \\<b\\> | a b |')
})

it('leaves the signature of picture addresses out of every format', async () => {
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
  const columnData = content.paths.map((path) => {
    const column = parquetColumn(content, path)
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

it('says in the name of the file that it is not the whole', () => {
  expect(fileNameOf(contentOf(), 'csv', false)).toBe('insights 2026-11-20 1430 3-rows partial.csv')
})
