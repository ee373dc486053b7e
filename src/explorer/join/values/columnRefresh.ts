/** Computes the columns of the rows shown anew as prices come: at once the first and the last time, in between as often as can be seen. */
import type { DailySeries } from '../../../analysis/dailySeries.ts'
import type { JoinSource } from '../prices/JoinSource.ts'
import type { PriceHistories } from '../prices/priceHistories.ts'
import type { createJoinedColumns, JoinedColumns } from './joinedColumns.ts'

/** Milliseconds between two drawings of what has come: each orders, narrows and sums up all rows anew. */
const PAUSE = 250

export function createColumnRefresh(
  histories: PriceHistories,
  { symbolOf }: JoinSource,
  onColumns: (columns: JoinedColumns) => void,
) {
  let computed: ReturnType<typeof createJoinedColumns> | undefined
  let tickers: readonly string[] = []
  let group: readonly DailySeries[] = []
  let isComputing = false
  let drawnAt = -PAUSE
  let later: ReturnType<typeof setTimeout> | undefined

  /** One after the other: what comes in the meantime is taken up after it. */
  async function compute(): Promise<void> {
    clearTimeout(later)
    const [own, by] = [computed, histories.state()]
    if (!own || isComputing) return
    isComputing = true
    group = tickers.flatMap((ticker) => by.series.get(symbolOf(ticker)) ?? [])
    const columns = await own.update(by, group, () => own === computed).finally(() => (isComputing = false))
    if (columns && own === computed) {
      drawnAt = performance.now()
      onColumns(columns)
    }
    if (own !== computed || by !== histories.state()) onArrival()
  }

  /** At once what is the first or the last for a while, together what comes quickly. */
  function onArrival(): void {
    clearTimeout(later)
    const wait = drawnAt + PAUSE - performance.now()
    if (wait <= 0 || histories.state().status !== 'running') void compute()
    else later = setTimeout(() => void compute(), wait)
  }

  return {
    onArrival,
    /** Computes these from now on, held against the prices of such tickers. */
    start(columns: typeof computed, against: readonly string[]): void {
      computed = columns
      tickers = against
      void compute()
    },
    stop(): void {
      computed = undefined
      clearTimeout(later)
    },
    /** The series that returns are held against. */
    group: () => group,
  }
}
