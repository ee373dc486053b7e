/** The requests that prices and splits take: which are left of those that a page needs, what they cost, and what they bring. */
import type { QueryClient } from '@tanstack/react-query'
import { listQuery } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import { daysBetween, type IsoDay } from '../../../lib/dates/days.ts'
import { yieldToMain } from '../../../lib/yieldToMain.ts'
import type { JoinSource } from './JoinSource.ts'

interface SymbolDays {
  /** As the price source spells them. */
  readonly symbols: readonly string[]
  readonly from: IsoDay
  readonly to: IsoDay
}

export interface HistoryNeed extends SymbolDays {
  readonly hasSplits: boolean
}

export interface Cost {
  readonly tickers: number
  readonly rows: number
  readonly requests: number
}

/** So many are read and put into columns without being felt. */
const ROWS_A_REQUEST = 2000
const TRADING_DAYS_A_YEAR = 252
/** §4.10: tickers a request for splits. */
const SPLIT_TICKERS = 50

const rowsOf = ({ from, to }: SymbolDays): number => Math.max(1, Math.ceil((daysBetween(from, to) * TRADING_DAYS_A_YEAR) / 365))

const batchesOf = <T>(items: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

/** The days that each symbol was asked for. */
function createAskedDays() {
  const asked = new Map<string, Pick<SymbolDays, 'from' | 'to'>>()
  return {
    missing: ({ symbols, from, to }: SymbolDays): readonly string[] =>
      symbols.filter((symbol) => {
        const days = asked.get(symbol)
        return days === undefined || days.from > from || days.to < to
      }),
    add(symbols: readonly string[], { from, to }: SymbolDays): void {
      for (const symbol of symbols) asked.set(symbol, { from, to })
    },
  }
}

export function createPriceRequests(source: JoinSource, client: QueryClient, connection: Connection) {
  const asked = createAskedDays()
  const splitsAsked = createAskedDays()
  const batches = (wanted: HistoryNeed) =>
    batchesOf(asked.missing(wanted), Math.max(1, Math.floor(ROWS_A_REQUEST / rowsOf(wanted))))
  const splitBatches = (wanted: HistoryNeed) => (wanted.hasSplits ? batchesOf(splitsAsked.missing(wanted), SPLIT_TICKERS) : [])

  /** The rows themselves are not kept: their columns are. */
  async function recordsOf(endpoint: AnyEndpoint, values: Readonly<Record<string, unknown>>, { signal }: AbortController) {
    const query = { ...listQuery(endpoint, values as never, connection), gcTime: 0 }
    const stop = (): void => void client.cancelQueries({ queryKey: query.queryKey })
    signal.addEventListener('abort', stop, { once: true })
    try {
      const { records } = await client.fetchQuery(query)
      return records as readonly unknown[]
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  return {
    /** Symbols to ask for, those of one request together. */
    batches,
    splitBatches,
    /** What is not there yet of these. */
    costOf: (wanted: HistoryNeed): Cost => ({
      tickers: asked.missing(wanted).length,
      rows: asked.missing(wanted).length * rowsOf(wanted),
      requests: batches(wanted).length + splitBatches(wanted).length,
    }),
    async splits(wanted: SymbolDays, symbols: readonly string[], own: AbortController) {
      const records = await recordsOf(source.splits, source.splitsAsked(symbols, wanted.from, wanted.to), own)
      splitsAsked.add(symbols, wanted)
      return source.splitsIn(records)
    },
    /** The series of each symbol, `undefined` where there is none, and of how many rows they were made. */
    async prices(wanted: SymbolDays, symbols: readonly string[], own: AbortController) {
      const records = await recordsOf(source.prices, source.pricesAsked(symbols, wanted.from, wanted.to), own)
      // Reading the answer and putting it into columns are two steps, with the page between them.
      await yieldToMain()
      const arrived = source.seriesIn(records)
      asked.add(symbols, wanted)
      return { series: symbols.map((symbol) => [symbol, arrived.get(symbol)] as const), rows: records.length }
    },
  }
}
