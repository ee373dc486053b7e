/** What the menu of a column says of very many rows: found a moment later, and the same as of few. */
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { emptyRowStore } from '../../rows/spreadRows.ts'
import { useColumnFacts } from './useColumnFacts.ts'

/** Of a hundred rows ten are two for one, and the others three for one; one in a hundred has no ratio. */
function factsOf(rows: number) {
  const store = emptyRowStore(splits)
  const ratioOf = (row: number) => (row % 100 === 0 ? null : row % 10 === 0 ? '2:1' : '3:1')
  store.append(Array.from({ length: rows }, (_, row) => ({ id: `s${row}`, ratio: ratioOf(row), importance: row % 5 })))
  return renderHook(({ path }: { path: 'ratio' | 'importance' }) => useColumnFacts(splits, splits.fields[path], store, path), {
    initialProps: { path: 'ratio' },
  })
}

it('is found at once where the rows are few', () => {
  const { result } = factsOf(1000)
  const { summary } = result.current!
  expect([summary?.rows, summary?.absent, summary?.values[0]]).toEqual([1000, 10, { value: '3:1', count: 900 }])
})

it('is found a moment later where they are many, and never taken for that of another column', async () => {
  const { result, rerender } = factsOf(30_000)
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current?.summary).toBeDefined())
  const { summary } = result.current!
  expect([summary?.rows, summary?.absent, summary?.distinct, summary?.values]).toEqual([
    30_000,
    300,
    2,
    [
      { value: '3:1', count: 27_000 },
      { value: '2:1', count: 2700 },
    ],
  ])
  rerender({ path: 'importance' })
  expect(result.current).toBeUndefined()
  await waitFor(() => expect(result.current?.summary?.measure).toEqual({ least: 0, median: 2, most: 4 }))
})
