/** Which element serves which row: one that scrolls out of sight serves the row that comes in, and a leap moves no element at all. */
import { useState } from 'react'

/** A number for each row in sight, all different, that stays the row's own while it is in sight. */
export function useSlots([first, last]: readonly [number, number]): (place: number) => number {
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
  return (place) => (place - first + turn) % count
}
