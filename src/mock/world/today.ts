/** The day the demo is pinned to: the same links show the same rows, whenever they are opened. */
import type { IsoDay } from '../../lib/dates/days.ts'

export const DEMO_TODAY: IsoDay = '2026-11-20'
