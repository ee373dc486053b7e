/** Records of the tickers on a page, where its address asks for them: their code comes with the first address that does. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import type { Connection } from '../../../api/client/connection.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { JoinSourceContext, type JoinSource } from '../../join/prices/JoinSource.ts'
import type { BatchesState, TickerBatches, TickerDays } from './tickerBatches.ts'

/** The same each time: a module's own. */
type FetchBatches<Kept> = () => Promise<(source: JoinSource, client: QueryClient, connection: Connection) => TickerBatches<Kept>>

export interface AskedBatches<Kept> {
  readonly state: BatchesState<Kept>
  /** Tickers whose records are not there. */
  readonly tickersLeft: number
  readonly load: () => void
  readonly stop: () => void
}

const NONE = () => () => {}

/** `undefined` where nothing is asked, and while the code is on its way. More is asked for only once `isBusy` has ended. */
export function useTickerBatches<Kept>(
  fetchBatches: FetchBatches<Kept>,
  isAsked: boolean,
  need: TickerDays | undefined,
  isBusy = false,
): AskedBatches<Kept> | undefined {
  const fetchSource = useContext(JoinSourceContext)
  const client = useQueryClient()
  const connection = useConnection()
  const [part, setPart] = useState<TickerBatches<Kept>>()
  useEffect(() => {
    if (!isAsked || !fetchSource) return
    // What cannot be loaded is told by the app as a whole (missingPart).
    Promise.all([fetchBatches(), fetchSource()]).then(
      ([batchesOf, source]) => setPart(batchesOf(source, client, connection)),
      () => undefined,
    )
  }, [fetchBatches, isAsked, fetchSource, client, connection])
  const batches = isAsked ? part : undefined
  const state = useSyncExternalStore(batches?.subscribe ?? NONE, () => batches?.state())
  useEffect(() => {
    if (batches && need && !isBusy && batches.tickersLeft(need) > 0) void batches.load(need)
  }, [batches, need, isBusy])
  if (!batches || !state || !need) return undefined
  return { state, tickersLeft: batches.tickersLeft(need), load: () => void batches.load(need), stop: batches.stop }
}
