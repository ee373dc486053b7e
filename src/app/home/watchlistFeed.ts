/** What the dated datasets say of the companies on a watchlist: company by company what was, and in one list what is next. */
import type { AnyCompanyView } from '../../api/endpoint/companyView.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { addressFor } from '../../explorer/address/navigationContext.ts'
import { createRowStore } from '../../explorer/rows/rowStore.ts'
import { eventsOf } from '../../company/reading.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { namedTickers } from '../palette/namedTickers.ts'

export interface FeedItem {
  /** Of the dataset: `Ratings`. */
  readonly lane: string
  readonly ticker: string
  readonly day: IsoDay
  readonly words: string
  readonly direction: 'up' | 'down' | undefined
  /** The dataset's page about this company and day, with the record open. */
  readonly to: string
}

export interface CompanyFeed {
  readonly ticker: string
  readonly name: string | undefined
  /** Newest first. */
  readonly items: readonly FeedItem[]
}

export interface LaneAnswer {
  readonly view: AnyCompanyView
  readonly records: readonly RecordOf<AnyEndpoint>[]
}

/** Each record once for each company on the list that it names. */
function itemsOf({ view, records }: LaneAnswer, tickers: readonly string[], scenario: string | undefined): readonly FeedItem[] {
  const { endpoint, lane } = view
  const store = createRowStore(endpoint, records)
  return eventsOf(view, store).flatMap(({ id, day, words, direction }) => {
    const named = namedTickers(endpoint.fields, store.record(store.rowOf(id)))
    return tickers
      .filter((ticker) => named.some((one) => one.ticker === ticker))
      .map((ticker): FeedItem => {
        const address = addressFor(endpoint, { tickers: [ticker], from: day, to: day }, scenario)
        const open = `${address.includes('?') ? '&' : '?'}v.open=${encodeURIComponent(id)}`
        return { lane: lane ?? endpoint.title, ticker, day, words, direction, to: address + open }
      })
  })
}

const byDay = (a: FeedItem, b: FeedItem): number => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0)

/** `today` parts what was from what is next. Companies of which there is nothing have no items. */
export function watchlistFeed(
  answers: readonly LaneAnswer[],
  tickers: readonly string[],
  today: IsoDay,
  scenario?: string,
): { readonly companies: readonly CompanyFeed[]; readonly next: readonly FeedItem[] } {
  const items = answers.flatMap((answer) => itemsOf(answer, tickers, scenario))
  const named = answers.flatMap(({ view, records }) => records.flatMap((record) => namedTickers(view.endpoint.fields, record)))
  const companies = tickers.map((ticker) => ({
    ticker,
    name: named.find((one) => one.ticker === ticker && one.name)?.name,
    items: items.filter((item) => item.ticker === ticker && item.day <= today).toSorted((a, b) => byDay(b, a)),
  }))
  return { companies, next: items.filter(({ day }) => day > today).toSorted(byDay) }
}
