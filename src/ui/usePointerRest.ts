/** Tells when the pointer stays over an element while nothing is scrolled there: somebody reads, and may press soon. */
import { useEffect, useMemo, useRef } from 'react'

/** Milliseconds. */
const REST = 300

/** Handlers of the element; `act` is the same function for as long as it is there. */
export function usePointerRest(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const handlers = useMemo(() => {
    const leave = (): void => clearTimeout(timer.current)
    const move = (): void => {
      leave()
      timer.current = setTimeout(act, REST)
    }
    return { onPointerEnter: move, onWheel: move, onPointerLeave: leave }
  }, [act])
  useEffect(() => handlers.onPointerLeave, [handlers])
  return handlers
}
