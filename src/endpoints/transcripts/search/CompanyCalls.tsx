/** Asks for the calls of one company; stands among the filters, and in the address, though the service has no such filter. */
import { useState, type KeyboardEvent } from 'react'
import type { Explorer } from '../../../explorer/query/useExplorer.ts'
import type { transcripts } from '../endpoint.ts'
import styles from './CompanyCalls.module.css'
import { tickerAsked } from './tickerAsked.ts'

export function CompanyCalls({ address, acts }: Explorer<typeof transcripts>) {
  const ticker = tickerAsked(address)
  const [draft, setDraft] = useState(ticker ?? '')
  const [seen, setSeen] = useState(ticker)
  if (seen !== ticker) {
    setSeen(ticker)
    setDraft(ticker ?? '')
  }
  const search = (text: string): void =>
    acts.setOwnView({ 'v.ticker': text.trim().toUpperCase() || undefined, 'v.open': undefined })
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // It may stand in the form of the filters, which has nothing to do with it.
    event.preventDefault()
    search(draft)
  }
  return (
    <span role="search" aria-label="Company’s calls" className={styles.ask} data-print="hide">
      <label htmlFor="ticker-of-calls">Company’s calls</label>
      <input
        id="ticker-of-calls"
        value={draft}
        placeholder="Ticker"
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" onClick={() => search(draft)}>
        Search
      </button>
      {ticker !== undefined && (
        <button type="button" className="link" onClick={() => search('')}>
          Clear
        </button>
      )}
    </span>
  )
}
