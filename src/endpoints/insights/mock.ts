/** The analyst insights of the mock service: one for each rating of the invented market. */
import { insightNoteOf } from '../../mock/prose/insightNote.ts'
import { isNamedIn } from '../../mock/names.ts'
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import { closeOn } from '../../mock/prices/prices.ts'
import type { Rating } from '../../mock/world/facts.ts'
import { randomOf } from '../../mock/world/random.ts'
import { insights, type Insight } from './endpoint.ts'

const oldestFirst = (a: Rating, b: Rating): number => (a.day === b.day ? a.updated - b.updated : a.day < b.day ? -1 : 1)

const isFound = (rating: Rating, type: string | undefined, wanted: readonly string[]): boolean => {
  const { id, first, last, firm } = rating.analyst
  if (type === 'firm') return isNamedIn(wanted, firm.name)
  if (type === 'analyst_name') return isNamedIn(wanted, `${first} ${last}`)
  return wanted.includes(type === 'firm_id' ? firm.id : id)
}

/** Any part of the security may be an empty string (wire-format, "Analyst insights"). */
function securityOf({ id, company }: Rating): NonNullable<Insight['security']> {
  const random = randomOf('insight security', id)
  return {
    symbol: company.ticker,
    name: company.name,
    exchange: random.chance(0.05) ? '' : company.exchange,
    isin: random.chance(0.04) ? '' : company.isin,
    cik: company.cik.replace(/^0+/, ''),
  }
}

/** A rating as the service has it, and beside a corrected one what its note was written about. */
type Written = Rating & { readonly written?: Rating }

/** The target was typed wrong: the number alone is corrected, by some per cent, with as many decimals. */
function amend(rating: Written, at: number): Written | undefined {
  if (rating.target === '') return undefined
  const decimals = rating.target.split('.')[1]?.length ?? 0
  const share = randomOf('target corrected', rating.id, at).pick([0.85, 0.88, 0.92, 1.05, 1.1])
  const target = Math.max(1, Math.round(Number(rating.target) * share)).toFixed(decimals)
  return target === rating.target ? undefined : { ...rating, target, updated: at, written: rating.written ?? rating }
}

export default mockSource(insights, {
  facts: (world): readonly Written[] => world.ratings,
  matches: {
    tickers: (rating, wanted) => isAmong(wanted, rating.company.ticker),
    search_keys: (rating, wanted, { values }) => isFound(rating, values.search_keys_type, wanted),
    analyst: (rating, wanted) => wanted.includes(rating.analyst.id),
    rating_id: (rating, wanted) => wanted.includes(rating.ratingId),
  },
  dayOf: (rating) => rating.day,
  updatedAt: (rating) => rating.updated,
  amend,
  // The other order is that of every answer.
  order: ({ sort }) => (sort === 'date:asc' ? oldestFirst : undefined),
  record: (rating, { world }) => ({
    id: rating.id,
    action: rating.action,
    analyst_id: rating.analyst.id,
    analyst_insights: insightNoteOf(rating.written ?? rating, closeOn(world.historyOf(rating.company), rating.day)),
    date: rating.day,
    firm: rating.analyst.firm.name,
    firm_id: rating.analyst.firm.id,
    pt: rating.target,
    rating: rating.rating,
    rating_id: rating.ratingId,
    security: securityOf(rating),
    updated: rating.updated,
  }),
})
