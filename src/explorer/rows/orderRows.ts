/** Orders row numbers by a number for each, stably and in time that grows with the rows alone. */

const BITS = 16
const BUCKETS = 1 << BITS
const PASSES = 4

/**
 * Row numbers by rank. Rows without one come last whichever way it runs; equal ranks keep the order they came in. `rows` is not
 * changed.
 */
export function orderRows(rows: Uint32Array, ranks: Float64Array, isDescending: boolean): Uint32Array {
  const placed = rows.filter((row) => !Number.isNaN(ranks[row]!))
  const unplaced = placed.length === rows.length ? new Uint32Array(0) : rows.filter((row) => Number.isNaN(ranks[row]!))
  const ordered = radixSorted(placed, keysOf(placed, ranks, isDescending))
  const all = new Uint32Array(rows.length)
  all.set(ordered)
  all.set(unplaced, ordered.length)
  return all
}

/**
 * The bits of each number as an unsigned integer whose order is that of the numbers: all bits inverted where it is negative,
 * the sign bit alone where it is not; and all of them once more for the opposite order. In 16-bit digits, the lowest first, as
 * every machine that runs a browser keeps them.
 */
function keysOf(rows: Uint32Array, ranks: Float64Array, isDescending: boolean): Uint16Array {
  // Adding zero makes -0 into 0: the two are equal.
  const words = new Uint32Array(Float64Array.from(rows, (row) => ranks[row]! + 0).buffer)
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
  let from = Uint32Array.from(rows.keys())
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
  return from.map((index) => rows[index]!)
}
