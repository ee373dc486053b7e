/** The brief with what the app around it knows: names of companies, and how a watchlist is made. */
import { BriefPage } from '../../brief/BriefPage.tsx'
import { useWatchlistDialog } from '../watchlists/useWatchlistDialog.tsx'
import { useNames } from './useNames.ts'

export function Brief() {
  const names = useNames()
  const { edit, dialog } = useWatchlistDialog()
  const makeList = (
    <button type="button" className="link" onClick={() => edit(undefined)}>
      Make a watchlist
    </button>
  )
  return (
    <>
      <BriefPage names={names} makeList={makeList} />
      {dialog}
    </>
  )
}
