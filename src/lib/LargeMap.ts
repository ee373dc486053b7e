/** A map that may hold a million entries: one map makes room for twice as many at once, which then stops the page for a tenth of a second. */

/** Entries from which on it is kept in parts. */
const LARGE = 1 << 16
const PARTS = 64

/** Of a text by its last signs: identifiers begin alike. Whatever else there is, is seldom much. */
function partOf(key: unknown): number {
  if (typeof key !== 'string') return 0
  let sum = 0
  for (let at = Math.max(0, key.length - 4); at < key.length; at += 1) sum = sum * 31 + key.charCodeAt(at)
  return sum % PARTS
}

export class LargeMap<Key, Value> {
  #maps = [new Map<Key, Value>()]

  #mapOf(key: Key): Map<Key, Value> {
    return this.#maps.length === 1 ? this.#maps[0]! : this.#maps[partOf(key)]!
  }

  get(key: Key): Value | undefined {
    return this.#mapOf(key).get(key)
  }

  has(key: Key): boolean {
    return this.#mapOf(key).has(key)
  }

  set(key: Key, value: Value): void {
    this.#mapOf(key).set(key, value)
    const [all] = this.#maps
    if (this.#maps.length > 1 || all!.size < LARGE) return
    this.#maps = Array.from({ length: PARTS }, () => new Map<Key, Value>())
    for (const [known, own] of all!) this.#mapOf(known).set(known, own)
  }
}
