import { expect, it } from 'vitest'
import { news } from '../../endpoints/news/endpoint.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import { openNodeEngine } from '../../test/sql/nodeEngine.ts'

const { signal } = new AbortController()

async function rowsOf(endpoint: AnyEndpoint, records: readonly object[], sql: string): Promise<readonly (readonly unknown[])[]> {
  const engine = await openNodeEngine()
  await engine.put({ endpoint, store: createRowStore(endpoint, records as never) }, signal)
  const result = await engine.run(sql, signal)
  const rows = Array.from({ length: result.size }, (_, row) => result.columns.map((__, column) => result.value(column, row)))
  engine.close()
  return rows
}

it('keeps beside its column what the column cannot hold', async () => {
  const records = [
    { id: '1', date: 'soon', pt: '12.50', updated: 1_750_000_000 },
    { id: '2', date: '2026-01-02', pt: 'n/a', updated: 'x' },
    { id: '3', date: '', pt: null },
  ]
  expect(await rowsOf(insights, records, 'select date, date_text, pt, pt_text, updated_text from insights order by id')).toEqual([
    [null, 'soon', '12.50', '12.50', '1750000000'],
    ['2026-01-02', '2026-01-02', null, 'n/a', 'x'],
    [null, '', null, null, null],
  ])
})

it('keeps what no field names, within objects too, and what stands in the place of one', async () => {
  const records = [
    { id: '1', extra: 1, security: { symbol: 'HALO', more: { deep: true } } },
    { id: '2', security: 'HALO' },
    { id: '3', security: { symbol: 'ACME' } },
  ]
  expect(await rowsOf(insights, records, 'select security_symbol, undeclared from insights order by id')).toEqual([
    ['HALO', '{"security":{"more":{"deep":true}},"extra":1}'],
    [null, '{"security":"HALO"}'],
    ['ACME', null],
  ])
})

it('keeps the same of the items of a list', async () => {
  const records = [{ id: 1, stocks: [{ name: 'HALO', odd: 1 }, 'ACME', { name: 'QUAN' }] }]
  expect(await rowsOf(news, records, 'select name, undeclared, item_text from news_stocks order by place')).toEqual([
    ['HALO', '{"odd":1}', null],
    [null, null, 'ACME'],
    ['QUAN', null, null],
  ])
})
