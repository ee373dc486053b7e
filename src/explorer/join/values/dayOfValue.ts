/** The trading day that a value of a record stands for: a plain day is itself, a moment is the day that it is in New York. */
import type { Field } from '../../../api/endpoint/fields.ts'
import { dayOfDisplay, isDay, secondsOf, type IsoDay } from '../../../lib/dates/days.ts'
import { zonedTime } from '../../../lib/dates/zones.ts'
import { timeOfMailDate } from '../../../lib/dates/mailDates.ts'

const EXCHANGE = 'America/New_York'
const MIDNIGHT = /T00:00:00(?:\.0+)?(?:Z|\+00:00)?$/

const dayOfMoment = (milliseconds: number): IsoDay | undefined =>
  Number.isNaN(milliseconds) ? undefined : zonedTime(milliseconds, EXCHANGE).day

function dayOfText(kind: Field['kind'], text: string): IsoDay | undefined {
  if (kind === 'displayDay') return dayOfDisplay(text)
  if (kind === 'mailDate') return dayOfMoment(timeOfMailDate(text))
  const plain = text.slice(0, 10)
  if (!isDay(plain)) return undefined
  // Midnight in UTC is how a service writes a day: in New York it would be the evening before.
  if (kind === 'day' || kind === 'dayInstant' || MIDNIGHT.test(text)) return plain
  return dayOfMoment(Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`))
}

/** `undefined` for what holds no day. */
export function dayOfValue({ kind }: Field, value: unknown): IsoDay | undefined {
  if (kind === 'unix') return typeof value === 'number' ? dayOfMoment(secondsOf(value) * 1000) : undefined
  return typeof value === 'string' ? dayOfText(kind, value) : undefined
}
