import fc from 'fast-check'
import { expect, it } from 'vitest'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { rowsInSql, worksheetAddress } from '../../explorer/address/worksheetLink.ts'
import { changedWorksheet, readWorksheet } from './worksheetAddress.ts'

const read = (address: string) => readWorksheet(new URLSearchParams(address.split('?')[1]))
const changed = (address: string, changes: Parameters<typeof changedWorksheet>[1]) =>
  changedWorksheet(new URLSearchParams(address.split('?')[1]), changes)

it('keeps every source and every character of the SQL', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ minLength: 1 })), fc.string({ unit: 'binary' }), (from, text) => {
      // What UTF-8 cannot carry is no text of an address.
      const sql = text.toWellFormed()
      const sources = [...new Set(from.map((one) => one.toWellFormed()))]
      expect(read(worksheetAddress(sources, sql))).toMatchObject({ from: sources, sql, faults: [], unknown: [] })
    }),
  )
})

it('reads a chart by its kind and two columns, and says what is none', () => {
  expect(read('/sql?sql=x&chart=line:day:close').chart).toEqual({ kind: 'line', x: 'day', y: 'close' })
  for (const chart of ['pie:a:b', 'line:a', 'line:a:b:c', 'line']) {
    expect(read(`/sql?sql=x&chart=${chart}`)).toMatchObject({ chart: undefined, faults: [{ key: 'chart' }] })
  }
})

it('runs nothing where the SQL is given twice', () => {
  expect(read('/sql?sql=a&sql=b')).toMatchObject({ sql: '', faults: [{ key: 'sql', message: 'Given 2 times.' }] })
})

it('reports names that it does not know, and leaves those of the demo, of the view and of column filters', () => {
  expect(read('/sql?sql=a&demo=slow&v.sort=x:asc&f.x=1&utm_source=mail&table=b').unknown).toEqual(['table'])
})

it('takes chart, order and filters away with another query, and nothing else', () => {
  const address = '/sql?from=%2Fnews&sql=a&chart=bar%3Ax%3Ay&demo=slow&v.sort=x%3Aasc&f.x=1'
  expect(changed(address, { sql: 'b' })).toBe('/sql?from=%2Fnews&sql=b&demo=slow')
  expect(changed(address, { from: ['/news', '/splits'] })).toBe(
    '/sql?from=%2Fnews&from=%2Fsplits&sql=a&chart=bar%3Ax%3Ay&demo=slow&v.sort=x%3Aasc&f.x=1',
  )
  expect(changed(address, { chart: undefined })).toBe('/sql?from=%2Fnews&sql=a&demo=slow&v.sort=x%3Aasc&f.x=1')
  expect(changed('/sql?sql=a&table=b', { drop: ['table'] })).toBe('/sql?sql=a')
})

it('leads from the rows of an explorer page to the same rows, however they are shown there', () => {
  expect(rowsInSql(insights, '?tickers=HALO&v.load=1..3&v.sort=date:asc&f.firm=x&demo=slow', 'slow')).toBe(
    '/sql?from=%2Finsights%3Ftickers%3DHALO%26v.load%3D1..3&sql=select+*+from+insights+limit+100&demo=slow',
  )
})
