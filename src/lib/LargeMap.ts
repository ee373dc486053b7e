/**
 * A map that may hold millions of texts, and some of whatever else. The engine's own makes room for twice as many at once, and takes
 * each text into its table of names, all of which every large collection of garbage goes through: of a million rows either stops
 * the page for a tenth of a second.
 */
import { hashOf } from './text/hashOf.ts'

/** Entries from which on it is kept in parts. */
const LARGE = 1 << 16
const PART_BITS = 6

/** Open addressing: each slot holds the number of its entry, counted from 1, and every second slot at least is free. */
class Texts<Value> {
  readonly keys: string[] = []
  readonly values: Value[] = []
  #slots = new Uint32Array(16)

  /** Where the text stands, or would. */
  #slotOf(key: string, hash: number): number {
    const mask = this.#slots.length - 1
    let slot = hash & mask
    while (this.#slots[slot] && this.keys[this.#slots[slot]! - 1] !== key) slot = (slot + 1) & mask
    return slot
  }

  get(key: string, hash: number): Value | undefined {
    return this.values[this.#slots[this.#slotOf(key, hash)]! - 1]
  }

  set(key: string, hash: number, value: Value): void {
    const slot = this.#slotOf(key, hash)
    const entry = (this.#slots[slot] ||= this.keys.push(key))
    this.values[entry - 1] = value
    if (this.keys.length * 2 <= this.#slots.length) return
    this.#slots = new Uint32Array(this.#slots.length * 2)
    for (const [place, known] of this.keys.entries()) this.#slots[this.#slotOf(known, hashOf(known))] = place + 1
  }
}

export class LargeMap<Key, Value> {
  #parts = [new Texts<Value>()]
  /** Keys that are no texts: there are seldom many. */
  readonly #others = new Map<Key, Value>()

  #partOf(hash: number): Texts<Value> {
    return this.#parts[hash >>> (32 - PART_BITS)] ?? this.#parts[0]!
  }

  get(key: Key): Value | undefined {
    if (typeof key !== 'string') return this.#others.get(key)
    const hash = hashOf(key)
    return this.#partOf(hash).get(key, hash)
  }

  set(key: Key, value: Value): void {
    if (typeof key !== 'string') return void this.#others.set(key, value)
    const hash = hashOf(key)
    const part = this.#partOf(hash)
    part.set(key, hash, value)
    if (this.#parts.length > 1 || part.keys.length < LARGE) return
    this.#parts = Array.from({ length: 1 << PART_BITS }, () => new Texts<Value>())
    for (const [place, known] of part.keys.entries()) this.set(known as Key, part.values[place]!)
  }
}
