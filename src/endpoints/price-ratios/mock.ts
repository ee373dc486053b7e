/** The share price ratios of the stand-in. */
import { addMonths, type IsoDay } from '../../lib/days.ts'
import { mockSource } from '../../mock/source.ts'
import { companyNamed } from '../../mock/tickers.ts'
import { priceRatios } from './endpoint.ts'
import { ratiosOf } from './ratios.ts'

/** §4.3: `YTD` is read as the first day of the year, the other words as one month ago. */
function dayMeant(from: string, today: IsoDay): IsoDay {
  if (/^\d{4}-/.test(from)) return from
  return from === 'YTD' ? `${today.slice(0, 4)}-01-01` : addMonths(today, -1)
}

/**
 * Neither day is marked as required (§4.3), so what is left out is filled in: up to today, and the month before that. The live
 * service was seen to answer an error instead. The report type changes nothing: no invented quarter is ever restated, and each
 * row holds the last quarter and the last twelve months side by side.
 */
export default mockSource(priceRatios, {
  select: ({ world, values }) => {
    const to = values.to ?? world.today
    const from = values.from === undefined ? addMonths(to, -1) : dayMeant(values.from, world.today)
    const companies = (values.tickers ?? []).flatMap((ticker) => companyNamed(world, ticker) ?? [])
    // Two spellings of one ticker are one company.
    return [...new Set(companies)].flatMap((company) => ratiosOf(world, company, from, to))
  },
  record: (row) => row,
})
