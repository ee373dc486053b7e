/** The next conference call, for the head of a company's page. */
import type { Figure, FigureBasis } from '../../api/endpoint/companyView.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { daysBetween, isDay, wordsOfDay } from '../../lib/dates/days.ts'
import type { ConferenceCall } from './endpoint.ts'

export function nextCall(calls: readonly ConferenceCall[], { range, today }: FigureBasis): readonly Figure[] {
  const [day] = calls.flatMap(({ date }) => (date && isDay(date) && date >= today ? [date] : [])).toSorted()
  if (day === undefined) return []
  const days = daysBetween(today, day)
  return [
    {
      label: 'Next call',
      text: days === 0 ? 'today' : `in ${counted(days, 'day')}`,
      note: wordsOfDay(day),
      over: `The next call on the calendar up to ${wordsOfDay(range.to)}.`,
    },
  ]
}
