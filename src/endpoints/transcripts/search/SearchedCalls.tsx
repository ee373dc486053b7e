/** The calls of one ticker, found by loading the pages; always says how many it has looked at. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Connection } from '../../../api/client/connection.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import { AskingAgain } from '../../../explorer/notices/TimeNotices.tsx'
import { pageActivity } from '../../../explorer/query/pageActivity.ts'
import type { transcripts } from '../endpoint.ts'
import { callIndexOf, type CallIndex } from './callIndex.ts'
import styles from './CompanyCalls.module.css'
import { FoundCalls } from './FoundCalls.tsx'
import { progressWords, searchedOf } from './progressWords.ts'

const NONE: CallIndex['subscribe'] = () => () => {}

/** The index of calls, which is made with the first search; it runs for as long as one is shown. */
function useCallIndex(ticker: string): CallIndex | undefined {
  const connection = useConnection()
  const [held, setHeld] = useState<{ connection: Connection; index: CallIndex }>()
  const index = held?.connection === connection ? held.index : undefined
  useEffect(() => {
    // What cannot be loaded is told by the app as a whole (missingPart).
    if (!index)
      callIndexOf(connection, pageActivity).then(
        (made) => setHeld({ connection, index: made }),
        () => undefined,
      )
  }, [connection, index])
  // Leaving the page or the search ends it, and coming back goes on where it was.
  useEffect(() => {
    index?.run(Infinity)
    return () => index?.stop()
  }, [index, ticker])
  return index
}

interface Props {
  readonly ticker: string
  readonly address: PageAddress<typeof transcripts>
}

export function SearchedCalls({ ticker, address }: Props) {
  const index = useCallIndex(ticker)
  const state = useSyncExternalStore(index?.subscribe ?? NONE, () => index?.state())
  const status = state?.status ?? 'running'
  const found = index?.store.callsOf(ticker) ?? []
  return (
    <section aria-label="Calls of one company" className={styles.search}>
      <div className={styles.progress}>
        <progress
          aria-label="Calls searched"
          max={state?.hits ?? 1}
          value={state?.hits === undefined ? 0 : Math.min(searchedOf(state), state.hits)}
        />
        <span role="status">{state ? progressWords(state, ticker, found.length) : 'Searching…'}</span>
        {state?.again && (
          <span role="status">
            <AskingAgain failure={state.again.reason} part={`Page ${state.again.page}: `} />
          </span>
        )}
        {(status === 'running' || status === 'waiting') && (
          <button type="button" onClick={index?.stop}>
            Stop
          </button>
        )}
        {index && (status === 'idle' || status === 'failed') && (
          <button type="button" onClick={() => index.run(Infinity)}>
            {status === 'failed' ? 'Try again' : 'Continue'}
          </button>
        )}
      </div>
      {found.length > 0 && <FoundCalls calls={found} address={address} />}
    </section>
  )
}
