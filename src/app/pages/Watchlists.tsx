/** The watchlists with what is on them: tickers under a name, used as `@name` in every ticker field. */
import { useSyncExternalStore } from 'react'
import { counted } from '../../lib/numbers/counts.ts'
import { deleteWatchlist, subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { offerUndo } from '../../ui/undo.ts'
import { useWatchlistDialog } from '../watchlists/useWatchlistDialog.tsx'
import styles from './Watchlists.module.css'

export function Watchlists() {
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const { edit, dialog } = useWatchlistDialog()
  return (
    <section aria-labelledby="watchlists" className={styles.lists}>
      <h2 id="watchlists">Watchlists</h2>
      <p>
        Type <code>@name</code> in any ticker field. Shared links contain the tickers.
      </p>
      {lists.length > 0 && (
        <ul>
          {lists.map((list) => (
            <li key={list.name}>
              <b>@{list.name}</b>
              <span title={list.tickers.join(', ')}>
                {counted(list.tickers.length, 'ticker')}: {list.tickers.join(', ')}
              </span>
              <button type="button" className="link" aria-label={`Edit @${list.name}`} onClick={() => edit(list)}>
                Edit
              </button>
              <button
                type="button"
                className="link"
                aria-label={`Delete @${list.name}`}
                onClick={() => offerUndo(`@${list.name} was deleted.`, deleteWatchlist(list.name))}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" onClick={() => edit(undefined)}>
        New watchlist
      </button>
      {dialog}
    </section>
  )
}
