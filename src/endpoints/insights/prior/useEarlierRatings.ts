/** The ratings of the months before the loaded ones, where the address asks for them (`v.prior=asked`). */
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { JoinSourceContext } from '../../../explorer/join/JoinSource.ts'
import type { BatchesState } from '../../../explorer/query/paging/tickerBatches.ts'
import type { Insight } from '../endpoint.ts'
import type { EarlierKept, EarlierRatings } from './earlierRatings.ts'

/** Loaded with the first address that asks. */
const fetchPart = () => import('./earlierRatings.ts')
type Part = Awaited<ReturnType<typeof fetchPart>> & { readonly earlier: EarlierRatings }

export interface Earlier {
  readonly state: BatchesState<EarlierKept>
  /** Tickers whose earlier ratings are not there. */
  readonly tickersLeft: number
  readonly load: () => void
  readonly stop: () => void
}

const NONE = () => () => {}

/** `undefined` where the address does not ask, and while the code is on its way. */
export function useEarlierRatings(ratings: readonly Insight[]): Earlier | undefined {
  const isAsked = new URLSearchParams(useLocation().search).get('v.prior') === 'asked'
  const fetchSource = useContext(JoinSourceContext)
  const client = useQueryClient()
  const connection = useConnection()
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!isAsked || !fetchSource) return
    // What cannot be loaded is told by the app as a whole (missingPart).
    Promise.all([fetchPart(), fetchSource()]).then(
      ([loaded, source]) => setPart({ ...loaded, earlier: loaded.earlierRatingsOf(source, client, connection) }),
      () => undefined,
    )
  }, [isAsked, fetchSource, client, connection])
  const earlier = isAsked ? part?.earlier : undefined
  const state = useSyncExternalStore(earlier?.subscribe ?? NONE, () => earlier?.state())
  const need = useMemo(() => part?.earlierNeed(ratings), [part, ratings])
  useEffect(() => {
    if (earlier && need && earlier.tickersLeft(need) > 0) void earlier.load(need)
  }, [earlier, need])
  if (!earlier || !state || !need) return undefined
  return { state, tickersLeft: earlier.tickersLeft(need), load: () => void earlier.load(need), stop: earlier.stop }
}
