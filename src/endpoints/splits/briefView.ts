/** Splits in the brief: announced or changed since, and those that take effect in the coming ten days. */
import { defineBriefView } from '../../api/endpoint/briefView.ts'
import { addDays, daysBetween, isDay, secondsOf } from '../../lib/dates/days.ts'
import { splits } from './endpoint.ts'
import { ratioOf } from './ratio.ts'

/** Days. */
const AHEAD = 10

export const splitsInBrief = defineBriefView<typeof splits>({
  endpoint: splits,
  asks: [
    { textsFor: ({ since }) => ({ updated: String(since), limit: '200', 'v.view': 'table' }) },
    {
      textsFor: ({ today }) => ({
        from: today,
        to: addDays(today, AHEAD),
        date_search_field: 'ex',
        limit: '200',
        'v.view': 'table',
      }),
      isAhead: true,
    },
  ],
  updatedOf: ({ updated }) => (typeof updated === 'number' ? secondsOf(updated) : undefined),
  companiesOf: ({ ticker, name }) => [{ ticker: ticker ?? '', name: name || undefined }],
  linesOf: (records, { today }) =>
    records.map((split) => {
      const day = split.date_ex && isDay(split.date_ex) ? split.date_ex : undefined
      const words = `Split ${ratioOf(split)?.words ?? 'of a ratio not given'}`
      return {
        kind: 'split-ahead' as const,
        words: day === undefined ? `${words}, ex-date not given` : `${words}, ex-date`,
        day,
        size: day === undefined ? undefined : -Math.abs(daysBetween(today, day)),
      }
    }),
})
