/** Orders row numbers by a number for each, stably; of many in time that grows with the rows alone. */
import { allRows } from './column.ts'

const BITS = 16
const BUCKETS = 1 << BITS
const PASSES = 4
/** Fewer are compared: going through all buckets takes longer then, ten milliseconds the first time. */
const FEWEST_COUNTED = 4096

/**
 * Row numbers by rank. Rows without one come last whichever way it runs; equal ranks keep the order they came in. `rows` is not
 * changed.
 */
export function orderRows(rows: Uint32Array, ranks: Float64Array, isDescending: boolean): Uint32Array {
  const placed = new Uint32Array(rows.length)
  const unplaced: number[] = []
  let count = 0
  for (const row of rows) {
    if (Number.isNaN(ranks[row]!)) unplaced.push(row)
    else placed[count++] = row
  }
  const held = placed.subarray(0, count)
  if (count >= FEWEST_COUNTED) placed.set(radixSorted(held, keysOf(held, ranks, isDescending)))
  else held.sort(isDescending ? (a, b) => ranks[b]! - ranks[a]! : (a, b) => ranks[a]! - ranks[b]!)
  placed.set(unplaced, count)
  return placed
}

/**
 * The bits of each number as an unsigned integer whose order is that of the numbers: all bits inverted where it is negative,
 * the sign bit alone where it is not; and all of them once more for the opposite order. In 16-bit digits, the lowest first, as
 * every machine that runs a browser keeps them.
 */
function keysOf(rows: Uint32Array, ranks: Float64Array, isDescending: boolean): Uint16Array {
  const numbers = new Float64Array(rows.length)
  // Adding zero makes -0 into 0: the two are equal.
  for (let index = 0; index < rows.length; index += 1) numbers[index] = ranks[rows[index]!]! + 0
  const words = new Uint32Array(numbers.buffer)
  const turn = isDescending ? 0xffffffff : 0
  for (let low = 0; low < words.length; low += 2) {
    const isNegative = words[low + 1]! >>> 31 === 1
    words[low]! ^= (isNegative ? 0xffffffff : 0) ^ turn
    words[low + 1]! ^= (isNegative ? 0xffffffff : 0x80000000) ^ turn
  }
  return new Uint16Array(words.buffer)
}

/** Least significant digits first; each pass is stable, so the whole is. */
function radixSorted(rows: Uint32Array, keys: Uint16Array): Uint32Array {
  let from = allRows(rows.length)
  let to = new Uint32Array(rows.length)
  const counts = new Uint32Array(BUCKETS)
  for (let pass = 0; pass < PASSES; pass += 1) {
    counts.fill(0)
    for (let index = pass; index < keys.length; index += PASSES) counts[keys[index]!]! += 1
    // All in one bucket: this digit orders nothing.
    if (rows.length > 0 && counts[keys[pass]!] === rows.length) continue
    let start = 0
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const count = counts[bucket]!
      counts[bucket] = start
      start += count
    }
    for (const index of from) to[counts[keys[index * PASSES + pass]!]!++] = index
    ;[from, to] = [to, from]
  }
  for (let index = 0; index < from.length; index += 1) to[index] = rows[from[index]!]!
  return to
}
