/** Ratings of the months before, asked for so that the target before another is found where it is not loaded; and the splits between. */
import type { QueryClient } from '@tanstack/react-query'
import type { SplitRatio } from '../../../analysis/splitAdjustment.ts'
import type { Connection } from '../../../api/client/connection.ts'
import type { Failure } from '../../../api/client/failure.ts'
import { onePerSession } from '../../../explorer/query/onePerSession.ts'
import { createTickerBatches, type TickerBatches } from '../../../explorer/query/paging/tickerBatches.ts'
import type { JoinSource } from '../../../explorer/join/prices/JoinSource.ts'
import { priceHistoriesOf } from '../../../explorer/join/prices/priceHistories.ts'
import { insights, type Insight } from '../endpoint.ts'
import { MOST_TICKERS, NO_HISTORY, type RatingHistory } from './ratingChanges.ts'

/** §4.1: rows a page. */
const MOST_ROWS = 1000

/** What was asked for beside the loaded ratings. */
export interface EarlierKept {
  readonly history: RatingHistory
  /** Changes are as given then: a split may lie between. */
  readonly splitsFailure: Failure | undefined
}

function createEarlierRatings(source: JoinSource, client: QueryClient, connection: Connection): TickerBatches<EarlierKept> {
  const histories = priceHistoriesOf(source, client, connection)
  const splitsOf = (ticker: string): readonly SplitRatio[] => histories.state().splits?.get(source.symbolOf(ticker)) ?? []
  const known = new Map<string, Insight>()
  return createTickerBatches<EarlierKept>(
    {
      endpoint: insights,
      tickersAtOnce: MOST_TICKERS,
      rowsAPage: MOST_ROWS,
      nothing: { history: NO_HISTORY, splitsFailure: undefined },
      async before({ history }, { tickers, from }) {
        await histories.loadSplits({ symbols: tickers.map(source.symbolOf), from, to: connection.today })
        return { history: { ...history, splitsOf }, splitsFailure: histories.state().splitsFailure }
      },
      keep(kept, records) {
        for (const rating of records as readonly Insight[]) known.set(rating.id ?? '', rating)
        return { ...kept, history: { ratings: [...known.values()], splitsOf } }
      },
    },
    connection,
  )
}

/** One for all pages of a session. */
export const earlierRatingsOf = onePerSession(createEarlierRatings)
