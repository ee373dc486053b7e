/** The day the demo is pinned to: the same links show the same rows, whenever they are opened. */
import type { IsoDay } from '../../lib/dates/days.ts'

export const DEMO_TODAY: IsoDay = '2026-11-20'

/** Seconds of a day after which its market is closed in New York, and its records are in. */
export const EVENING = 22 * 3600

/** A header by which a request asks the demo for another day; no service but the mock knows it. */
export const TODAY_HEADER = 'x-demo-today'
