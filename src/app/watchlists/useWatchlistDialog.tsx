/** The one way in which a watchlist is made and edited, from wherever it is asked for. */
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Watchlist } from '../../settings/watchlists.ts'

/** Loaded with the first list that is made or edited. */
const WatchlistDialog = lazy(async () => ({ default: (await import('./WatchlistDialog.tsx')).WatchlistDialog }))

/** `edit` opens the dialog for a list, or for a new one; `dialog` belongs among what is drawn. */
export function useWatchlistDialog(): { readonly edit: (list: Watchlist | undefined) => void; readonly dialog: ReactNode } {
  const [edited, setEdited] = useState<{ readonly list: Watchlist | undefined }>()
  return {
    edit: (list) => setEdited({ list }),
    dialog:
      edited &&
      // Not within what asked, which may be hidden while the dialog is open.
      createPortal(
        <Suspense>
          <WatchlistDialog list={edited.list} onClose={() => setEdited(undefined)} />
        </Suspense>,
        document.body,
      ),
  }
}
