/** Conference calls in the brief: those of the coming ten days, and later ones that were set or moved since. */
import { defineBriefView } from '../../api/endpoint/briefView.ts'
import { addDays, daysBetween, isDay, secondsOf } from '../../lib/dates/days.ts'
import { callNameOf, minuteOf, zoneWords } from './callEvents.ts'
import { conferenceCalls } from './endpoint.ts'

/** Days. */
const AHEAD = 10

export const callsInBrief = defineBriefView<typeof conferenceCalls>({
  endpoint: conferenceCalls,
  asks: [
    { textsFor: ({ since }) => ({ updated: String(since), limit: '200' }) },
    { textsFor: ({ today }) => ({ from: today, to: addDays(today, AHEAD), limit: '200' }), isAhead: true },
  ],
  updatedOf: ({ updated }) => (typeof updated === 'number' ? secondsOf(updated) : undefined),
  companiesOf: ({ ticker, name }) => [{ ticker: ticker ?? '', name: name || undefined }],
  linesOf: (calls, { today }) =>
    calls.map((call) => {
      const day = call.date && isDay(call.date) ? call.date : undefined
      if (day === undefined || day < today) return undefined
      const name = callNameOf(call)
      const time = minuteOf(call.start_time)
      return {
        kind: 'call-ahead' as const,
        words: `${name.slice(0, 1).toUpperCase()}${name.slice(1)}${time === undefined ? '' : `, ${time} ${zoneWords()}`}`,
        day,
        // The next one first.
        size: -daysBetween(today, day),
      }
    }),
})
