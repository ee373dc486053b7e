/** When each company reports each quarter: the days on which results, calls, price jumps and many ratings hang. */
import { addDays, addMonths, type IsoDay } from '../../lib/dates/days.ts'
import type { Call, Company } from './facts.ts'
import { randomOf } from './random.ts'
import { tradingDayFrom } from '../prices/tradingDays.ts'

export interface Report {
  readonly period: Call['period']
  readonly year: number
  /** Last day of the quarter. */
  readonly end: IsoDay
  /** Day of the results and of the call. */
  readonly day: IsoDay
  /** Whether the results come after the close, so that the price answers a day later. */
  readonly isAfterClose: boolean
}

// So that four quarters have been reported when the market opens.
const FIRST_YEAR = 2021
const FIRST_QUARTER = 4

/** `Q3 2026` */
export const nameOfReport = (report: Report): string => `${report.period} ${report.year}`

/** The reports of an issuer for all quarters that end up to `until`, oldest first. */
export function reportsUntil(issuer: Company, until: IsoDay): readonly Report[] {
  const habits = randomOf('reporting', issuer.cik)
  // Some fiscal years end one or two months after the calendar's, so that no month is without calls.
  const shift = [0, 0, 0, 1, 1, 2][habits.integer(0, 5)]!
  const lag = habits.integer(24, 42)
  const isAfterClose = habits.chance(0.55)
  const reports: Report[] = []
  for (let number = FIRST_QUARTER - 1; ; number += 1) {
    const year = FIRST_YEAR + Math.floor(number / 4)
    const quarter = (number % 4) + 1
    const end = addMonths(`${year}-01-31`, quarter * 3 + shift - 1)
    if (end > until) return reports
    const day = tradingDayFrom(addDays(end, lag + randomOf('report', issuer.cik, end).integer(-3, 3)))
    reports.push({ period: `Q${quarter}` as Call['period'], year, end, day, isAfterClose })
  }
}
