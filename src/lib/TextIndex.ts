/**
 * Finds the numbers of texts, of which there may be millions: the texts themselves stay with the caller, which has them by their
 * numbers. A map of the engine's own would hold each text and number once more, makes room for twice as many at once, and takes each
 * text into its table of names, all of which every large collection of garbage goes through.
 */
import { hashOf } from './text/hashOf.ts'

/** Entries from which on it is kept in parts: one that grows stops the page. */
const LARGE = 1 << 16
const PART_BITS = 6
const FIRST_ROOM = 16

/** Open addressing: each slot holds a number, counted from 1, and every second slot at least is free. */
class Part {
  size = 0
  slots = new Uint32Array(FIRST_ROOM)

  /** `hashes` has the hash of each number. */
  add(number: number, hashes: Uint32Array): void {
    this.size += 1
    if (this.size * 2 > this.slots.length) {
      const before = this.slots
      this.slots = new Uint32Array(before.length * 2)
      for (const entry of before) if (entry !== 0) this.#place(entry, hashes)
    }
    this.#place(number + 1, hashes)
  }

  #place(entry: number, hashes: Uint32Array): void {
    const { slots } = this
    const mask = slots.length - 1
    let slot = hashes[entry - 1]! & mask
    while (slots[slot] !== 0) slot = (slot + 1) & mask
    slots[slot] = entry
  }
}

export class TextIndex {
  readonly #textOf: (number: number) => unknown
  /** By number. */
  #hashes = new Uint32Array(FIRST_ROOM)
  #parts = [new Part()]
  /** A text that is not found is added next. */
  #last = { text: '', hash: hashOf('') }

  constructor(textOf: (number: number) => unknown) {
    this.#textOf = textOf
  }

  #hashOf(text: string): number {
    if (this.#last.text !== text) this.#last = { text, hash: hashOf(text) }
    return this.#last.hash
  }

  #partOf(hash: number): Part {
    return this.#parts[hash >>> (32 - PART_BITS)] ?? this.#parts[0]!
  }

  numberOf(text: string): number | undefined {
    const hash = this.#hashOf(text)
    const { slots } = this.#partOf(hash)
    const mask = slots.length - 1
    for (let slot = hash & mask; slots[slot] !== 0; slot = (slot + 1) & mask) {
      const number = slots[slot]! - 1
      if (this.#hashes[number] === hash && this.#textOf(number) === text) return number
    }
    return undefined
  }

  /** A text that is not there yet, under a number that no other has. */
  add(text: string, number: number): void {
    const hash = this.#hashOf(text)
    if (number >= this.#hashes.length) {
      const hashes = new Uint32Array(Math.max(number + 1, this.#hashes.length * 2))
      hashes.set(this.#hashes)
      this.#hashes = hashes
    }
    this.#hashes[number] = hash
    const part = this.#partOf(hash)
    part.add(number, this.#hashes)
    if (this.#parts.length > 1 || part.size < LARGE) return
    this.#parts = Array.from({ length: 1 << PART_BITS }, () => new Part())
    for (const entry of part.slots) if (entry !== 0) this.#partOf(this.#hashes[entry - 1]!).add(entry - 1, this.#hashes)
  }
}
