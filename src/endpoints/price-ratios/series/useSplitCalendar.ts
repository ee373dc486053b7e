/** The splits operation, asked for the tickers and days of the chart: the other source for what the prices show. */
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../../api/client/client.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { addressQuery } from '../../../explorer/address/address.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { splits, type Split } from '../../splits/endpoint.ts'

/** §4.10: at most this many tickers a request, and rows a page. */
const MOST_TICKERS = 50
const MOST_ROWS = 1000

export interface SplitCalendar {
  /** Splits by ex-date; `undefined` until they are there. */
  readonly records: readonly Split[] | undefined
  readonly isLoading: boolean
  readonly hasFailed: boolean
  /** The same question on the splits page. */
  readonly address: string
  readonly retry: () => void
}

/** From the first to the last loaded day, both `YYYY-MM-DD`. Not asked while nothing is marked. */
export function useSplitCalendar(tickers: readonly string[], from: IsoDay, to: IsoDay, isWanted: boolean): SplitCalendar {
  const connection = useConnection()
  const values = { tickers: tickers.slice(0, MOST_TICKERS), from, to, date_search_field: 'ex' as const, limit: MOST_ROWS }
  const query = useQuery({ ...listQuery(splits, values, connection), enabled: isWanted && tickers.length > 0 })
  return {
    records: query.data?.records,
    isLoading: query.isFetching && !query.data,
    hasFailed: query.isError,
    address: `/splits${addressQuery(splits, { ...values, limit: undefined }, connection.scenario)}`,
    retry: () => void query.refetch(),
  }
}
