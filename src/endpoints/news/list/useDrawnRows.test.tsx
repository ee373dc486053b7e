/** A long list is drawn a part at a time, and has at once what is looked at. */
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useDrawnRows } from './useDrawnRows.ts'

const drawnOf = (count: number, needed = 0) => {
  const seen: number[] = []
  const { result } = renderHook(() => {
    const rows = useDrawnRows(count, needed)
    seen.push(rows.drawn)
    return rows
  })
  return { seen, result }
}

it('the first hundred rows are drawn first, the others a hundred at a time until all are', async () => {
  const { seen, result } = drawnOf(350)
  await waitFor(() => expect(result.current.drawn).toBe(350))
  expect([...new Set(seen)]).toEqual([100, 200, 300, 350])
})

it('a short list is drawn at once', () => {
  expect(drawnOf(40).seen).toEqual([40])
})

it('what an open story needs is there from the start', () => {
  expect(drawnOf(350, 240).seen[0]).toBe(240)
})

it('a row that the keyboard goes to is there when it is looked for', () => {
  const { seen, result } = drawnOf(350)
  act(() => result.current.drawTo(349))
  expect([seen[0], result.current.drawn]).toEqual([100, 350])
})
