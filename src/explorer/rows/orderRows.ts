/** Orders row numbers by a number for each, stably; of many in time that grows with the rows alone, and in steps. */
import { atOnce, byParts, type Steps } from '../../lib/inSlices.ts'

const BITS = 16
const BUCKETS = 1 << BITS
const PASSES = 4
/** Fewer are compared: going through all buckets takes longer then, ten milliseconds the first time. */
const FEWEST_COUNTED = 4096

/**
 * Row numbers by rank. Rows without one come last whichever way it runs; equal ranks keep the order they came in. `rows` is not
 * changed.
 */
export const orderRows = (rows: Uint32Array, ranks: Float64Array, isDescending: boolean): Uint32Array =>
  atOnce(orderSteps(rows, ranks, isDescending))

export function* orderSteps(rows: Uint32Array, ranks: Float64Array, isDescending: boolean): Steps<Uint32Array> {
  const order = new Uint32Array(rows.length)
  let [count, end] = [0, rows.length]
  yield* byParts(rows.length, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = rows[place]!
      if (Number.isNaN(ranks[row]!)) order[--end] = row
      else order[count++] = row
    }
  })
  // Those without a rank were put there from the end on.
  order.subarray(count).reverse()
  const ranked = order.subarray(0, count)
  if (count >= FEWEST_COUNTED) yield* radixSort(ranked, yield* keysOf(ranked, ranks, isDescending))
  else ranked.sort(isDescending ? (a, b) => ranks[b]! - ranks[a]! : (a, b) => ranks[a]! - ranks[b]!)
  return order
}

/**
 * For each row the bits of its number as an unsigned integer whose order is that of the numbers: all bits inverted where it is negative,
 * the sign bit alone where it is not; and all of them once more for the opposite order. In 16-bit digits, the lowest first, as
 * every machine that runs a browser keeps them.
 */
function* keysOf(rows: Uint32Array, ranks: Float64Array, isDescending: boolean): Steps<Uint16Array> {
  const numbers = new Float64Array(ranks.length)
  const words = new Uint32Array(numbers.buffer)
  const turn = isDescending ? 0xffffffff : 0
  yield* byParts(rows.length, (from, to) => {
    for (let place = from; place < to; place += 1) {
      const row = rows[place]!
      // Adding zero makes -0 into 0: the two are equal.
      numbers[row] = ranks[row]! + 0
      const low = 2 * row
      const isNegative = words[low + 1]! >>> 31 === 1
      words[low]! ^= (isNegative ? 0xffffffff : 0) ^ turn
      words[low + 1]! ^= (isNegative ? 0xffffffff : 0x80000000) ^ turn
    }
  })
  return new Uint16Array(words.buffer)
}

/** In place, by the least significant digit first; each pass is stable, so the whole is. */
function* radixSort(rows: Uint32Array, keys: Uint16Array): Steps<void> {
  const size = rows.length
  let [from, to]: [Uint32Array, Uint32Array] = [rows, new Uint32Array(size)]
  const counts = new Uint32Array(BUCKETS)
  for (let pass = 0; pass < PASSES; pass += 1) {
    const [read, written] = [from, to]
    counts.fill(0)
    yield* byParts(size, (first, last) => {
      for (let place = first; place < last; place += 1) counts[keys[read[place]! * PASSES + pass]!]! += 1
    })
    // All in one bucket: this digit orders nothing.
    if (counts[keys[read[0]! * PASSES + pass]!] === size) continue
    let start = 0
    for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
      const count = counts[bucket]!
      counts[bucket] = start
      start += count
    }
    yield* byParts(size, (first, last) => {
      for (let place = first; place < last; place += 1) {
        const row = read[place]!
        written[counts[keys[row * PASSES + pass]!]!++] = row
      }
    })
    ;[from, to] = [to, from]
  }
  if (from !== rows) rows.set(from)
}
