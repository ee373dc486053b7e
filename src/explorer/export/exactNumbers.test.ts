/** Numbers that a double cannot hold, in files of every format and every operation: all their digits, as numbers where a file has them. */
import { parquetReadObjects } from 'hyparquet'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { describe, expect, it } from 'vitest'
import { columnPaths } from '../grid/columns/columns.ts'
import { answering, replyOf } from '../../test/answers.ts'
import { bodyOf, operations } from '../../test/operations.ts'
import { allRows } from '../rows/column.ts'
import { createRowStore } from '../rows/rowStore.ts'
import { fieldColumn } from './shown.ts'
import { textFormats, type Content } from './formats.ts'
import { parquetColumn } from './files/parquet.ts'
import { writeText } from './writeFile.ts'

const DIGITS = ['9007199254740993', '1e400', '0.1234567890123456789'] as const

describe.each(operations)('%s', (_, endpoint) => {
  const paths = columnPaths(endpoint.fields).filter((path) => !path.includes('.') && endpoint.fields[path].json !== 'array')

  async function contentOf(): Promise<Content> {
    const places = DIGITS.map((_digits, row) => Object.fromEntries(paths.map((path) => [path, `digits ${row}`])))
    const body = DIGITS.reduce((text, digits, row) => text.replaceAll(`"digits ${row}"`, digits), bodyOf(endpoint, places))
    const { records } = await replyOf(endpoint, answering(body))
    const store = createRowStore(endpoint, records as never)
    const origin = {
      title: endpoint.title,
      query: '',
      address: '',
      source: '',
      data: 'live' as const,
      time: '',
      coverage: '',
      rows: store.size,
    }
    const columns = paths.map((path) => fieldColumn(endpoint, path))
    return { endpoint, store, order: allRows(store.size), columns, areRecords: true, origin }
  }

  it.each(textFormats.map((format) => [format.name, format] as const))('keeps the digits in %s', async (name, format) => {
    const text = await (await writeText(format, await contentOf(), () => {}, new AbortController().signal)).text()
    const isJson = name === 'JSON' || name === 'NDJSON'
    for (const digits of DIGITS) expect(text.split(isJson ? `:${digits}` : digits).length - 1).toBe(paths.length)
  })

  it('keeps the digits in Parquet', async () => {
    const content = await contentOf()
    const columnData = content.columns.map((column) => parquetColumn(content, column))
    const file = parquetWriteBuffer({ columnData: columnData.map((column) => ({ ...column, data: [...column.data] })) })
    const rows = await parquetReadObjects({ file })
    expect(rows).toEqual(DIGITS.map((digits) => Object.fromEntries(paths.map((path) => [path, digits]))))
  })
})
