/** Puts the company on watchlists and takes it off, and makes a new one with it. */
import { useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { changeWatchlist, isListName, NAME_RULE, subscribeToWatchlists, watchlists } from '../settings/watchlists.ts'
import { Popover } from '../ui/Popover.tsx'
import { offerUndo } from '../ui/undo.ts'
import styles from './WatchlistMenu.module.css'

/** Pixels, as the style sheet has them. */
const WIDTH = 272
const GAP = 8

export function WatchlistMenu({ ticker }: { readonly ticker: string }) {
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const [at, setAt] = useState<DOMRect>()
  const [name, setName] = useState('')
  const [fault, setFault] = useState('')
  const on = lists.filter(({ tickers }) => tickers.includes(ticker))
  const make = (event: SyntheticEvent): void => {
    event.preventDefault()
    const wanted = name.trim().replace(/^@/, '').toLowerCase()
    if (!isListName(wanted)) return setFault(`Wanted: ${NAME_RULE}.`)
    offerUndo(
      `Added ${ticker} to @${wanted}.`,
      changeWatchlist(wanted, (tickers) => [...tickers, ticker]),
    )
    setName('')
    setFault('')
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={at !== undefined}
        onClick={({ currentTarget }) => setAt(currentTarget.getBoundingClientRect())}
      >
        {on.length > 0 ? `On ${on.map((list) => `@${list.name}`).join(', ')}` : 'Add to watchlist'}
      </button>
      {at && (
        <Popover
          aria-label="Watchlists"
          className={styles.menu}
          style={{ top: at.bottom + GAP / 2, left: Math.max(GAP, Math.min(at.left, window.innerWidth - WIDTH - GAP)) }}
          onOpen={(panel) => panel.querySelector('input')?.focus()}
          onClose={() => setAt(undefined)}
        >
          {lists.map(({ name: list, tickers }) => {
            const isOn = tickers.includes(ticker)
            return (
              <label key={list}>
                <input
                  type="checkbox"
                  checked={isOn}
                  // A list of nothing is none: it is deleted where lists are edited.
                  disabled={isOn && tickers.length === 1}
                  onChange={() =>
                    changeWatchlist(list, (before) => (isOn ? before.filter((one) => one !== ticker) : [...before, ticker]))
                  }
                />
                @{list}
              </label>
            )
          })}
          <form aria-label="New watchlist" onSubmit={make}>
            <input
              type="text"
              aria-label="Name of a new watchlist"
              placeholder="New watchlist"
              value={name}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit">Add</button>
            <p role="status">{fault}</p>
          </form>
        </Popover>
      )}
    </>
  )
}
