/** A seeded source of chance: the same words give the same sequence on every machine. */
import { hashOf } from '../../lib/text/hashOf.ts'

export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** Normally distributed, mean 0 and deviation 1. */
  normal(): number
  /** `length` lower-case hexadecimal digits. */
  hex(length: number): string
}

export function randomOf(...words: readonly (string | number)[]): Random {
  // Small changes of the words give unrelated sequences.
  let state = hashOf(words.join('\u0001'))
  // Mulberry32: small, fast, and even enough for invented records.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)]!,
    chance: (probability) => next() < probability,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    hex: (length) => {
      let digits = ''
      // Eight digits a draw: thousands of identifiers are made of them.
      while (digits.length < length)
        digits += Math.floor(next() * 4_294_967_296)
          .toString(16)
          .padStart(8, '0')
      return digits.slice(0, length)
    },
  }
}
