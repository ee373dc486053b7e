/** One column of loaded rows: numbers in a typed array, repeated texts as codes of a dictionary, everything else as it came. */

import { TextIndex } from '../../lib/TextIndex.ts'

/** A column that grows row by row. Row numbers begin at 0. */
export interface Column {
  readonly size: number
  /** The value exactly as it arrived: a missing key is `undefined`, and `null`, `''` and 0 are themselves. */
  at(row: number): unknown
  push(value: unknown): void
  /** About how much memory it takes, in bytes. */
  readonly bytes: number
}

/** About how much memory a value takes beside the place that it stands in. */
function weightOf(value: unknown): number {
  if (typeof value === 'string') return 16 + value.length
  if (typeof value !== 'object' || value === null) return 0
  let weight = 16
  for (const part of Object.values(value)) weight += 8 + weightOf(part)
  return weight
}

/** Of a value in a dictionary: its entry in the index, with the room that is kept free, and its place in the list. */
const ENTRY = 24

/** Twice the room when it is full, so that growing costs little per row. */
function grown(old: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const next = new Float64Array(old.length * 2)
  next.set(old)
  return next
}

const FIRST_ROOM = 1024

/** All row numbers below `size`. By a loop, here and wherever there is one for each row: `from` puts every number into a list of its own first. */
export function allRows(size: number): Uint32Array<ArrayBuffer> {
  const rows = new Uint32Array(size)
  for (let row = 0; row < size; row += 1) rows[row] = row
  return rows
}

/** Numbers. What is no number (absent, null, text where a number was declared) stands beside them. */
export class NumberColumn implements Column {
  size = 0
  #numbers = new Float64Array(FIRST_ROOM)
  /** Values that are no numbers, by row. */
  readonly others = new Map<number, unknown>()

  push(value: unknown): void {
    if (this.size === this.#numbers.length) this.#numbers = grown(this.#numbers)
    const isNumber = typeof value === 'number'
    this.#numbers[this.size] = isNumber ? value : Number.NaN
    if (!isNumber && value !== undefined) this.others.set(this.size, value)
    this.size += 1
  }

  at(row: number): unknown {
    const number = this.#numbers[row]!
    return Number.isNaN(number) ? this.others.get(row) : number
  }

  get bytes(): number {
    return this.#numbers.byteLength + this.others.size * ENTRY
  }

  /** The numbers themselves, NaN where there is none; valid until the next push. */
  numbers(): Float64Array {
    return this.#numbers.subarray(0, this.size)
  }
}

type Codes = Uint8Array | Uint16Array | Uint32Array

/** Most columns have few values: codes are as narrow as these allow. */
function codesOf(old: Codes, length: number, values: number): Codes {
  const codes = new (values <= 1 << 8 ? Uint8Array : values <= 1 << 16 ? Uint16Array : Uint32Array)(length)
  codes.set(old)
  return codes
}

/** Texts, flags and whatever else compares by identity: each different value is kept once. */
export class DictionaryColumn implements Column {
  size = 0
  #codes: Codes = new Uint8Array(FIRST_ROOM)
  /** How many values they tell apart: codes of twice the width, the square of as many. */
  #most = 1 << 8
  readonly #values: unknown[] = []
  readonly #texts = new TextIndex((code) => this.#values[code])
  /** The codes of what is no text: there are seldom many. */
  readonly #others = new Map<unknown, number>()
  readonly #measure: ((value: unknown) => number) | undefined
  readonly #measures: number[] = []
  #weight = 0

  /** `measure` is the number that a value stands for, found as it comes: all at once would be felt when the user sorts. */
  constructor(measure?: (value: unknown) => number) {
    this.#measure = measure
  }

  push(value: unknown): void {
    let code = typeof value === 'string' ? this.#texts.numberOf(value) : this.#others.get(value)
    if (code === undefined) {
      code = this.#values.length
      this.#values.push(value)
      if (typeof value === 'string') this.#texts.add(value, code)
      else this.#others.set(value, code)
      this.#weight += ENTRY + weightOf(value)
      if (this.#measure) this.#measures.push(this.#measure(value))
    }
    const { length } = this.#codes
    if (this.size === length) this.#codes = codesOf(this.#codes, length * 2, this.#most)
    if (code === this.#most) {
      this.#most = code ** 2
      this.#codes = codesOf(this.#codes, this.#codes.length, this.#most)
    }
    this.#codes[this.size] = code
    this.size += 1
  }

  at(row: number): unknown {
    return this.#values[this.#codes[row]!]
  }

  get bytes(): number {
    return this.#codes.byteLength + this.#weight
  }

  /** The code of each row, in a list of its own: to read it costs the same however wide the codes are kept. */
  codes(): Uint32Array {
    return new Uint32Array(this.#codes.subarray(0, this.size))
  }

  /** The number of each code, NaN for what stands for none; `undefined` where the column has no scale. */
  get measures(): readonly number[] | undefined {
    return this.#measure && this.#measures
  }

  /** The value of each code. */
  get values(): readonly unknown[] {
    return this.#values
  }
}

/** Long texts, lists, and objects of no declared shape: kept as they came. */
export class PlainColumn implements Column {
  readonly #values: unknown[] = []
  #weight = 0

  get bytes(): number {
    return this.#weight
  }

  get size(): number {
    return this.#values.length
  }

  push(value: unknown): void {
    this.#values.push(value)
    this.#weight += 8 + weightOf(value)
  }

  at(row: number): unknown {
    return this.#values[row]
  }
}
