/** How much of a long list is drawn by now: the first rows at once, the others a few at a time while the page is idle. */
import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from '../../../lib/inSlices.ts'

/** Rows that are drawn together: a thousand at once stop the page to be laid out, though most of them are out of sight. */
const STEP = 100

/** Of so many rows `needed`, from the first on, are to be there in any case. `drawTo` has the row there, from 0, when it returns. */
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
