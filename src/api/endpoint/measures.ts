/** The number that a value stands for on the scale of its field: rows are ordered by it, and orders are checked by it. */
import { dayOfDisplay, isDay, secondsOf, unixOfDay } from '../../lib/dates/days.ts'
import { timeOfMailDate } from '../../lib/dates/mailDates.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { ExactNumber } from '../client/exactNumber.ts'
import type { Field } from './fields.ts'

/** Days as Unix seconds, whatever form they came in; NaN for what is no day. */
function timeIn(field: Field, text: string): number {
  if (field.kind === 'mailDate') return timeOfMailDate(text) / 1000
  const day = field.kind === 'displayDay' ? dayOfDisplay(text) : text.slice(0, 10)
  if (!day || !isDay(day)) return Number.NaN
  const time = field.kind === 'instant' ? Date.parse(text) / 1000 : Number.NaN
  return Number.isNaN(time) ? unixOfDay(day) : time
}

const TIMES = new Set<Field['kind']>(['day', 'displayDay', 'dayInstant', 'instant', 'mailDate'])

/** Whether its text stands for a day or a moment. */
export const isTime = ({ kind }: Field): boolean => TIMES.has(kind)

/** The number a single value stands for on the field's scale; NaN for absent and for what has none. */
export function measureOf(field: Field, value: unknown): number {
  if (typeof value === 'number') return field.kind === 'unix' ? secondsOf(value) : value
  if (value instanceof ExactNumber) return Number(value)
  if (typeof value !== 'string') return Number.NaN
  return isTime(field) ? timeIn(field, value) : numberIn(value)
}
