/** The analyst insights of the stand-in: one for each rating of the invented market. */
import { insightNoteOf } from '../../mock/prose/insightNote.ts'
import { isNamedIn } from '../../mock/names.ts'
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import type { Rating, World } from '../../mock/world/facts.ts'
import { randomOf } from '../../mock/world/random.ts'
import { insights, type Insight } from './endpoint.ts'
import type { InsightOrder } from './orders.ts'

/** What an order goes by; a target is compared as a number, and one that was not given comes last in either direction. */
const keys = {
  date: (rating: Rating) => rating.day,
  updated: (rating: Rating) => rating.updated,
  pt: (rating: Rating) => (rating.target === '' ? '' : Number(rating.target)),
  firm: (rating: Rating) => rating.analyst.firm.name,
  action: (rating: Rating) => rating.action,
  rating: (rating: Rating) => rating.rating,
  id: (rating: Rating) => rating.id,
  rating_id: (rating: Rating) => rating.ratingId,
  analyst_id: (rating: Rating) => rating.analyst.id,
  firm_id: (rating: Rating) => rating.analyst.firm.id,
}

function orderOf(sort: InsightOrder): (a: Rating, b: Rating) => number {
  const [field, direction] = sort.split(':') as [keyof typeof keys, 'asc' | 'desc']
  const keyOf = keys[field]
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)]
    if (left === right) return sign * (a.updated - b.updated)
    if (left === '' || right === '') return left === '' ? 1 : -1
    return left < right ? -sign : sign
  }
}

const isFound = (rating: Rating, type: string | undefined, wanted: readonly string[]): boolean => {
  const { id, first, last, firm } = rating.analyst
  if (type === 'firm') return isNamedIn(wanted, firm.name)
  if (type === 'analyst_name') return isNamedIn(wanted, `${first} ${last}`)
  return wanted.includes(type === 'firm_id' ? firm.id : id)
}

function closeOn(world: World, { company, day }: Rating): number | undefined {
  return world.pricesOf(company).findLast((price) => price.day <= day)?.close
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

export default mockSource(insights, {
  facts: (world) => world.ratings,
  matches: {
    tickers: (rating, wanted) => isAmong(wanted, rating.company.ticker),
    search_keys: (rating, wanted, { values }) => isFound(rating, values.search_keys_type, wanted),
    analyst: (rating, wanted) => wanted.includes(rating.analyst.id),
    rating_id: (rating, wanted) => wanted.includes(rating.ratingId),
  },
  dayOf: (rating) => rating.day,
  updatedAt: (rating) => rating.updated,
  order: ({ sort }) => sort && orderOf(sort),
  record: (rating, { world }) => ({
    id: rating.id,
    action: rating.action,
    analyst_id: rating.analyst.id,
    analyst_insights: insightNoteOf(rating, closeOn(world, rating)),
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
