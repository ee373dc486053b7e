/** The ratings of the months before the loaded ones, where the address asks for them (`v.prior=asked`). */
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import type { TickerDays } from '../../../explorer/query/paging/tickerBatches.ts'
import { useTickerBatches, type AskedBatches } from '../../../explorer/query/paging/useTickerBatches.ts'
import { addMonths, isDay } from '../../../lib/dates/days.ts'
import type { Insight } from '../endpoint.ts'
import type { EarlierKept } from './earlierRatings.ts'
import { MONTHS_BACK } from './ratingChanges.ts'

export type Earlier = AskedBatches<EarlierKept>

const fetchEarlierRatings = async () => (await import('./earlierRatings.ts')).earlierRatingsOf

/** `undefined` where none of them has a ticker and a day. */
function earlierNeed(ratings: readonly Insight[]): TickerDays | undefined {
  const tickers = new Set<string>()
  let [first, last] = ['9999-12-31', '']
  for (const { date, security } of ratings) {
    if (!date || !isDay(date) || !security?.symbol) continue
    tickers.add(security.symbol)
    if (date < first) first = date
    if (date > last) last = date
  }
  return tickers.size === 0 ? undefined : { tickers: [...tickers].sort(), from: addMonths(first, -MONTHS_BACK), to: last }
}

export function useEarlierRatings(ratings: readonly Insight[]): Earlier | undefined {
  const isAsked = new URLSearchParams(useLocation().search).get('v.prior') === 'asked'
  const need = useMemo(() => (isAsked ? earlierNeed(ratings) : undefined), [isAsked, ratings])
  return useTickerBatches(fetchEarlierRatings, isAsked, need)
}
