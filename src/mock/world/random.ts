/** A seeded source of chance: the same words give the same sequence on every machine. */
import { hashOf } from '../../lib/text/hashOf.ts'

export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(probability: number): boolean
  /** Normally distributed, mean 0 and deviation 1; takes two draws. */
  normal(): number
  /** `length` lower-case hexadecimal digits. */
  hex(length: number): string
  /** Leaves out so many draws, as if they had been taken. */
  skip(draws: number): void
}

const STEP = 0x6d2b79f5
/** `00` to `ff`: written by the language itself, numbers beyond 31 bits take several times as long. */
const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** Mulberry32: small, fast, and even enough for invented records. A class, since a market makes tens of thousands of them. */
class Mulberry implements Random {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  private bits(): number {
    const state = (this.state + STEP) | 0
    this.state = state
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return t ^ (t >>> 14)
  }

  next(): number {
    return (this.bits() >>> 0) / 4_294_967_296
  }

  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  hex(length: number): string {
    let digits = ''
    // Eight digits a draw: thousands of identifiers are made of them.
    while (digits.length < length) {
      const bits = this.bits()
      digits += BYTES[bits >>> 24]! + BYTES[(bits >>> 16) & 255]! + BYTES[(bits >>> 8) & 255]! + BYTES[bits & 255]!
    }
    return digits.length === length ? digits : digits.slice(0, length)
  }

  skip(draws: number): void {
    this.state = (this.state + Math.imul(draws, STEP)) | 0
  }
}

/** Small changes of the words give unrelated sequences; where one word ends and the next begins is a part of them. */
export function randomOf(...words: readonly (string | number)[]): Random {
  let seed: number | undefined
  for (const word of words) seed = hashOf(String(word), seed === undefined ? undefined : hashOf('\u0001', seed))
  return new Mulberry(seed ?? hashOf(''))
}
