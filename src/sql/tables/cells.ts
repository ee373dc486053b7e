/** What a sent value becomes in a column of a table; what a column cannot hold stands in the text beside it. */
import { ExactNumber } from '../../api/client/exactNumber.ts'
import type { Field } from '../../api/endpoint/fields.ts'
import { dayOfDisplay, isDay, isMilliseconds, unixOfDay } from '../../lib/dates/days.ts'
import { decimalIn } from '../../lib/numbers/decimals.ts'
import { timeOfMailDate } from '../../lib/dates/mailDates.ts'
import { rawText } from '../../ui/values/valueText.ts'
import type { ColumnType } from './schema.ts'

/** Days and microseconds since 1970, the digits of a decimal number, and the others as they are; `undefined` is NULL. */
export type Cell = string | number | bigint | boolean | undefined

/** With a zone; of what has none it is not known when it was. */
const MOMENT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6})\d*)?(Z|[+-]\d\d:?\d\d)$/
/** What a day is sent with that is written as a moment (§2.5). */
const MIDNIGHT = /T00:00:00(?:\.0+)?Z$/
const DAY_SECONDS = 86_400

function microsecondsOf(text: string): bigint | undefined {
  const [, whole, fraction = '', zone] = MOMENT.exec(text) ?? []
  const milliseconds = whole === undefined ? Number.NaN : Date.parse(`${whole}${zone}`)
  return Number.isNaN(milliseconds) ? undefined : BigInt(milliseconds) * 1000n + BigInt(fraction.padEnd(6, '0'))
}

function momentOf(kind: Field['kind'], value: unknown): bigint | undefined {
  if (kind === 'unix') {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) return undefined
    return BigInt(value) * (isMilliseconds(value) ? 1000n : 1_000_000n)
  }
  if (typeof value !== 'string') return undefined
  if (kind === 'instant') return microsecondsOf(value)
  const milliseconds = timeOfMailDate(value)
  return Number.isNaN(milliseconds) ? undefined : BigInt(milliseconds) * 1000n
}

function dayOf(kind: Field['kind'], value: unknown): number | undefined {
  if (typeof value !== 'string') return undefined
  const day = kind === 'displayDay' ? dayOfDisplay(value) : kind === 'dayInstant' ? value.replace(MIDNIGHT, '') : value
  return day !== undefined && isDay(day) ? unixOfDay(day) / DAY_SECONDS : undefined
}

/** Without the sign of per cent; a power of ten is not read. */
function digitsOf(value: unknown): string | undefined {
  const isNumber = typeof value === 'number' || value instanceof ExactNumber
  return typeof value === 'string' || isNumber ? decimalIn(String(value).trim().replace(/%$/, '')) : undefined
}

/** Of a value that is there. */
export function cellOf(type: ColumnType, { kind }: Field, value: unknown): Cell {
  switch (type) {
    case 'DATE':
      return dayOf(kind, value)
    case 'TIMESTAMP WITH TIME ZONE':
      return momentOf(kind, value)
    case 'DECIMAL':
      return digitsOf(value)
    case 'DOUBLE':
      return typeof value === 'number' ? value : undefined
    case 'BIGINT':
      return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : undefined
    case 'BOOLEAN':
      return typeof value === 'boolean' ? value : undefined
    case 'VARCHAR':
      return rawText(value)
  }
}
