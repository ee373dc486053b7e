/** Joins prices to the rows of a page: finds out what is needed, has it loaded, and computes the columns as it arrives. */
import type { QueryClient } from '@tanstack/react-query'
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import type { Connection } from '../../../api/client/connection.ts'
import { createSignal } from '../../../lib/signal.ts'
import { datedRows, needOf, spanOf, type JoinedRows } from './datedRows.ts'
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

/** Milliseconds between two drawings of what has come: each orders, narrows and sums up all rows anew. */
const PAUSE = 250

export type Join = ReturnType<typeof createJoin>

export function createJoin(source: JoinSource, client: QueryClient, connection: Connection) {
  const histories = priceHistoriesOf(source, client, connection)
  const { today } = connection
  const {
    get: state,
    set: put,
    subscribe,
  } = createSignal<JoinState>({
    columns: undefined,
    histories: histories.state(),
    tickers: 0,
    withoutPrices: [],
    cost: { tickers: 0, rows: 0, requests: 0 },
    isWaiting: false,
  })
  let shown: JoinedRows | undefined
  let rowAt: ((row: number) => DatedRow) | undefined
  let group: readonly DailySeries[] = []
  let need: HistoryNeed | undefined
  let isConfirmed = false
  let computed: ReturnType<typeof createJoinedColumns> | undefined
  let isComputing = false
  let drawnAt = -PAUSE
  let later: ReturnType<typeof setTimeout> | undefined
  let leave: (() => void) | undefined

  const told = (): Omit<JoinState, 'columns' | 'tickers'> => {
    const current = histories.state()
    const cost = need ? histories.costOf(need) : { tickers: 0, rows: 0, requests: 0 }
    return {
      histories: current,
      cost,
      withoutPrices: (need?.symbols ?? []).filter((symbol) => current.series.has(symbol) && !current.series.get(symbol)),
      isWaiting: !isConfirmed && cost.requests > AT_ONCE,
    }
  }

  /** One after the other: what comes in the meantime is taken up after it. */
  async function compute(): Promise<void> {
    clearTimeout(later)
    const [own, rows, by] = [computed, shown, histories.state()]
    if (!own || !rows || isComputing) return
    isComputing = true
    group = rows.request.against.flatMap((ticker) => by.series.get(source.symbolOf(ticker)) ?? [])
    const columns = await own.update(by, group, () => own === computed).finally(() => (isComputing = false))
    if (columns && own === computed) {
      drawnAt = performance.now()
      put({ ...state(), ...told(), columns })
    }
    if (own !== computed || by !== histories.state()) onArrival()
  }

  async function ask(rows: JoinedRows): Promise<void> {
    const span = await spanOf(rows, source)
    // Other rows are shown by now, or none.
    if (shown !== rows || !leave) return
    need = needOf(span, rows.request, source, today)
    computed = createJoinedColumns({ ...rows, rowsOf: span.rowsOf, rowAt: datedRows(rows, source) })
    put({ ...state(), ...told(), tickers: need.symbols.length })
    if (!state().isWaiting) histories.load(need)
    void compute()
  }

  /** At once what is the first or the last for a while, together what comes quickly. */
  function onArrival(): void {
    clearTimeout(later)
    const wait = drawnAt + PAUSE - performance.now()
    if (wait <= 0 || histories.state().status !== 'running') void compute()
    else later = setTimeout(() => void compute(), wait)
  }

  return {
    state,
    subscribe,
    /** These rows from now on. */
    show(rows: JoinedRows): void {
      leave ??= histories.subscribe(onArrival)
      shown = rows
      computed = undefined
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
      computed = undefined
      clearTimeout(later)
      histories.stop()
    },
    /** What stands in a cell. */
    read(column: JoinColumn, row: number): JoinedValue {
      if (!shown || !rowAt) return { value: undefined }
      return joinedValue(column, rowAt(row), histories.state(), { base: shown.request.base, group })
    },
    /** The dated rows and the series behind them, for what is said of many. */
    rowAt: (row: number): DatedRow | undefined => rowAt?.(row),
    seriesOf: (symbol: string): DailySeries | undefined => histories.state().series.get(symbol),
  }
}
