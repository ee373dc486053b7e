/** When a grid looks at how large it is. */
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useWindow } from './useWindow.ts'

it('looks at a new size in the next frame, and reads nothing while sizes are told', async () => {
  let tell = (): void => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        tell = told
      }
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  let width = 800
  const readWidth = vi.fn(() => width)
  const scroller = document.createElement('div')
  Object.defineProperties(scroller, { clientHeight: { get: () => 300 }, clientWidth: { get: readWidth } })
  const rows = { count: 5, height: 150, headHeight: 30, at: () => [0, 5] as const }
  const { result } = renderHook(() => useWindow({ current: scroller }, rows, [200, 200]))
  await waitFor(() => expect(result.current.width).toBe(800))
  width = 500
  readWidth.mockClear()
  tell()
  expect(readWidth).not.toHaveBeenCalled()
  await waitFor(() => expect(result.current.width).toBe(500))
})
