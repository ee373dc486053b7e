/** The calls of one company that the library has, with their texts, from the earliest to the latest. */
import { useEffect, useMemo, useState } from 'react'
import type { CallHead } from '../library/callHead.ts'
import type { CallLibrary, LibraryState } from '../library/libraryState.ts'
import type { StoredCall } from '../library/storedCall.ts'
import { useLibrary } from '../page/useLibrary.ts'

export interface CompanyCalls {
  readonly library: CallLibrary
  readonly state: LibraryState
  readonly heads: readonly CallHead[]
  /** Those of them that have a text; `undefined` while they are read. */
  readonly calls: readonly StoredCall[] | undefined
}

const earliestFirst = (a: CallHead, b: CallHead): number => (a.startedAt ?? 0) - (b.startedAt ?? 0) || (a.id < b.id ? -1 : 1)

/** The ticker of the calls with these ids, where the library has one of them. */
export const tickerOfCalls = (heads: readonly CallHead[], ids: readonly (string | null)[]): string | undefined =>
  heads.find(({ id }) => ids.includes(id))?.ticker || undefined

export function useCompanyCalls(ticker: string | undefined): CompanyCalls {
  const [library, state] = useLibrary()
  const all = state.heads
  const heads = useMemo(
    () => (ticker === undefined ? [] : all.filter((head) => head.ticker === ticker).toSorted(earliestFirst)),
    [all, ticker],
  )
  // The list is made anew with every page that arrives; the texts are read again only where the company's calls are others.
  const key = heads.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join()
  const [read, setRead] = useState<{ key: string; calls: readonly StoredCall[] }>()
  useEffect(() => {
    let isLeft = false
    const ids = key === '' ? [] : key.split(',').map((each) => each.split(' ')[0]!)
    void Promise.all(ids.map((id) => library.call(id).catch(() => undefined))).then((found) => {
      const calls = found.filter((call) => call !== undefined && (call.text.trim() !== '' || (call.segments?.length ?? 0) > 0))
      if (!isLeft) setRead({ key, calls: calls as readonly StoredCall[] })
    })
    return () => {
      isLeft = true
    }
  }, [library, key])
  return { library, state, heads, calls: read?.key === key ? read.calls : undefined }
}
