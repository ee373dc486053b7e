/** A result of DuckDB as plain values: exact where a number would not be, days and moments as text. */
import { DataType, type RecordBatch, type Schema, type Vector } from 'apache-arrow'
import { dayOfUnix } from '../../lib/dates/days.ts'
import { MOST_ROWS, type SqlColumn, type SqlResult } from './engine.ts'

const DAY_SECONDS = 86_400
type Value = ReturnType<SqlResult['value']>

/** As DuckDB names them; what it has no Arrow type for comes as text. */
function nameOf(type: DataType): string {
  if (DataType.isDecimal(type)) return `DECIMAL(${type.precision},${type.scale})`
  if (DataType.isDictionary(type)) return nameOf(type.dictionary)
  if (DataType.isList(type)) return `${nameOf(type.children[0]!.type)}[]`
  if (DataType.isStruct(type)) return `STRUCT(${type.children.map((child) => `${child.name} ${nameOf(child.type)}`).join(', ')})`
  if (DataType.isInt(type))
    return `${type.isSigned ? '' : 'U'}${{ 8: 'TINYINT', 16: 'SMALLINT', 32: 'INTEGER', 64: 'BIGINT' }[type.bitWidth]}`
  if (DataType.isFloat(type)) return type.precision === 1 ? 'FLOAT' : 'DOUBLE'
  if (DataType.isBool(type)) return 'BOOLEAN'
  if (DataType.isDate(type)) return 'DATE'
  if (DataType.isTimestamp(type)) return type.timezone ? 'TIMESTAMP WITH TIME ZONE' : 'TIMESTAMP'
  if (DataType.isTime(type)) return 'TIME'
  if (DataType.isInterval(type)) return 'INTERVAL'
  if (DataType.isBinary(type)) return 'BLOB'
  if (DataType.isMap(type)) return 'MAP'
  return DataType.isNull(type) ? 'NULL' : 'VARCHAR'
}

/** A whole number of so many 32-bit words, the lowest first, as text with a point before the last digits. */
function decimalText(words: Uint32Array, scale: number): string {
  let number = 0n
  for (let word = words.length - 1; word >= 0; word -= 1) number = (number << 32n) | BigInt(words[word]!)
  number = BigInt.asIntN(words.length * 32, number)
  const digits = String(number < 0n ? -number : number).padStart(scale + 1, '0')
  const whole = digits.slice(0, digits.length - scale)
  return `${number < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`
}

/** Ticks since 1970 as `2026-11-20T14:30:00Z`; a fraction is told as far as it goes, a moment without a zone has no `Z`. */
function momentText(ticks: bigint, perSecond: bigint, hasZone: boolean): string {
  const rest = ((ticks % perSecond) + perSecond) % perSecond
  const seconds = Number((ticks - rest) / perSecond)
  const fraction = String(rest)
    .padStart(String(perSecond).length - 1, '0')
    .replace(/0+$/, '')
  const date = new Date(seconds * 1000)
  const text = Number.isNaN(date.getTime()) ? String(ticks) : date.toISOString().slice(0, 19)
  return `${text}${fraction === '' ? '' : `.${fraction}`}${hasZone ? 'Z' : ''}`
}

const PER_SECOND = [1n, 1000n, 1_000_000n, 1_000_000_000n] as const

function clockText(ticks: bigint, perSecond: bigint): string {
  return momentText(ticks, perSecond, false).slice('1970-01-01T'.length)
}

/** Months, days and nanoseconds. */
function intervalText(parts: Int32Array): string {
  const [months = 0, days = 0, low = 0, high = 0] = parts
  const seconds = Number((BigInt(high) << 32n) | BigInt(low >>> 0)) / 1e9
  const told = (
    [
      [months, 'months'],
      [days, 'days'],
      [seconds, 'seconds'],
    ] as const
  ).filter(([count]) => count !== 0)
  return told.length === 0 ? '0 seconds' : told.map(([count, unit]) => `${count} ${unit}`).join(' ')
}

const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? (Number.isSafeInteger(Number(part)) ? Number(part) : String(part)) : part,
  )

/** Of a type that holds no others. */
function valueOf(type: DataType, value: unknown): Value {
  if (value === null || value === undefined) return null
  if (DataType.isDictionary(type)) return valueOf(type.dictionary, value)
  if (DataType.isDecimal(type)) return decimalText(value as Uint32Array, type.scale)
  if (DataType.isDate(type)) return dayOfUnix(Math.floor(Number(value) / 1000 / DAY_SECONDS) * DAY_SECONDS)
  if (DataType.isTime(type)) return clockText(BigInt(value as bigint), PER_SECOND[type.unit])
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'string') return value
  if (value instanceof Uint8Array) return Array.from(value, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return jsonText(value)
}

/** Months, days and nanoseconds are four words; Arrow counts on two, and would read those of another row. */
const INTERVAL_WORDS = 4

/** What stands in a row: lists and structures with what they hold. Vectors have one chunk each. */
function plainAt(vector: Vector, row: number): unknown {
  const { type } = vector
  const [data] = vector.data
  if (!data || !vector.isValid(row)) return null
  // Arrow would give timestamps as doubles of milliseconds.
  if (DataType.isTimestamp(type))
    return momentText((data.values as BigInt64Array)[row]!, PER_SECOND[type.unit], Boolean(type.timezone))
  if (DataType.isInterval(type)) {
    const words = data.values as Int32Array
    if (words.length < INTERVAL_WORDS * data.length) return 'an interval in a list: cast it to VARCHAR'
    return intervalText(words.subarray(row * INTERVAL_WORDS, (row + 1) * INTERVAL_WORDS))
  }
  if (DataType.isList(type)) {
    const items = vector.get(row) as Vector
    return Array.from({ length: items.length }, (_, place) => plainAt(items, place))
  }
  if (DataType.isStruct(type))
    return Object.fromEntries(type.children.map(({ name }, place) => [name, plainAt(vector.getChildAt(place)!, row)]))
  return valueOf(type, vector.get(row))
}

/** Reads a value of one batch. */
function read(batch: RecordBatch, column: number, row: number): Value {
  const value = plainAt(batch.getChildAt(column)!, row)
  return typeof value === 'object' && value !== null ? jsonText(value) : (value as Value)
}

/** `batches` hold at least as many rows as are shown. */
export function resultOf(schema: Schema, batches: readonly RecordBatch[], milliseconds: number): SqlResult {
  const columns: readonly SqlColumn[] = schema.fields.map(({ name, type }) => ({ name, type: nameOf(type as DataType) }))
  const ends: number[] = []
  for (const batch of batches) ends.push((ends.at(-1) ?? 0) + batch.numRows)
  const total = ends.at(-1) ?? 0
  return {
    columns,
    size: Math.min(total, MOST_ROWS),
    value(column, row) {
      let [low, high] = [0, ends.length - 1]
      while (low < high) {
        const middle = (low + high) >> 1
        if (ends[middle]! <= row) low = middle + 1
        else high = middle
      }
      return read(batches[low]!, column, row - (low === 0 ? 0 : ends[low - 1]!))
    },
    milliseconds,
    isCut: total > MOST_ROWS,
  }
}
