/** The rows that hold the text of a search, found anew whenever text, rows or order change, and the one the user is at. */
import { useEffect, useMemo, useState } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { RowStore } from '../rows/rowStore.ts'
import { matchersOf, searchRows, type Hits } from './searchRows.ts'

export function useSearch(endpoint: AnyEndpoint, store: RowStore, order: Uint32Array, text: string | undefined) {
  const part = text?.toLowerCase() ?? ''
  const { size } = store
  const matchers = useMemo(
    () => (part === '' ? undefined : matchersOf(endpoint, store, part)),
    // oxlint-disable-next-line exhaustive-deps -- the size says that the store has grown, which matchers are made for
    [endpoint, store, size, part],
  )
  const [found, setFound] = useState<Hits>()
  const [at, setAt] = useState({ part, index: 0 })
  useEffect(() => {
    if (!matchers) return
    const stop = new AbortController()
    void searchRows(order, matchers, part, setFound, stop.signal)
    return () => stop.abort()
  }, [matchers, order, part])

  const hits = found?.part === part && part !== '' ? found : undefined
  const count = hits?.count ?? 0
  // Another text begins at its first match.
  const index = at.part === part ? Math.min(at.index, count - 1) : Math.min(0, count - 1)
  return {
    matchers,
    hits,
    count,
    /** -1 where there is none. */
    index,
    place: hits?.places[index],
    step: (by: 1 | -1): void => {
      if (count > 0) setAt({ part, index: (index + by + count) % count })
    },
  }
}
