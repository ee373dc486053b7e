/** Joins prices to the rows of a page: finds out what is needed, has it loaded, and computes the columns as it arrives. */
import type { QueryClient } from '@tanstack/react-query'
import type { DailySeries } from '../../analysis/dailySeries.ts'
import type { Connection } from '../../api/client/connection.ts'
import { createSignal } from '../../lib/signal.ts'
import { yieldToMain } from '../../lib/yieldToMain.ts'
import type { ComputedValues } from '../rows/computedColumns.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { datedRows, needOf, ROWS_A_LOOK, SLICE, spanOf, type JoinedRows } from './datedRows.ts'
import { joinedValue, type DatedRow, type JoinedValue } from './joinedValue.ts'
import type { JoinColumn } from './joinColumns.ts'
import type { JoinSource } from './JoinSource.ts'
import { priceHistoriesOf, type Cost, type HistoriesState, type HistoryNeed } from './priceHistories.ts'

/** The columns of the rows of one store, as they were when they were last computed. */
export interface JoinedColumns {
  readonly store: RowStore
  readonly values: ComputedValues
  /** By the names of the columns: the rows whose window has not ended. */
  readonly open: Readonly<Record<string, ReadonlySet<number>>>
}

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
  let version = 0
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

  /** A column of values for each joined column; given up when there is something newer to compute. */
  async function compute(): Promise<void> {
    if (!shown || !rowAt) return
    const own = (version += 1)
    const { store, request } = shown
    const { series, splits } = histories.state()
    group = request.against.flatMap((ticker) => series.get(source.symbolOf(ticker)) ?? [])
    const terms = { base: request.base, group }
    const values: Record<string, (number | undefined)[]> = {}
    const open: Record<string, Set<number>> = {}
    for (const { name } of request.columns) [values[name], open[name]] = [[], new Set()]
    const { size } = store
    let until = performance.now() + SLICE
    for (let row = 0; row < size; row += 1) {
      const dated = rowAt(row)
      for (const column of request.columns) {
        const { value, isOpen } = joinedValue(column, dated, { series, splits }, terms)
        values[column.name]!.push(value)
        if (isOpen) open[column.name]!.add(row)
      }
      if (row % ROWS_A_LOOK === 0 && performance.now() > until) {
        await yieldToMain()
        if (own !== version) return
        until = performance.now() + SLICE
      }
    }
    put({ ...state(), ...told(), columns: { store, values, open } })
  }

  async function ask(rows: JoinedRows): Promise<void> {
    const span = await spanOf(rows, source)
    // Other rows are shown by now, or none.
    if (shown !== rows || !leave) return
    need = needOf(span, rows.request, source, today)
    put({ ...state(), ...told(), tickers: need.symbols.length })
    if (!state().isWaiting) histories.load(need)
    void compute()
  }

  const onArrival = (): void => {
    put({ ...state(), ...told() })
    void compute()
  }

  return {
    state,
    subscribe,
    /** These rows from now on. */
    show(rows: JoinedRows): void {
      leave ??= histories.subscribe(onArrival)
      shown = rows
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
      version += 1
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
