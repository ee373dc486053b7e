/** Days as people type them in a command: `90d`, `6w`, `3m`, `1y`, `ytd`, `2026-03-01`, `2026-03-01..2026-03-31`. */
import { isDay } from '../../lib/dates/days.ts'
import { readRollingDay, TODAY, YEAR_START, type DayText } from '../../lib/dates/rollingDays.ts'

export interface Days {
  readonly from: DayText
  readonly to: DayText
}

/** Those of a count roll with today. `undefined` for a word that is something else. */
export function daysOf(word: string): Days | undefined {
  if (word.toLowerCase() === 'ytd') return { from: YEAR_START, to: TODAY }
  if (word.toLowerCase() === 'today') return { from: TODAY, to: TODAY }
  const [from = '', to = from, ...more] = word.split('..')
  if (isDay(from) && isDay(to) && more.length === 0) return { from, to }
  const [, count, unit = ''] = /^(\d{1,3})([dwmy])$/i.exec(word) ?? []
  const isWeeks = unit.toLowerCase() === 'w'
  const first = readRollingDay(isWeeks ? `-${Number(count) * 7}d` : `-${word}`)
  return unit === '' || Number(count) === 0 || first === undefined ? undefined : { from: first, to: TODAY }
}
