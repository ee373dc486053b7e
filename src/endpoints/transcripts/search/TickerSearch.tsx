/** Finds the calls of one ticker by loading the pages, and always says how many it has looked at. */
import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { pageActivity } from '../../../explorer/query/pageActivity.ts'
import { AskingAgain } from '../../../explorer/notices/TimeNotices.tsx'
import type { transcripts } from '../endpoint.ts'
import type { Connection } from '../../../api/client/connection.ts'
import { callIndexOf, type CallIndex } from './callIndex.ts'
import { FoundCalls } from './FoundCalls.tsx'
import { progressWords, searchedOf } from './progressWords.ts'
import styles from './TickerSearch.module.css'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import type { PageActs } from '../../../explorer/address/pageActs.ts'

const NONE: CallIndex['subscribe'] = () => () => {}

export function TickerSearch({
  address,
  acts,
}: {
  address: PageAddress<typeof transcripts>
  acts: PageActs<typeof transcripts>
}) {
  const connection = useConnection()
  const [held, setHeld] = useState<{ connection: Connection; index: CallIndex }>()
  const index = held?.connection === connection ? held.index : undefined
  const state = useSyncExternalStore(index?.subscribe ?? NONE, () => index?.state())
  const status = state?.status ?? 'running'
  const ticker = address.ownView('v.ticker')?.trim().toUpperCase() || undefined
  const [draft, setDraft] = useState(ticker ?? '')
  const [seen, setSeen] = useState(ticker)
  if (seen !== ticker) {
    setSeen(ticker)
    setDraft(ticker ?? '')
  }

  // The address asks for the search; leaving the page or the search ends it, and coming back goes on where it was.
  const isWanted = ticker !== undefined && !index
  useEffect(() => {
    // What cannot be loaded is told by the app as a whole (missingPart).
    if (isWanted)
      callIndexOf(connection, pageActivity).then(
        (made) => setHeld({ connection, index: made }),
        () => undefined,
      )
  }, [connection, isWanted])
  useEffect(() => {
    if (ticker === undefined) return
    index?.run(Infinity)
    return () => index?.stop()
  }, [index, ticker])

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    const wanted = draft.trim().toUpperCase() || undefined
    if (wanted === ticker) index?.run(Infinity)
    else acts.setOwnView({ 'v.ticker': wanted })
  }
  const found = ticker === undefined ? [] : (index?.store.callsOf(ticker) ?? [])
  return (
    <section aria-label="Calls of one company" className={styles.search}>
      <form className={styles.ask} onSubmit={onSubmit}>
        <label htmlFor="ticker-of-calls">Find a company’s calls</label>
        <input
          id="ticker-of-calls"
          value={draft}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setDraft(event.target.value)}
        />
        <button type="submit">Search</button>
        {ticker === undefined ? (
          <span className={styles.hint}>Scans every page: calls cannot be filtered by company.</span>
        ) : (
          <>
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
              <button type="button" onClick={() => index?.run(Infinity)}>
                {status === 'failed' ? 'Try again' : 'Continue'}
              </button>
            )}
            <button type="button" className="link" onClick={() => acts.setOwnView({ 'v.ticker': undefined })}>
              Clear
            </button>
          </>
        )}
      </form>
      {found.length > 0 && <FoundCalls calls={found} address={address} />}
    </section>
  )
}
