/** Under a ticker field: saves its tickers as a watchlist, and opens one that is named there to be changed. */
import { useId, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { isWatchlist, tickersOf } from '../../api/endpoint/watchlistEntries.ts'
import { counted } from '../../lib/numbers/counts.ts'
import {
  isListName,
  keepWatchlist,
  NAME_RULE,
  readWatchlist,
  subscribeToWatchlists,
  watchlists,
} from '../../settings/watchlists.ts'
import { offerUndo } from '../../ui/undo.ts'
import styles from './TickerCombobox.module.css'

interface Props {
  /** Spelled as they are sent. */
  readonly entries: readonly string[]
  readonly onEntries: (entries: readonly string[]) => void
}

/** One ticker needs no name. */
const LEAST = 2

export function WatchlistNaming({ entries, onEntries }: Props) {
  const id = useId()
  useSyncExternalStore(subscribeToWatchlists, watchlists)
  /** The name as typed, while one is asked for; and the list that is being changed. */
  const [naming, setNaming] = useState<{ readonly name: string; readonly changed?: string }>()
  const [told, setTold] = useState('')
  const named = entries.filter((entry) => isWatchlist(entry) && tickersOf(entry))
  const save = (): void => {
    const name = naming?.name.trim().replace(/^@/, '').toLowerCase() ?? ''
    if (!isListName(name)) return setTold(`Wanted: ${NAME_RULE}.`)
    const list = readWatchlist({ name, tickers: entries })
    if (!list) return setTold('Only tickers can be saved.')
    const before = keepWatchlist(list)
    const words = `Saved @${name} (${counted(list.tickers.length, 'ticker')})`
    if (before) offerUndo(`${words}, instead of ${counted(before.tickers.length, 'ticker')} before.`, () => keepWatchlist(before))
    setTold(`${words}.`)
    if (naming?.changed === name) onEntries([`@${name}`])
    setNaming(undefined)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return
    // The name is no part of the form that the field stands in.
    event.preventDefault()
    save()
  }
  const open = (entry: string): void => {
    onEntries(entries.flatMap((other) => (other === entry ? (tickersOf(entry) ?? []) : [other])))
    setNaming({ name: entry.slice(1), changed: entry.slice(1) })
    setTold('')
  }
  return (
    <div className={styles.watchlist}>
      {naming ? (
        <span className={styles.naming}>
          <label htmlFor={id}>Watchlist name</label>
          <input
            id={id}
            type="text"
            value={naming.name}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-told`}
            onKeyDown={onKeyDown}
            onChange={(event) => setNaming({ ...naming, name: event.target.value })}
          />
          <button type="button" onClick={save}>
            Save watchlist
          </button>
        </span>
      ) : (
        <>
          {named.map((entry) => (
            <button key={entry} type="button" className="link" onClick={() => open(entry)}>
              Edit {entry}
            </button>
          ))}
          {entries.length >= LEAST && !entries.some(isWatchlist) && (
            <button type="button" className="link" onClick={() => (setNaming({ name: '' }), setTold(''))}>
              Save these as a watchlist…
            </button>
          )}
        </>
      )}
      <span id={`${id}-told`} role="status">
        {told}
      </span>
    </div>
  )
}
