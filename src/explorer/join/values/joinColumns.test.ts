/** What of an address is joined, and what heads it. */
import { expect, it } from 'vitest'
import { columnField } from '../../../api/endpoint/columns.ts'
import { insights } from '../../../endpoints/insights/endpoint.ts'
import { joinSource } from '../../../endpoints/price-ratios/joinSource.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { withJoined } from '../../grid/columns/columns.ts'
import { joinColumns, readJoin, withJoinColumns } from './joinColumns.ts'

const read = (search: string, endpoint = insights as Parameters<typeof readJoin>[0]) =>
  readJoin(endpoint, joinSource, new URLSearchParams(search))
const namesOf = (search: string) => read(search).columns.map(({ name }) => name)

it('reads the columns in their order, once each, and leaves out what is none', () => {
  expect(namesOf('v.join=ret21,close,pe_2y,close,nothing,,upside_now')).toEqual(['ret21', 'close', 'pe_2y', 'upside_now'])
  expect(namesOf('')).toEqual([])
})

it('reads the close that returns begin at, the usual one for anything else', () => {
  expect(read('v.join=ret1&v.base=same').base).toBe('same')
  expect(read('v.join=ret1&v.base=whenever').base).toBe('previous')
})

it('has columns against a group where one is named', () => {
  expect(namesOf('v.join=exc21')).toEqual([])
  expect(namesOf('v.join=exc21&v.against=halo,ACME')).toEqual(['exc21'])
  const [column] = read('v.join=exc21&v.against=halo,ACME').columns
  expect(column!.field).toMatchObject({
    label: 'Excess +21d',
    about: 'Adjusted close over 21 trading days, from the close before, less the mean of HALO, ACME over the same days.',
  })
})

it('names the switch of the close in the head', () => {
  expect(read('v.join=ret21').columns[0]!.field.label).toBe('Return +21d')
  expect(read('v.join=ret21&v.base=same').columns[0]!.field.label).toBe('Return +21d, from close')
})

it('offers upside where a record has a target alone', () => {
  const kinds = (endpoint: Parameters<typeof joinColumns>[0]) =>
    new Set(joinColumns(endpoint, joinSource, { base: 'previous', against: [] }).map(({ kind }) => kind))
  expect(kinds(insights)).toEqual(new Set(['upside', 'figure', 'percentile', 'return']))
  expect(kinds(splits)).toEqual(new Set(['figure', 'percentile', 'return']))
})

it('puts the columns after ticker and day, among the computed ones', () => {
  const joined = withJoinColumns(insights, read('v.join=close,ret21').columns)
  expect(columnField(joined, 'computed.ret21')?.kind).toBe('percent')
  expect(columnField(joined, 'computed.change')).toBe(columnField(insights, 'computed.change'))
  expect(withJoined(joined, ['firm', 'date', 'security.symbol', 'pt'])).toEqual([
    'firm',
    'date',
    'security.symbol',
    'computed.close',
    'computed.ret21',
    'pt',
  ])
  expect(withJoined(insights, ['date'])).toEqual(['date'])
})
