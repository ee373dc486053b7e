/** Which rows are in the page, and which element serves each: one that scrolls away serves the row that comes, and a leap moves none. */
import { useState } from 'react'

interface DrawnRow {
  /** Its place in the order shown, from 0. */
  readonly place: number
  /** The row's own while it is in sight. */
  readonly slot: number | 'away'
}

/** Those in sight, the last not included, and the row that holds the focus: scrolling away would lose it. */
export function useRowsDrawn([first, last]: readonly [number, number], rows: number, activePlace: number): readonly DrawnRow[] {
  const count = last - first
  const [kept, setKept] = useState({ first, count, turn: 0 })
  const step = first - kept.first
  let { turn } = kept
  if (step !== 0 || count !== kept.count) {
    // Rows that stay in sight keep their elements, and React moves those of the others to the end. Beyond half a screen, to change
    // what they hold is less than to move them.
    if (count === kept.count && Math.abs(step) <= count / 2) turn = (turn + step + count) % count
    setKept({ first, count, turn })
  }
  const drawn: DrawnRow[] = Array.from({ length: count }, (_, index) => ({ place: first + index, slot: (index + turn) % count }))
  const isAway = activePlace >= 0 && activePlace < rows && (activePlace < first || activePlace >= last)
  return isAway ? [...drawn, { place: activePlace, slot: 'away' }] : drawn
}
