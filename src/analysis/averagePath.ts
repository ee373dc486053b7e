/** The average course of prices around many events: an event study of raw returns in event time. */
import type { IsoDay } from '../lib/dates/days.ts'
import type { DailySeries } from './dailySeries.ts'
import { distribution, type Distribution } from './distribution.ts'
import { basePlace, dayZero, type ReturnBase } from './returns.ts'

export interface PathEvent {
  readonly series: DailySeries
  readonly day: IsoDay
}

export interface PathPoint extends Distribution {
  /** Trading days from day zero, negative before it. */
  readonly offset: number
}

export const PATH_BEFORE = 21
export const PATH_AFTER = 63

/**
 * For each offset from -21 to +63: adjusted close there over that of the base, less one, of every event that has both. An event that
 * is not 63 days old has the offsets that have come, so `n` falls towards the end; at offset k it is the `windowReturn` of length k.
 */
export function averagePath(events: readonly PathEvent[], base: ReturnBase): readonly PathPoint[] {
  const starts = events.flatMap(({ series, day }) => {
    const zero = dayZero(series, day)
    if (zero === undefined) return []
    const from = basePlace(series, day, zero, base)
    // Whose day zero has yet to come has no course around it.
    return from === undefined || zero === series.days.length ? [] : [{ adjusted: series.adjustedClose, zero, from }]
  })
  return Array.from({ length: PATH_BEFORE + 1 + PATH_AFTER }, (_, index) => {
    const offset = index - PATH_BEFORE
    const values = starts.map(({ adjusted, zero, from }) => (adjusted[zero + offset] ?? Number.NaN) / adjusted[from]! - 1)
    return { offset, ...distribution(values) }
  })
}
