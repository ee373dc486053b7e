/** Bull and bear cases in the brief: editions since, beside the edition before, so that the words that changed can be told. */
import { defineBriefView } from '../../api/endpoint/briefView.ts'
import { dayOfUnix, secondsOf } from '../../lib/dates/days.ts'
import { changesOf } from './changes.ts'
import { bullsBears, type BullBearCase } from './endpoint.ts'

const momentOf = ({ updated }: BullBearCase): number | undefined => (typeof updated === 'number' ? secondsOf(updated) : undefined)

/** The latest edition of the ticker that is older. */
const editionBefore = (edition: BullBearCase, others: readonly BullBearCase[]): BullBearCase | undefined =>
  others
    .filter(({ ticker, id }) => ticker === edition.ticker && id !== edition.id)
    .filter((other) => (momentOf(other) ?? Infinity) < (momentOf(edition) ?? 0))
    .toSorted((a, b) => momentOf(b)! - momentOf(a)!)[0]

const plain = (text: string | null | undefined): string => text?.replaceAll('**', '').trim() ?? ''

function rewrittenIn(edition: BullBearCase, before: BullBearCase | undefined) {
  if (!before) return []
  const pairs = [
    { label: 'Bull case', before: plain(before.bull_case), now: plain(edition.bull_case) },
    { label: 'Bear case', before: plain(before.bear_case), now: plain(edition.bear_case) },
  ]
  return pairs
    .filter(({ before: old, now }) => old !== '' && now !== '' && old !== now)
    .map(({ label, before: old, now }) => ({ label, changes: changesOf(old, now) }))
}

export const bullsBearsInBrief = defineBriefView<typeof bullsBears>({
  endpoint: bullsBears,
  asks: [{ textsFor: ({ since }) => ({ updated: String(since), limit: '10' }) }],
  updatedOf: momentOf,
  companiesOf: ({ ticker, securities }) => [
    { ticker: ticker ?? '', name: securities?.find(({ symbol }) => symbol === ticker)?.name || undefined },
  ],
  // The newest come first: this edition, and the one before.
  earlierTextsFor: () => ({ limit: '3' }),
  linesOf: (editions, { earlier }) =>
    editions.map((edition) => {
      const moment = momentOf(edition)
      const before = editionBefore(edition, [...editions, ...earlier])
      const rewritten = rewrittenIn(edition, before)
      const named = rewritten.map(({ label }) => label).join(' and ') || 'Bull and bear case'
      return {
        kind: 'case-rewritten' as const,
        words: before && rewritten.length === 0 ? 'Bull and bear case, same words' : `${named} rewritten`,
        day: moment === undefined ? undefined : dayOfUnix(moment),
        rewritten,
      }
    }),
})
