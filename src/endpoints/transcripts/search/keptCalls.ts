/** The calls of a company that the app keeps apart from any page, as a reader asks for them. */
import { useContext, useEffect, useState } from 'react'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { KeptCallsContext, type KeptCall, type KeptCalls } from './KeptCallsContext.ts'

/** None until they are known, and where they cannot be. */
export function useKeptCalls(ticker: string): {
  readonly calls: readonly KeptCall[]
  readonly comparisonAddress?: KeptCalls['comparisonAddress']
} {
  const load = useContext(KeptCallsContext)
  const connection = useConnection()
  const [held, setHeld] = useState<{ of: string; calls: readonly KeptCall[]; kept: KeptCalls }>()
  useEffect(() => {
    let isGone = false
    const look = async (): Promise<void> => {
      const kept = await load?.()
      const calls = await kept?.callsOf(connection, ticker)
      if (!isGone && kept && calls) setHeld({ of: ticker, calls, kept })
    }
    // A reader without them is as it was without a library.
    if (ticker !== '') look().catch(() => undefined)
    return () => void (isGone = true)
  }, [load, connection, ticker])
  return held?.of === ticker ? { calls: held.calls, comparisonAddress: held.kept.comparisonAddress } : { calls: [] }
}
