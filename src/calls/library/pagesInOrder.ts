/** The pages of a query one after the other, each when it is wanted, with the pace and the patience of every other loading. */
import type { Connection } from '../../api/client/connection.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import type { LoadAllState } from '../../explorer/query/paging/loadAllState.ts'
import { loadInto } from '../../explorer/query/paging/pageLoader.ts'

export interface Page {
  readonly records: readonly unknown[]
  /** All that match, where the service says so. */
  readonly hits: number | undefined
  readonly isLast: boolean
  /** Of the answer, as it came. */
  readonly bytes: number
}

export interface PagesInOrder {
  /** `undefined` behind the last page, or behind the last that was asked for where no more may be. Throws the failure that lasts. */
  next(mayAsk?: boolean): Promise<Page | undefined>
  readonly state: () => LoadAllState
  stop(): void
}

/** `onChange` hears of waiting and of asking again. Asked for are `ahead` pages more than are wanted. */
export function pagesInOrder(
  endpoint: AnyEndpoint,
  values: Readonly<Record<string, unknown>>,
  first: number,
  connection: Connection,
  { gate, ahead = 0, onChange }: { readonly gate: PageActivity; readonly ahead?: number; readonly onChange?: () => void },
): PagesInOrder {
  const arrived: Page[] = []
  let rows = 0
  const waiting = new Set<() => void>()
  const loader = loadInto(
    {
      get size() {
        return rows
      },
      repeated: 0,
      append(records: readonly unknown[]) {
        rows += records.length
        arrived.push({ records, hits: undefined, isLast: false, bytes: 0 })
        return 0
      },
      record: () => ({}),
    },
    endpoint,
    values,
    first,
    connection,
    gate,
  )
  let taken = 0
  let wanted = 0
  loader.subscribe(() => {
    onChange?.()
    for (const look of waiting) look()
  })
  const isOver = (): boolean => ['ended', 'exhausted', 'failed'].includes(loader.state().status)
  return {
    state: loader.state,
    stop: loader.stop,
    async next(mayAsk = true) {
      // How many pages there are is not known before the first.
      if (mayAsk) wanted = Math.max(wanted, taken + 1 + (taken > 0 ? ahead : 0))
      if (taken >= wanted) return undefined
      loader.run(wanted)
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (loader.state().pages <= taken && !isOver()) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      })
      const { status, failure, hits, pages, logEntry } = loader.state()
      const page = arrived[taken]
      if (!page || pages <= taken) {
        if (failure) throw failure.reason
        return undefined
      }
      taken += 1
      arrived[taken - 1] = { ...page, records: [] }
      return { ...page, hits, isLast: status === 'ended' && taken === pages, bytes: logEntry?.bytes ?? 0 }
    },
  }
}
