/** Filings split into their transactions, and identifiers with the names that the screen shows. */
import { columnField } from '../../api/endpoint/columns.ts'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { endpoints } from '../../endpoints/index.ts'
import { insiderFilings } from '../../endpoints/insider-filings/endpoint.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { withComputed } from '../rows/computedColumns.ts'
import { createRowStore } from '../rows/rowStore.ts'
import { textFormats, type Content } from './formats.ts'
import { asNestedRows, nestedField } from './nestedRows.ts'
import { computedColumn, fieldColumn, withIdentifiers, type ShownColumn } from './shown.ts'
import { writeText } from './writeFile.ts'

const FILINGS = [
  { id: 'a', company_symbol: 'HALO', transactions: [{ transaction_code: 'P', shares: '1264.000' }, { transaction_code: 'S' }] },
  { id: 'b', company_symbol: 'QNTR', transactions: [] },
  { id: 'c', company_symbol: 'ACME', transactions: [{ transaction_code: 'A', shares: '10' }] },
]

function contentOf(columns: readonly ShownColumn[], order = [2, 1, 0]): Content {
  const store = createRowStore(insiderFilings, FILINGS)
  const origin = { title: '', query: '', address: '', source: '', data: 'live' as const, time: '', coverage: '', rows: 3 }
  return { endpoint: insiderFilings, store, order: Uint32Array.from(order), columns, areRecords: true, origin }
}

const written = async (content: Content, name = 'CSV'): Promise<string> => {
  const format = textFormats.find((one) => one.name === name)!
  return (await writeText(format, content, () => {}, new AbortController().signal)).text()
}

it('writes a row for each transaction, the filing in each of them, and one for a filing that has none', async () => {
  const place = computedColumn('place', insiderFilings.fields.id, (_, at) => `place ${at}`)
  const columns = ['id', 'transactions', 'company_symbol'].map((path) => fieldColumn(insiderFilings, path))
  const content = asNestedRows(contentOf([...columns, place]))
  expect(content.origin.rows).toBe(4)
  const rows = parse(await written(content), { columns: true }) as Record<string, string>[]
  const told = (row: Record<string, string>) => [
    row['id'],
    row['company_symbol'],
    row['computed.place'],
    row['transactions.transaction_code'],
    row['transactions.shares'],
  ]
  expect(rows.map(told)).toEqual([
    ['c', 'ACME', 'place 0', 'A', '10'],
    ['b', 'QNTR', 'place 1', '', ''],
    ['a', 'HALO', 'place 2', 'P', '1264.000'],
    ['a', 'HALO', 'place 2', 'S', ''],
  ])
  expect(Object.keys(rows[0]!)).not.toContain('transactions')
  const [, first] = (await written(content, 'NDJSON')).split('\n')
  expect(JSON.parse(first!)).toMatchObject({ id: 'c', 'transactions.shares': '10' })
})

it('is offered where an operation says so, and its field is a list of records', () => {
  const offering = endpoints.filter((endpoint) => nestedField(endpoint) !== undefined)
  expect(offering.map(({ id }) => id)).toEqual(['insider-filings'])
  for (const endpoint of offering) expect(nestedField(endpoint)).toMatchObject({ kind: 'list', fields: {} })
  expect(nestedField(splits)).toBe(undefined)
})

it('writes the identifier as sent beside the name that is shown for it', async () => {
  const store = withComputed(
    insights,
    createRowStore(insights, [
      { id: '1', analyst_id: '5f1' },
      { id: '2', analyst_id: '9a2' },
    ] as never),
    { analyst: ['Ines Okafor', undefined] },
  )
  const name = { path: 'computed.analyst', field: columnField(insights, 'computed.analyst')!, title: 'Analyst (computed)' }
  const columns = withIdentifiers(insights, [name, fieldColumn(insights, 'firm')])
  const csv = await written({ ...contentOf(columns, [0, 1]), endpoint: insights, store })
  expect(parse(csv)).toEqual([
    ['analyst_id', 'computed.analyst', 'firm'],
    ['5f1', 'Ines Okafor', ''],
    ['9a2', '', ''],
  ])
  expect(withIdentifiers(insights, columns)).toEqual(columns)
})
