/** Insights on the page of one company: a rating each, by its day. */
import { defineCompanyView } from '../../api/endpoint/companyView.ts'
import { isDay } from '../../lib/dates/days.ts'
import { directionOf } from '../../ui/values/ratingDirection.ts'
import { insights } from './endpoint.ts'
import { givenTargets } from './givenTargets.ts'
import { priorTargetOf } from './prior/ratingChanges.ts'
import { priorTargetIn, ratingWords, targetWords } from './ratingWords.ts'

export const insightsOfCompany = defineCompanyView<typeof insights>({
  endpoint: insights,
  // A text each: a thousand of one company are unlikely, and a page of them would be megabytes.
  extraParams: { limit: '200' },
  lane: 'Ratings',
  eventOf(insight, row, records) {
    if (!insight.date || !isDay(insight.date)) return undefined
    const direction = directionOf(insight.action ?? '')
    return {
      day: insight.date,
      words: ratingWords(insight, { prior: priorTargetOf(records, row) }) || 'Rating',
      direction: direction === 'neutral' ? undefined : direction,
    }
  },
  targetsOf: givenTargets,
  sheet: {
    title: 'Latest ratings',
    heads: ['Firm', 'Rating', 'Target', 'Prior'],
    lines: 8,
    cellsOf(insight) {
      const prior = priorTargetIn(insight)
      return [insight.firm ?? '', insight.rating ?? '', targetWords(String(insight.pt ?? '')), prior ? targetWords(prior) : '']
    },
  },
  homeOf: (records) => ({
    exchanges: records.flatMap(({ security }) => security?.exchange || []),
    ciks: records.flatMap(({ security }) => security?.cik || []),
  }),
  identityOf(records) {
    const security = records.find((insight) => insight.security?.name)?.security
    if (!security?.name) return undefined
    return {
      name: security.name,
      facts: [
        { label: 'Exchange', text: security.exchange ?? '' },
        { label: 'ISIN', text: security.isin ?? '' },
      ],
    }
  },
})
