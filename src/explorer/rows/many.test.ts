import { expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { emptyRowStore } from './spreadRows.ts'
import { hasValues, MOST_VIEWED, viewedRecords } from './many.ts'

const column = (path: string) => (path === 'computed.joined' ? emptyRowStore(splits).column('ratio') : undefined)

it('leaves out computed columns that very many rows do not have, and keeps those that were sent or joined', () => {
  const many = { size: MOST_VIEWED + 1, column }
  expect(['ratio', 'computed.change', 'computed.joined'].map((path) => hasValues(many, path))).toEqual([true, false, true])
})

it('keeps all columns of fewer rows, and of none', () => {
  expect(hasValues({ size: MOST_VIEWED, column }, 'computed.change')).toBe(true)
  expect(hasValues(undefined, 'computed.change')).toBe(true)
})

it('gives the records to views of few rows, and of very many does not even put them together', () => {
  const asked: number[] = []
  const rows = (size: number) => ({ size, records: () => [asked.push(size)] })
  expect(viewedRecords(rows(MOST_VIEWED))).toHaveLength(1)
  expect(viewedRecords(rows(MOST_VIEWED + 1))).toEqual([])
  expect(viewedRecords(undefined)).toEqual([])
  expect(asked).toEqual([MOST_VIEWED])
})

it('lets go of the records that were put together once there are more than a view is made of', () => {
  const store = emptyRowStore(splits)
  const some = (from: number, count: number) => Array.from({ length: count }, (_, place) => ({ id: `s${from + place}` }))
  store.append(some(0, 2))
  const [first] = store.records()
  store.append(some(2, 2))
  expect(store.records()[0]).toBe(first)
  store.append(some(4, MOST_VIEWED))
  expect(store.records()[0]).not.toBe(first)
  expect(store.records()[0]).toEqual(first)
})
