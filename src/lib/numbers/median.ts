/** The middle one, or the mean of the two in the middle; `undefined` of nothing. */
export function medianOf(values: Iterable<number>): number | undefined {
  const sorted = Float64Array.from(values).sort()
  const middle = sorted.length >> 1
  if (sorted.length === 0) return undefined
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1]! + sorted[middle]!) / 2
}
