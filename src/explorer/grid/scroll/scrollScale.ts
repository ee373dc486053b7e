/** Rows that are higher together than browsers allow an element to be: how high the element is instead, and which rows stand in it where. */

/** Pixels. Chromium ends an element at 33,554,428 and Firefox near 17.9 million; below 2^23 a place in 32 bits is exact to half a pixel. */
export const MOST_HEIGHT = 8_000_000
/** So far from the first and the last row, in pixels, the element scrolls by as much as the rows do. */
const MOST_AT_ENDS = 100_000

/** Pixels, all of them. */
export interface ScrollScale {
  /** Of all rows together. */
  readonly full: number
  /** Of the element that stands for them: as high, or lower. */
  readonly held: number
  /** Of what is in sight of them. */
  readonly room: number
}

export const heldHeight = (full: number): number => Math.min(full, MOST_HEIGHT)

/** How far the element can be scrolled. */
const mostScrolled = ({ held, room }: ScrollScale): number => Math.max(0, held - room)

const endsOf = (scale: ScrollScale): number => Math.min(MOST_AT_ENDS, mostScrolled(scale) / 4)

/** A height among the rows, less its offset, is its height in the element. This is the offset where the element was scrolled to a place at once. */
export function offsetAt(scale: ScrollScale, scrollTop: number): number {
  const [ends, most, over] = [endsOf(scale), mostScrolled(scale), scale.full - scale.held]
  if (scrollTop <= ends) return 0
  if (scrollTop >= most - ends) return over
  return Math.round(((scrollTop - ends) / (most - 2 * ends)) * over)
}

/** The offset with which a height among the rows stands where the thumb of the scroll bar tells the truth. */
export function offsetFor(scale: ScrollScale, top: number): number {
  const [ends, most, over] = [endsOf(scale), mostScrolled(scale), scale.full - scale.held]
  if (top <= ends) return 0
  if (top >= most + over - ends) return over
  return Math.round(((top - ends) / (most + over - 2 * ends)) * over)
}

/** Whether the element comes to an end with this offset before the rows do. */
export const isNearWrongEnd = (scale: ScrollScale, scrollTop: number, offset: number): boolean =>
  (offset !== 0 && scrollTop < endsOf(scale) / 2) ||
  (offset !== scale.full - scale.held && scrollTop > mostScrolled(scale) - endsOf(scale) / 2)
