/** What is loaded ahead for a press waits until the hand is still. */
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePointerRest } from './usePointerRest.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function Rows({ act }: { readonly act: () => void }) {
  return <section aria-label="Rows" {...usePointerRest(act)} />
}

function pointAtRows() {
  const act = vi.fn<() => void>()
  const { unmount } = render(<Rows act={act} />)
  const rows = screen.getByRole('region', { name: 'Rows' })
  fireEvent.pointerEnter(rows)
  return { act, rows, unmount }
}

test('a pointer that stays over the rows is told once', () => {
  const { act } = pointAtRows()
  vi.advanceTimersByTime(299)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(act).toHaveBeenCalledTimes(1)
})

test('nothing is told while the wheel turns, and once it rests', () => {
  const { act, rows } = pointAtRows()
  for (let turn = 0; turn < 20; turn += 1) {
    vi.advanceTimersByTime(200)
    fireEvent.wheel(rows)
  }
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(300)
  expect(act).toHaveBeenCalledTimes(1)
})

test.each([
  ['left the rows', ({ rows }: ReturnType<typeof pointAtRows>) => fireEvent.pointerLeave(rows)],
  ['went to another page', ({ unmount }: ReturnType<typeof pointAtRows>) => unmount()],
])('a pointer that %s is not told', (_, leave) => {
  const pointed = pointAtRows()
  leave(pointed)
  vi.advanceTimersByTime(2000)
  expect(pointed.act).not.toHaveBeenCalled()
})
