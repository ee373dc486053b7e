/** Which rows are in the page, and which element serves each: one that scrolls away serves the row that comes, and a leap moves none. */
import { useState } from 'react'

interface DrawnRow {
  /** Its place in the order shown, from 0. */
  readonly place: number
  /** The row's own while it is in sight. */
  readonly slot: number | 'away'
}

interface Kept {
  readonly first: number
  readonly count: number
  /** The slot of the first row. */
  readonly turn: number
  /** What it was when the rows were last at rest: by this they stand in the page. */
  readonly restTurn: number
}

/**
 * Those in sight, the last not included, and the row that holds the focus: scrolling away would lose it. At rest they stand in the
 * page in their order; while they are scrolled by each element keeps its place, since to move it is to lay it out anew.
 */
export function useRowsDrawn(
  [first, last]: readonly [number, number],
  rows: number,
  activePlace: number,
  isAtRest: boolean,
): readonly DrawnRow[] {
  const count = last - first
  const [kept, setKept] = useState<Kept>({ first, count, turn: 0, restTurn: 0 })
  const step = first - kept.first
  const isSame = count === kept.count
  // Rows that stay in sight keep their elements. Beyond half a screen, to change what they hold is less than to move them later.
  const turn = step !== 0 && isSame && Math.abs(step) <= count / 2 ? (kept.turn + step + count) % count : kept.turn
  const restTurn = isAtRest || !isSame ? turn : kept.restTurn
  if (step !== 0 || !isSame || turn !== kept.turn || restTurn !== kept.restTurn) setKept({ first, count, turn, restTurn })
  const drawn: DrawnRow[] = Array.from({ length: count }, (_, index) => {
    const place = (index + restTurn - turn + count) % count
    return { place: first + place, slot: (place + turn) % count }
  })
  const isAway = activePlace >= 0 && activePlace < rows && (activePlace < first || activePlace >= last)
  return isAway ? [...drawn, { place: activePlace, slot: 'away' }] : drawn
}
