/** Parameters that many operations share, under one name in every page address; only the wire name differs. */
import { isDay, type IsoDay } from '../../lib/dates/days.ts'
import { resolveDay } from '../../lib/dates/rollingDays.ts'
import { day } from './dayParamTypes.ts'
import { ticker } from './identifiers.ts'
import { integer, moment, type ParamOptions } from './paramTypes.ts'
import { tokens } from './listParamTypes.ts'
import type { ValidationIssue, Param } from './params.ts'

/** Where the wire name stands, and the name. */
type Wire = Pick<ParamOptions, 'wire' | 'source'>

/** §4 shared rules: at most 50 tickers, unless the operation says otherwise. */
export const tickers = (wire: Wire, most = 50): Param<readonly string[]> =>
  tokens({ ...wire, label: most === 1 ? 'Ticker' : 'Tickers', entry: ticker, most })

/** §4 shared rules: a single day is shorthand for a range of that day. */
export const dates = (wires: { date: Wire; from: Wire; to: Wire }) => ({
  date: day({
    ...wires.date,
    label: 'On date',
    about: 'Shorthand for a range of one day. Without any day the service gives its latest data.',
  }),
  from: day({ ...wires.from, label: 'From' }),
  to: day({ ...wires.to, label: 'To' }),
})

const UPDATED_SINCE = 'Updated since'

export const updatedSince = (wire: Wire): Param<number> =>
  moment({
    ...wire,
    label: UPDATED_SINCE,
    about: 'Records changed at or after this moment, most recently changed first, whatever order is asked.',
    rare: true,
  })

/** Whether an operation is asked for what changed since a moment. */
export const takesUpdatedSince = (params: Readonly<Record<string, { readonly label: string }>>): boolean =>
  Object.values(params).some(({ label }) => label === UPDATED_SINCE)

/** §8: offset-paginated operations count pages from 0 to 100000. */
export const page = (wire: Wire): Param<number> =>
  integer({
    ...wire,
    label: 'Page',
    about: 'Counted from 0.',
    least: 0,
    most: 100_000,
    initial: 0,
    rare: true,
    advice: ' Narrow by date to reach what lies beyond.',
  })

/** The count is always sent: most operations state no default (§8). */
export const limit = (wire: Wire, most: number, initial = 100): Param<number> =>
  integer({ ...wire, label: 'Rows per page', least: 1, most, initial, always: true })

interface DayValues {
  readonly date?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A range must not end before it begins, and excludes a single day (§4: which of the two wins is not shown). */
export function validateSingleDateOrRange({ date, from, to }: DayValues, today?: IsoDay): ValidationIssue[] {
  if (date !== undefined && (from !== undefined || to !== undefined)) {
    const message = 'A single day and a range exclude each other: keep one of them.'
    return [
      { key: 'date', message, suggestion: '', suggestionLabel: 'Keep the range', others: { from: undefined, to: undefined } },
    ]
  }
  return validateRangeOrder({ from, to }, today)
}

/** Rolling days are compared as the days that they are today. */
export function validateRangeOrder({ from, to }: DayValues, today?: IsoDay): ValidationIssue[] {
  if (from === undefined || to === undefined) return []
  const [first, last] = [from, to].map((text) => (today === undefined ? text : resolveDay(text, today))) as [string, string]
  // Words such as YTD and 1m (§4.3) are no days that could be compared, nor are rolling days before it is known which day it is.
  if (!isDay(first) || !isDay(last) || first <= last) return []
  const message = `${from} is after ${to}: the range ends before it begins.`
  return [
    { key: 'from', message, suggestion: to, suggestionLabel: 'Swap', others: { to: from } },
    { key: 'to', message, others: { from: undefined } },
  ]
}

interface SearchValues {
  readonly search_keys?: unknown
  readonly search_keys_type?: string | undefined
}

/** Search keys mean nothing without their type, nor the type without keys: both are sent, or neither. */
export function validateSearchPair({ search_keys: keys, search_keys_type: type }: SearchValues): ValidationIssue[] {
  if ((keys === undefined) === (type === undefined)) return []
  return keys === undefined
    ? [
        {
          key: 'search_keys',
          message: 'Enter what to search for, or clear “Search by”.',
          others: { search_keys_type: undefined },
        },
      ]
    : [{ key: 'search_keys_type', message: 'Choose what you are searching by.', others: { search_keys: undefined } }]
}

interface OrderValues {
  readonly updated?: number | undefined
  readonly publishedSince?: number | undefined
  readonly sort?: string | undefined
}

/** §4 shared rules, §4.8: a filter by a moment forces the order, so that an order that is asked beside it has no effect. */
export function warnForcedOrder({ updated, publishedSince, sort }: OrderValues): ValidationIssue[] {
  if (sort === undefined || (updated === undefined && publishedSince === undefined)) return []
  const filter = updated === undefined ? 'Published since' : 'Updated since'
  return [{ key: 'sort', message: `Has no effect here: “${filter}” forces the order.` }]
}
