/** Joins prices to the rows of a page: finds out what is needed, has it loaded, and computes the columns as it arrives. */
import type { QueryClient } from '@tanstack/react-query'
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import type { Connection } from '../../../api/client/connection.ts'
import { createSignal } from '../../../lib/signal.ts'
import { datedRows, needOf, spanOf, type JoinedRows } from './datedRows.ts'
import { createColumnRefresh } from './columnRefresh.ts'
import { createJoinedColumns, type JoinedColumns } from './joinedColumns.ts'
import { joinedValue, type DatedRow, type JoinedValue } from './joinedValue.ts'
import type { JoinColumn } from './joinColumns.ts'
import type { JoinSource } from '../prices/JoinSource.ts'
import { priceHistoriesOf, type HistoriesState } from '../prices/priceHistories.ts'
import type { Cost, HistoryNeed } from '../prices/priceRequests.ts'

export interface JoinState {
  /** `undefined` before they were computed for the first time. */
  readonly columns: JoinedColumns | undefined
  readonly histories: HistoriesState
  /** Distinct tickers of the rows, and those without prices among them. */
  readonly tickers: number
  readonly withoutPrices: readonly string[]
  /** What is still to be asked for. */
  readonly cost: Cost
  /** So much that it waits for the reader's word. */
  readonly isWaiting: boolean
}

/** Requests that are made without asking. */
const AT_ONCE = 20

const NO_COST: Cost = { tickers: 0, rows: 0, requests: 0 }

const START: Omit<JoinState, 'histories'> = {
  columns: undefined,
  tickers: 0,
  withoutPrices: [],
  cost: NO_COST,
  isWaiting: false,
}

export type Join = ReturnType<typeof createJoin>

export function createJoin(source: JoinSource, client: QueryClient, connection: Connection) {
  const histories = priceHistoriesOf(source, client, connection)
  const { today } = connection
  const { get: state, set: put, subscribe } = createSignal<JoinState>({ ...START, histories: histories.state() })
  let shown: JoinedRows | undefined
  let rowAt: ((row: number) => DatedRow) | undefined
  let need: HistoryNeed | undefined
  let isConfirmed = false
  let leave: (() => void) | undefined

  const told = (): Omit<JoinState, 'columns' | 'tickers'> => {
    const current = histories.state()
    const cost = need ? histories.costOf(need) : NO_COST
    return {
      histories: current,
      cost,
      withoutPrices: (need?.symbols ?? []).filter((symbol) => current.series.has(symbol) && !current.series.get(symbol)),
      isWaiting: !isConfirmed && cost.requests > AT_ONCE,
    }
  }

  const refresh = createColumnRefresh(histories, source, (columns) => put({ ...state(), ...told(), columns }))

  async function ask(rows: JoinedRows): Promise<void> {
    const span = await spanOf(rows, source)
    // Other rows are shown by now, or none.
    if (shown !== rows || !leave) return
    need = needOf(span, rows.request, source, today)
    put({ ...state(), ...told(), tickers: need.symbols.length })
    if (!state().isWaiting) histories.load(need)
    const columns = createJoinedColumns({ ...rows, rowsOf: span.rowsOf, rowAt: datedRows(rows, source) })
    refresh.start(columns, rows.request.against)
  }

  return {
    state,
    subscribe,
    /** These rows from now on. */
    show(rows: JoinedRows): void {
      leave ??= histories.subscribe(refresh.onArrival)
      shown = rows
      refresh.stop()
      rowAt = datedRows(rows, source)
      void ask(rows)
    },
    /** The reader has seen what it costs, or wants what failed or was stopped. */
    load(): void {
      isConfirmed = true
      if (need) histories.retry(need)
      put({ ...state(), ...told() })
    },
    stop: histories.stop,
    leave(): void {
      leave?.()
      leave = undefined
      refresh.stop()
      histories.stop()
    },
    /** What stands in a cell. */
    read(column: JoinColumn, row: number): JoinedValue {
      if (!shown || !rowAt) return { value: undefined }
      return joinedValue(column, rowAt(row), histories.state(), { base: shown.request.base, group: refresh.group() })
    },
    /** The dated rows and the series behind them, for what is said of many. */
    rowAt: (row: number): DatedRow | undefined => rowAt?.(row),
    seriesOf: (symbol: string): DailySeries | undefined => histories.state().series.get(symbol),
  }
}
