/** Where the latest value of a ratio stands among all of the loaded history. */
import type { IsoDay } from '../../../lib/dates/days.ts'
import type { PricedDay } from './priceSeries.ts'
import { numberAt } from './prices.ts'
import type { RatioKey } from './ratioFields.ts'

export interface Standing {
  readonly latest: number
  /** The day of the latest value, which need not be the last day: a value may be missing. */
  readonly day: IsoDay
  readonly low: number
  readonly high: number
  /** 0 to 100: the share of days below the latest value, days equal to it counted half. */
  readonly percentile: number
  /** Days that have a value. */
  readonly days: number
}

/** `undefined` for a ratio that no loaded day has. */
export function standingOf(days: readonly PricedDay[], key: RatioKey): Standing | undefined {
  const given = days.flatMap(({ day, row }) => {
    const value = numberAt(row, key)
    return value === undefined ? [] : [{ day, value }]
  })
  const last = given.at(-1)
  if (!last) return undefined
  const below = given.filter(({ value }) => value < last.value).length
  const equal = given.filter(({ value }) => value === last.value).length
  return {
    latest: last.value,
    day: last.day,
    low: given.reduce((low, { value }) => Math.min(low, value), last.value),
    high: given.reduce((high, { value }) => Math.max(high, value), last.value),
    percentile: ((below + equal / 2) / given.length) * 100,
    days: given.length,
  }
}

/** `lowest`, `78th` or `highest`. Rounding alone makes no extreme: what stands next to the lowest is the 1st. */
export function standingWords({ percentile, latest, low, high }: Omit<Standing, 'day' | 'days'>): string {
  const rounded = Math.round(percentile)
  if (rounded === 0 && latest === low) return 'lowest'
  if (rounded === 100 && latest === high) return 'highest'
  const rank = Math.min(99, Math.max(1, rounded))
  const ending = rank > 10 && rank < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th')
  return `${rank}${ending}`
}
