/** The share price ratios of the mock service. */
import { addMonths, type IsoDay } from '../../lib/dates/days.ts'
import { mockSource } from '../../mock/source.ts'
import { companyNamed } from '../../mock/tickers.ts'
import { priceRatios } from './endpoint.ts'
import { ratiosOf } from './ratios.ts'

/** §4.3: `YTD` is read as the first day of the year, the other words as one month ago. */
function dayMeant(from: string, today: IsoDay): IsoDay {
  if (/^\d{4}-/.test(from)) return from
  return from === 'YTD' ? `${today.slice(0, 4)}-01-01` : addMonths(today, -1)
}

/** Neither day is marked as required (§4.3); the live service was seen to refuse in these words, under status 200. */
const REFUSAL = { ok: 'true', errors: ['Please provide either from & to or date parameter'] }

/**
 * The report type changes nothing: no invented quarter is ever restated, and each row holds the last quarter and the last twelve
 * months side by side.
 */
export default mockSource(priceRatios, {
  refuse: ({ from, to }) => (from === undefined || to === undefined ? Response.json(REFUSAL) : undefined),
  select: ({ world, values }) => {
    const { from = world.today, to = world.today } = values
    const first = dayMeant(from, world.today)
    const companies = (values.tickers ?? []).flatMap((ticker) => companyNamed(world, ticker) ?? [])
    // Two spellings of one ticker are one company.
    return [...new Set(companies)].flatMap((company) => ratiosOf(world, company, first, to))
  },
  record: (row) => row,
})
