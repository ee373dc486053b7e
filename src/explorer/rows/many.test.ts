import { expect, it } from 'vitest'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { createRowStore } from './rowStore.ts'
import { hasValues, MOST_VIEWED } from './many.ts'

const column = (path: string) => (path === 'computed.joined' ? createRowStore(splits).column('ratio') : undefined)

it('leaves out computed columns that very many rows do not have, and keeps those that were sent or joined', () => {
  const many = { size: MOST_VIEWED + 1, column }
  expect(['ratio', 'computed.change', 'computed.joined'].map((path) => hasValues(many, path))).toEqual([true, false, true])
})

it('keeps all columns of fewer rows, and of none', () => {
  expect(hasValues({ size: MOST_VIEWED, column }, 'computed.change')).toBe(true)
  expect(hasValues(undefined, 'computed.change')).toBe(true)
})
