/** The hashes of the rows that a page shows, worked out in slices. */
import { useEffect, useState } from 'react'
import type { RowStore } from '../rows/rowStore.ts'
import { hashesOf, type RowHash } from './fingerprint.ts'

/** `undefined` until they are there, and while `order` is none. */
export function useRowHashes(store: RowStore | undefined, order: Uint32Array): readonly RowHash[] | undefined {
  const [found, setFound] = useState<{ readonly of: Uint32Array; readonly hashes: readonly RowHash[] }>()
  useEffect(() => {
    if (!store) return
    let isWanted = true
    void hashesOf(store, order, () => isWanted).then((hashes) => hashes && setFound({ of: order, hashes }))
    return () => void (isWanted = false)
  }, [store, order])
  return found?.of === order ? found.hashes : undefined
}
