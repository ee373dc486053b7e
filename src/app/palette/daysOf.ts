/** Days as people type them in a command: `90d`, `6w`, `3m`, `1y`, `ytd`, `2026-03-01`, `2026-03-01..2026-03-31`. */
import { addDays, addMonths, isDay, type IsoDay } from '../../lib/dates/days.ts'

export interface Days {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** `undefined` for a word that is something else. */
export function daysOf(word: string, today: IsoDay): Days | undefined {
  if (word.toLowerCase() === 'ytd') return { from: `${today.slice(0, 4)}-01-01`, to: today }
  if (word.toLowerCase() === 'today') return { from: today, to: today }
  const [from = '', to = from, ...more] = word.split('..')
  if (isDay(from) && isDay(to) && more.length === 0) return { from, to }
  const [, count, unit] = /^(\d{1,3})([dwmy])$/i.exec(word) ?? []
  const number = Number(count)
  if (!unit || number === 0) return undefined
  switch (unit.toLowerCase()) {
    case 'd':
      return { from: addDays(today, 1 - number), to: today }
    case 'w':
      return { from: addDays(today, 1 - 7 * number), to: today }
    case 'm':
      return { from: addMonths(today, -number), to: today }
    default:
      return { from: addMonths(today, -12 * number), to: today }
  }
}
