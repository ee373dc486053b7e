/** Where among the rows a scroller stands: turned by the wheel it goes by the pixel, dragged by its thumb by the share. */
import { heldHeight, isNearWrongEnd, offsetAt, offsetFor, type ScrollScale } from './scrollScale.ts'

/** Milliseconds after which what scrolls on is no longer taken for the same turn of the wheel. */
const TURN = 500

type Scroller = Pick<HTMLElement, 'scrollTop' | 'clientHeight'>

export type ScrolledRows = ReturnType<typeof createScrolledRows>

export function createScrolledRows() {
  let heights = { full: 0, head: 0 }
  let offset = 0
  /** As it was last read, or set. */
  let scrollTop = 0
  let turnedAt = Number.NEGATIVE_INFINITY

  const scaleOf = ({ clientHeight }: Scroller): ScrollScale => ({
    full: heights.full,
    held: heldHeight(heights.full),
    room: Math.max(0, clientHeight - heights.head),
  })
  const put = (scroller: Scroller, top: number): void => {
    offset = offsetFor(scaleOf(scroller), top)
    scroller.scrollTop = top - offset
    ;({ scrollTop } = scroller)
  }
  /** What is scrolled on by the pixel keeps its offset until the element would end before the rows do. */
  const keepClear = (scroller: Scroller): void => {
    if (isNearWrongEnd(scaleOf(scroller), scrollTop, offset)) put(scroller, scrollTop + offset)
  }

  return {
    /** Pixels from the first row to the upper edge. */
    top: (): number => scrollTop + offset,
    /** How much higher than its place among the rows each row stands in the element. */
    offset: (): number => offset,
    /** The wheel turns, or a finger moves: what is scrolled now is meant by the pixel, however far it goes at once. */
    turn(now: number): void {
      turnedAt = now
    },
    /** The button of the mouse is down: what is scrolled now is dragged by the thumb. */
    drag(): void {
      turnedAt = Number.NEGATIVE_INFINITY
    },
    /** Other rows, or rows of another height: the same height among them stays in sight. Says whether they stand elsewhere in the element. */
    setHeights(scroller: Scroller, full: number, head: number): boolean {
      if (heights.full === full && heights.head === head) return false
      const top = scrollTop + offset
      heights = { full, head }
      // Nothing is read: while pages arrive, each would be laid out once more.
      if (heldHeight(full) === full && offset === 0) return false
      put(scroller, Math.min(top, Math.max(0, full - scaleOf(scroller).room)))
      return true
    },
    /** The scroller was scrolled, or has another size. */
    look(scroller: Scroller, now: number): void {
      const by = scroller.scrollTop - scrollTop
      ;({ scrollTop } = scroller)
      if (by === 0 || heldHeight(heights.full) === heights.full) return
      const scale = scaleOf(scroller)
      const isTurn = now - turnedAt < TURN
      if (isTurn) turnedAt = now
      if (isTurn || Math.abs(by) <= scale.room) keepClear(scroller)
      else offset = offsetAt(scale, scrollTop)
    },
    /**
     * Nothing scrolls any more: the thumb is brought to where it tells the truth, where it is off by more than what is in sight. Says
     * whether rows stand elsewhere in the element now.
     */
    rest(scroller: Scroller): boolean {
      // Nothing is read: after each step of a script's scrolling, the rows just drawn would be laid out before their frame.
      if (heldHeight(heights.full) === heights.full) return false
      const [scale, top] = [scaleOf(scroller), scrollTop + offset]
      if (Math.abs(offsetFor(scale, top) - offset) <= scale.room) return false
      put(scroller, top)
      return true
    },
    /** Scrolls no further than needed for a row to be in sight below the head. Set: a document without layout, as of tests, knows no other way. */
    reveal(scroller: Scroller, top: number, height: number): void {
      const { room } = scaleOf(scroller)
      const now = scroller.scrollTop + offset
      const wanted = Math.max(Math.min(now, top), top + height - (scroller.clientHeight - heights.head))
      if (Math.abs(wanted - now) > room) return put(scroller, wanted)
      scroller.scrollTop = wanted - offset
      ;({ scrollTop } = scroller)
      keepClear(scroller)
    },
  }
}
