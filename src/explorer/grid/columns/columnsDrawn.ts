/** Which columns of a row are in the page: the pinned ones, those in sight, and the one that holds the focus. */
export function columnsDrawn(count: number, from: number, to: number, pinned: number, active: number): readonly number[] {
  const start = Math.max(from, pinned)
  const drawn = Array.from({ length: Math.max(0, to - start) }, (_, index) => start + index)
  const first = Array.from({ length: Math.min(pinned, count) }, (_, index) => index)
  const isActiveAway = active >= pinned && active < count && (active < start || active >= to)
  return isActiveAway ? [...first, ...drawn, active] : [...first, ...drawn]
}
