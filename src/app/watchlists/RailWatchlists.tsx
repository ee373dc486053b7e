/** The watchlists in the rail: each a way to its companies, made, renamed, changed and deleted in place. */
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { subscribeToWatchlists, watchlists, type Watchlist } from '../../settings/watchlists.ts'
import styles from './RailWatchlists.module.css'

/** Loaded with the first list that is made or edited. */
const WatchlistDialog = lazy(async () => ({ default: (await import('./WatchlistDialog.tsx')).WatchlistDialog }))

export function RailWatchlists({ className }: { readonly className: string | undefined }) {
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const [edited, setEdited] = useState<Watchlist | 'new'>()
  return (
    <section className={className}>
      <h2>Watchlists</h2>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.name}>
            <Link to={`/?tickers=@${list.name}`} title={list.tickers.join(', ')}>
              @{list.name}
            </Link>
            <button type="button" aria-label={`Edit @${list.name}`} title="Edit" onClick={() => setEdited(list)}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 13l.6-2.8 7.2-7.2 2.2 2.2-7.2 7.2z M9.4 4.4l2.2 2.2" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.new} onClick={() => setEdited('new')}>
        New watchlist
      </button>
      {edited &&
        // Not within the rail, which may be hidden while the dialog is open.
        createPortal(
          <Suspense>
            <WatchlistDialog list={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
          </Suspense>,
          document.body,
        )}
    </section>
  )
}
