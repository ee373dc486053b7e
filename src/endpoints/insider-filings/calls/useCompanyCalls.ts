/** The conference calls around the loaded transactions, where the address asks for them (`v.calls=asked`). */
import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { JoinSourceContext } from '../../../explorer/join/JoinSource.ts'
import type { BatchesState, TickerDays } from '../../../explorer/query/paging/tickerBatches.ts'
import type { CallsByTicker } from './callFigures.ts'
import type { CompanyCalls } from './companyCalls.ts'

/** Loaded with the first address that asks. */
const fetchPart = () => import('./companyCalls.ts')

export interface AskedCalls {
  readonly state: BatchesState<CallsByTicker>
  /** Tickers whose calls are not there. */
  readonly tickersLeft: number
  readonly load: () => void
  readonly stop: () => void
}

const NONE = () => () => {}

/** `undefined` where nothing is asked, and while the code is on its way. More is asked for only once `isBusy` has ended. */
export function useCompanyCalls(isAsked: boolean, need: TickerDays | undefined, isBusy: boolean): AskedCalls | undefined {
  const fetchSource = useContext(JoinSourceContext)
  const client = useQueryClient()
  const connection = useConnection()
  const [part, setPart] = useState<CompanyCalls>()
  useEffect(() => {
    if (!isAsked || !fetchSource) return
    // What cannot be loaded is told by the app as a whole (missingPart).
    Promise.all([fetchPart(), fetchSource()]).then(
      ([{ companyCallsOf }, source]) => setPart(companyCallsOf(source, client, connection)),
      () => undefined,
    )
  }, [isAsked, fetchSource, client, connection])
  const calls = isAsked ? part : undefined
  const state = useSyncExternalStore(calls?.subscribe ?? NONE, () => calls?.state())
  useEffect(() => {
    if (calls && need && !isBusy && calls.tickersLeft(need) > 0) void calls.load(need)
  }, [calls, need, isBusy])
  if (!calls || !state || !need) return undefined
  return { state, tickersLeft: calls.tickersLeft(need), load: () => void calls.load(need), stop: calls.stop }
}
