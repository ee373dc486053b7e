/** Which element serves which row: one that scrolls out of sight serves the row that comes in, and a leap moves no element at all. */
import { useRef } from 'react'

/** A number for each row in sight, all different, that stays the row's own while it is in sight. */
export function useSlots([first, last]: readonly [number, number]): (place: number) => number {
  const count = last - first
  const kept = useRef({ first, count, turn: 0 })
  const step = first - kept.current.first
  // In a ref and not in state, which would draw everything twice in each frame; a drawing that is thrown away costs moves, not rows.
  if (step !== 0 || count !== kept.current.count) {
    // Rows that stay in sight keep their elements, and React moves those of the others to the end. Beyond half a screen, to change
    // what they hold is less than to move them.
    const isStep = count === kept.current.count && Math.abs(step) <= count / 2
    kept.current = { first, count, turn: isStep ? (kept.current.turn + step + count) % count : kept.current.turn }
  }
  const { turn } = kept.current
  return (place) => (place - first + turn) % count
}
