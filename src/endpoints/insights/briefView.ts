/** Ratings in the brief: changes of a rating first, then of a target, with what the target was before. */
import { defineBriefView, type BriefLine } from '../../api/endpoint/briefView.ts'
import { addMonths, isDay, secondsOf } from '../../lib/dates/days.ts'
import { directionOf } from '../../ui/values/ratingDirection.ts'
import { insights, type Insight } from './endpoint.ts'
import { beginsCoverage, MONTHS_BACK, ratingChanges } from './prior/ratingChanges.ts'
import { endsCoverage, priceIn } from './givenTargets.ts'
import { ratingWords } from './ratingWords.ts'

function kindOf({ action }: Insight, change: number | undefined): BriefLine['kind'] {
  if (directionOf(action ?? '') !== 'neutral') return 'rating-change'
  if (beginsCoverage(action) || endsCoverage(action)) return 'coverage-change'
  return change === undefined || change === 0 ? 'rating-kept' : 'target-change'
}

/** `+21.9% on the prior target` */
const changeWords = (change: number, factor = 1): string =>
  `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}% on the prior target${factor === 1 ? '' : ', restated for a split'}`

export const insightsInBrief = defineBriefView<typeof insights>({
  endpoint: insights,
  asks: [{ textsFor: ({ since }) => ({ updated: String(since), limit: '200' }) }],
  updatedOf: ({ updated }) => (typeof updated === 'number' ? secondsOf(updated) : undefined),
  companiesOf: ({ security }) => [{ ticker: security?.symbol ?? '', name: security?.name || undefined }],
  earlierTextsFor: ({ today }) => ({ from: addMonths(today, -MONTHS_BACK), to: today, limit: '1000' }),
  linesOf(records, { earlier, splitsOf }) {
    const changes = ratingChanges(records, { ratings: earlier, splitsOf })
    return records.map((insight, row) => {
      const change = changes.change[row]
      const direction = directionOf(insight.action ?? '')
      const words = ratingWords(insight, { prior: changes.prior[row] })
      return {
        kind: kindOf(insight, change),
        words: words || 'Rating',
        day: insight.date && isDay(insight.date) ? insight.date : undefined,
        direction: direction !== 'neutral' ? direction : change ? (change > 0 ? 'up' : 'down') : undefined,
        size: change === undefined ? undefined : Math.abs(change),
        detail: change ? changeWords(change, changes.factor[row]) : undefined,
        target: priceIn(insight),
      }
    })
  },
})
