/** The earnings calls of a company: one for each report, known some five weeks ahead. */
import { addDays, unixOfDay } from '../../lib/dates/days.ts'
import { listingDayOf } from '../companies/companies.ts'
import type { Call, Company } from './facts.ts'
import { unixOfNewYork } from './newYork.ts'
import { randomOf } from './random.ts'
import type { Report } from './reports.ts'
import { FIRST_DAY } from '../prices/tradingDays.ts'
import { uuidOf } from '../companies/uuid.ts'

/** When the call begins, and when the results came out before it, New York. */
const EARLY_HOURS = [
  ['08:00:00', '06:45:00'],
  ['08:30:00', '07:00:00'],
  ['09:00:00', '07:30:00'],
  ['10:00:00', '08:00:00'],
] as const
const LATE_HOURS = [
  ['16:30:00', '16:05:00'],
  ['17:00:00', '16:05:00'],
  ['17:00:00', '16:15:00'],
  ['17:30:00', '16:30:00'],
] as const

/** `now` in Unix seconds. Only calls that have become known by `today`. */
export function callsOf(company: Company, reports: readonly Report[], today: string, now: number): readonly Call[] {
  const habits = randomOf('calls', company.cik)
  const importance = habits.integer(1, 5)
  const usual = habits.integer(0, EARLY_HOURS.length - 1)
  const since = listingDayOf(company) ?? FIRST_DAY
  const calls: Call[] = []
  for (const report of reports) {
    const random = randomOf('call', company.cik, report.end)
    const knownOn = addDays(report.day, -random.integer(30, 40))
    if (report.day < since || knownOn > today) continue
    const [startsAt, announcedAt] = (report.isAfterClose ? LATE_HOURS : EARLY_HOURS)[
      random.chance(0.8) ? usual : random.integer(0, 3)
    ]!
    const start = unixOfNewYork(report.day, startsAt)
    const minutes = random.integer(38, 78)
    calls.push({
      id: uuidOf(random),
      company,
      period: report.period,
      year: report.year,
      day: report.day,
      startsAt,
      announcedAt,
      start,
      minutes,
      isOver: start + minutes * 60 <= now,
      // 0 may mean "not rated".
      importance: random.chance(0.08) ? 0 : importance,
      updated: unixOfDay(knownOn) + random.integer(12, 20) * 3600 + random.integer(0, 3599),
    })
  }
  return calls
}
