/** Finds a place in what is in order, by halving. */

/** How many of the first `length` places fulfil a condition that none fulfils after one that does not. */
export function countWhile(length: number, holds: (place: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}
