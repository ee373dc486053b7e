/** Asks the dated datasets for the companies on a watchlist, each for itself: one that fails leaves the others whole. */
import { useQueries } from '@tanstack/react-query'
import { listQuery } from '../../api/client/client.ts'
import { companyQueryOf, isAskable, isByDay } from '../../company/companyQuery.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { companyViews } from '../../endpoints/companyViews.ts'
import { addDays } from '../../lib/dates/days.ts'
import { watchlistFeed } from './watchlistFeed.ts'

/** Days before and after today. */
export const PAST = 7
export const NEXT = 10

const views = companyViews.filter((view) => view.lane !== undefined && isAskable(view) && isByDay(view))

export function useWatchlistFeed(tickers: readonly string[]) {
  const connection = useConnection()
  const { today, scenario } = connection
  const asks = views.map((view) => {
    const days = { from: addDays(today, -PAST), to: addDays(today, NEXT) }
    const { address, values } = companyQueryOf(view, { tickers, ...days }, scenario)
    return { view, address, query: listQuery(view.endpoint, values, connection) }
  })
  const { companies, next, isLoading, failed } = useQueries({
    queries: asks.map(({ query }) => ({ ...query, enabled: tickers.length > 0 })),
    // Put together anew with each answer, not with each drawing.
    combine: (results) => ({
      ...watchlistFeed(
        results.flatMap(({ data }, place) => (data ? [{ view: views[place]!, records: data.records }] : [])),
        tickers,
        today,
        scenario,
      ),
      isLoading: results.some(({ isPending, isError }) => isPending && !isError),
      failed: results.flatMap(({ error, refetch }, place) => (error ? [{ place, retry: () => void refetch() }] : [])),
    }),
  })
  return {
    companies,
    next,
    isLoading,
    failed: failed.map(({ place, retry }) => ({
      title: views[place]!.endpoint.title,
      address: asks[place]!.address,
      retry,
    })),
  }
}
