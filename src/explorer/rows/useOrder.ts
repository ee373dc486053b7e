/** The rows shown, in order: found at once where they are few, and in slices where they are many, with those of before on screen meanwhile. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { inSlices } from '../../lib/inSlices.ts'
import { allRows } from './column.ts'
import type { RowStore } from './rowStore.ts'
import { selectRows, selectSteps, type LocalFilter, type Sort } from './selectRows.ts'

/** More rows than these are ordered and narrowed in slices. */
const MANY = 100_000

interface Wanted {
  readonly endpoint: AnyEndpoint
  readonly store: RowStore
  /** Of the store, when it was asked. */
  readonly size: number
  readonly selection: string
  readonly localFilters: readonly LocalFilter[]
  readonly sort: Sort | undefined
}

const isSame = (a: Wanted | undefined, b: Wanted | undefined): boolean =>
  a?.endpoint === b?.endpoint && a?.store === b?.store && a?.size === b?.size && a?.selection === b?.selection

const isEqual = (a: Uint32Array, b: Uint32Array): boolean =>
  a === b || (a.length === b.length && a.every((row, place) => row === b[place]))

/** `selection` says all that filters and sort do; `version` is new whenever the store has grown. */
export function useOrder(
  endpoint: AnyEndpoint,
  store: RowStore | undefined,
  version: unknown,
  selection: string,
  localFilters: readonly LocalFilter[],
  sort: Sort | undefined,
): Uint32Array {
  const size = store?.size ?? 0
  const isPlain = localFilters.length === 0 && !sort
  const isMany = size > MANY && !isPlain
  const order = useMemo(
    () => (!store || isMany ? undefined : selectRows(endpoint, store, localFilters, sort)),
    // oxlint-disable-next-line exhaustive-deps -- what is asked of the rows is in the text
    [endpoint, version, store, selection, isMany],
  )
  const [found, setFound] = useState<Wanted & { readonly order: Uint32Array }>()
  const latest = useRef<Wanted>(undefined)
  const isAtWork = useRef(false)
  useEffect(() => {
    latest.current = store && isMany ? { endpoint, store, size, selection, localFilters, sort } : undefined
    const work = async (): Promise<void> => {
      isAtWork.current = true
      let done: Wanted | undefined
      for (let wanted = latest.current; wanted && !isSame(wanted, done); wanted = latest.current) {
        const own = wanted
        // Rows that come meanwhile are for the next turn: while pages arrive, there would be no end.
        const isGivenUp = (): boolean => latest.current?.store !== own.store || latest.current.selection !== own.selection
        const ordered = await inSlices(selectSteps(own.endpoint, own.store, own.localFilters, own.sort), isGivenUp)
        if (!ordered) continue
        done = own
        setFound({ ...own, order: ordered })
      }
      isAtWork.current = false
    }
    if (latest.current && !isAtWork.current && !isSame(latest.current, found)) void work()
    // oxlint-disable-next-line exhaustive-deps -- as above
  }, [endpoint, version, store, size, selection, isMany])
  useEffect(() => () => void (latest.current = undefined), [])

  // Until they are found: those of before, of the same rows.
  const [last, setLast] = useState<{ readonly store: RowStore; readonly version: unknown; readonly order: Uint32Array }>()
  const now =
    order ??
    (found && found.store === store
      ? isSame(found, { ...found, endpoint, size, selection })
        ? found.order
        : undefined
      : undefined)
  // Computed columns that arrive make another store of the same rows: where these stand as before, so does what hangs on their order.
  const settled = useMemo(
    () => (now && last && last.version === version && isEqual(now, last.order) ? last.order : now),
    [now, last, version],
  )
  if (store && settled && (last?.order !== settled || last.store !== store)) setLast({ store, version, order: settled })
  const before = last && last.store === store ? last.order : undefined
  const none = useMemo(() => allRows(store && isMany && !now && !before ? size : 0), [store, isMany, now, before, size])
  return settled ?? before ?? none
}
