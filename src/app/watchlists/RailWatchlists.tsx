/** The watchlists in the rail: each a way to its companies, made, renamed, changed and deleted in place. */
import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import styles from './RailWatchlists.module.css'
import { useWatchlistDialog } from './useWatchlistDialog.tsx'

export function RailWatchlists({ className }: { readonly className: string | undefined }) {
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const { edit, dialog } = useWatchlistDialog()
  return (
    <section className={className}>
      <div className={styles.head}>
        <h2>Watchlists</h2>
        <button type="button" aria-label="New watchlist" title="New watchlist" onClick={() => edit(undefined)}>
          <span aria-hidden="true">+</span>
        </button>
      </div>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.name}>
            <Link to={`/?tickers=@${list.name}`} title={list.tickers.join(', ')}>
              @{list.name}
            </Link>
            <button type="button" aria-label={`Edit @${list.name}`} title="Edit" onClick={() => edit(list)}>
              <svg viewBox="0 0 16 16" aria-hidden="true">
                <path d="M3 13l.6-2.8 7.2-7.2 2.2 2.2-7.2 7.2z M9.4 4.4l2.2 2.2" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}
