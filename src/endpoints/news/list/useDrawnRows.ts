/** How much of a long list is drawn by now: the first rows at once, the others a few at a time while the page is idle. */
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../../../lib/inSlices.ts'

/** Rows that are drawn together: a thousand at once stop the page to be laid out, though most of them are out of sight. */
const STEP = 100

/**
 * Of `count` rows the first `needed` are drawn in any case. `drawTo` draws as far as a row, counted from 0, before it returns: the
 * keyboard may go to one that is not there yet.
 */
export function useDrawnRows(count: number, needed: number) {
  const [most, setMost] = useState(STEP)
  const drawn = Math.min(count, Math.max(most, needed))
  useEffect(() => {
    if (drawn >= count) return
    let isOver = false
    void whenIdle().then(() => isOver || startTransition(() => setMost(drawn + STEP)))
    return () => void (isOver = true)
  }, [drawn, count])
  return {
    drawn,
    drawTo: (row: number): void => {
      if (row >= drawn) flushSync(() => setMost(row + 1))
    },
  }
}
