/**
 * Columns of cells as Arrow vectors over typed arrays. Arrow's own builders make functions from text, which the content policy forbids
 * (`docs/architecture.md`, SQL).
 */
import {
  Bool,
  DateDay,
  Decimal,
  Dictionary,
  Float64,
  Int32,
  Int64,
  makeData,
  makeVector,
  TimestampMicrosecond,
  Utf8,
  type Vector,
} from 'apache-arrow'
import { byParts, type Steps } from '../../lib/inSlices.ts'
import type { Cell } from './cells.ts'
import type { ColumnType } from './schema.ts'

/** Rows that a step packs. */
const PACKED = 8192

interface Packing {
  readonly size: number
  readonly nulls: Uint8Array
  nullCount: number
}

/** A bit for each row that has a value, and `put` for those. */
function* filled(cells: readonly Cell[], put: (row: number, cell: NonNullable<Cell>) => void): Steps<Packing> {
  const packing: Packing = { size: cells.length, nulls: new Uint8Array((cells.length + 7) >> 3), nullCount: 0 }
  yield* byParts(
    cells.length,
    (from, to) => {
      for (let row = from; row < to; row += 1) {
        const cell = cells[row]
        if (cell === undefined) packing.nullCount += 1
        else {
          packing.nulls[row >> 3]! |= 1 << (row & 7)
          put(row, cell)
        }
      }
    },
    PACKED,
  )
  return packing
}

const partsOf = ({ size, nulls, nullCount }: Packing) => ({ length: size, nullBitmap: nulls, nullCount })

function* textVector(cells: readonly Cell[]): Steps<Vector> {
  const codes = new Int32Array(cells.length)
  const codeOf = new Map<string, number>()
  const packing = yield* filled(cells, (row, cell) => {
    const text = cell as string
    let code = codeOf.get(text)
    if (code === undefined) codeOf.set(text, (code = codeOf.size))
    codes[row] = code
  })
  const offsets = new Int32Array(codeOf.size + 1)
  const encoder = new TextEncoder()
  const parts: Uint8Array[] = []
  for (const text of codeOf.keys()) {
    const bytes = encoder.encode(text)
    parts.push(bytes)
    offsets[parts.length] = offsets[parts.length - 1]! + bytes.length
    if (parts.length % PACKED === 0) yield
  }
  const data = new Uint8Array(offsets[parts.length]!)
  for (const [index, bytes] of parts.entries()) data.set(bytes, offsets[index])
  yield
  const values = makeData({ type: new Utf8(), length: parts.length, nullCount: 0, valueOffsets: offsets, data })
  const type = new Dictionary(new Utf8(), new Int32())
  return makeVector(makeData({ type, ...partsOf(packing), data: codes, dictionary: makeVector(values) }))
}

/** `scale` digits after the point, as a whole number of 128 bits in four words, the lowest first. */
function* decimalVector(cells: readonly Cell[], precision: number, scale: number): Steps<Vector> {
  const words = new Uint32Array(cells.length * 4)
  const packing = yield* filled(cells, (row, cell) => {
    const [whole = '', fraction = ''] = (cell as string).split('.')
    let number = BigInt.asUintN(128, BigInt(whole + fraction.padEnd(scale, '0')))
    // Of `-0.5` the whole part alone has lost its sign.
    if (whole === '-0') number = BigInt.asUintN(128, -BigInt(fraction.padEnd(scale, '0') || '0'))
    for (let word = 0; word < 4; word += 1) {
      words[row * 4 + word] = Number(number & 0xffffffffn)
      number >>= 32n
    }
  })
  return makeVector(makeData({ type: new Decimal(scale, precision, 128), ...partsOf(packing), data: words }))
}

/** The most digits that a `DECIMAL` has. */
const MOST_DIGITS = 38

/** The digits before and after the point that hold all these numbers: their `DECIMAL`, wide or narrow. */
export function digitsFor(cells: readonly Cell[]): { readonly precision: number; readonly scale: number } {
  let [whole, scale] = [1, 0]
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const point = cell.indexOf('.')
    const before = (point < 0 ? cell.length : point) - (cell.startsWith('-') ? 1 : 0)
    if (before > MOST_DIGITS) continue
    whole = Math.max(whole, before)
    if (point >= 0) scale = Math.max(scale, cell.length - point - 1)
  }
  const digits = Math.min(MOST_DIGITS, whole + scale)
  return { precision: digits <= 18 ? 18 : MOST_DIGITS, scale: Math.min(scale, MOST_DIGITS - whole) }
}

/** Whether a number has no more digits than its column. */
export function fits(cell: Cell, { precision, scale }: { readonly precision: number; readonly scale: number }): boolean {
  const [whole = '', fraction = ''] = String(cell).replace('-', '').split('.')
  return whole.length <= precision - scale && fraction.length <= scale
}

/** The cells of one column, all of them of the kind that its type has (`cells.ts`). */
export function* vectorOf(type: ColumnType, cells: readonly Cell[], digits = digitsFor([])): Steps<Vector> {
  if (type === 'VARCHAR') return yield* textVector(cells)
  if (type === 'DECIMAL') return yield* decimalVector(cells, digits.precision, digits.scale)
  if (type === 'BOOLEAN') {
    const data = new Uint8Array((cells.length + 7) >> 3)
    const packing = yield* filled(cells, (row, cell) => void (data[row >> 3]! |= cell === true ? 1 << (row & 7) : 0))
    return makeVector(makeData({ type: new Bool(), ...partsOf(packing), data }))
  }
  if (type === 'DOUBLE') {
    const data = new Float64Array(cells.length)
    const packing = yield* filled(cells, (row, cell) => void (data[row] = cell as number))
    return makeVector(makeData({ type: new Float64(), ...partsOf(packing), data }))
  }
  if (type === 'DATE') {
    const data = new Int32Array(cells.length)
    const packing = yield* filled(cells, (row, cell) => void (data[row] = cell as number))
    return makeVector(makeData({ type: new DateDay(), ...partsOf(packing), data }))
  }
  const data = new BigInt64Array(cells.length)
  const packing = yield* filled(cells, (row, cell) => void (data[row] = cell as bigint))
  return type === 'BIGINT'
    ? makeVector(makeData({ type: new Int64(), ...partsOf(packing), data }))
    : makeVector(makeData({ type: new TimestampMicrosecond('UTC'), ...partsOf(packing), data }))
}
