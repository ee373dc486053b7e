/** The invented market up to a day: everything in it is made when first asked for, and agrees with what it was the day before. */
import { addDays, type IsoDay, unixOfDay } from '../../lib/dates/days.ts'
import { booksOf, publicQuarters } from '../prices/accounts.ts'
import { callsOf } from './calls.ts'
import { climateOver } from '../prices/marketFactors.ts'
import { companies, companyOf, issuerOf } from '../companies/companies.ts'
import { coverageOf } from '../ratings/coverage.ts'
import type { Analyst, Company, Rating, World } from './facts.ts'
import { analysts, firms } from '../ratings/firms.ts'
import { once, oncePer } from './once.ts'
import { historyFrom, pricesFrom } from '../prices/prices.ts'
import { reportsUntil } from './reports.ts'
import { judgeOver } from '../ratings/trackRecords.ts'
import { EVENING } from './today.ts'
import { calendarTo } from '../prices/tradingDays.ts'
import { siblingPricePathOf, type PricePath, pricePathOf } from '../prices/pricePath.ts'

const issuers = companies.filter((company) => issuerOf(company) === company)

/** `now` in Unix seconds: what is over and what is to come. */
export function createWorld({ today, now = unixOfDay(today) + EVENING }: { today: IsoDay; now?: number }): World {
  const calendar = once(() => calendarTo(today))
  const climate = once(() => climateOver(calendar().past))
  // Quarters that end within weeks: their calls are known already.
  const reportsOf = oncePer((issuer: Company) => reportsUntil(issuer, addDays(today, 30)))
  const booksFor = oncePer((issuer: Company) => booksOf(issuer, reportsOf(issuer)))
  const walk = oncePer((company: Company): PricePath => {
    const issuer = issuerOf(company)
    if (issuer !== company) return siblingPricePathOf(company, walk(issuer))
    return pricePathOf(company, {
      calendar: calendar(),
      climate: climate(),
      reports: reportsOf(company),
      books: booksFor(company),
    })
  })
  const historyOf = oncePer((company: Company) => historyFrom(walk(company), company, calendar()))
  const ratings = once(() =>
    issuers
      .flatMap((company) => firms.flatMap((_, firm) => coverageOf(firm, company, walk(company), reportsOf(company), calendar())))
      .toSorted((a, b) => a.updated - b.updated),
  )
  const ratingsBy = once(() => Map.groupBy(ratings(), (rating: Rating): Analyst => rating.analyst))
  const judge = once(() => judgeOver(calendar(), walk))
  const splits = once(() => companies.flatMap((company) => walk(company).splits).toSorted((a, b) => a.updated - b.updated))
  const calls = once(() =>
    issuers.flatMap((company) => callsOf(company, reportsOf(company), today, now)).toSorted((a, b) => a.start - b.start),
  )
  const tradingDays = once(() => calendar().days.slice(0, calendar().past))

  return {
    today,
    now,
    companies,
    companyOf,
    firms,
    analysts,
    get tradingDays() {
      return tradingDays()
    },
    get splits() {
      return splits()
    },
    get ratings() {
      return ratings()
    },
    get calls() {
      return calls()
    },
    historyOf,
    pricesOf: oncePer((company: Company) => pricesFrom(historyOf(company))),
    quartersOf: oncePer((company: Company) =>
      publicQuarters(company, booksFor(issuerOf(company)), calendar(), walk(company).factors),
    ),
    trackRecordOf: oncePer((analyst: Analyst) => judge()(ratingsBy().get(analyst) ?? [])),
  }
}
