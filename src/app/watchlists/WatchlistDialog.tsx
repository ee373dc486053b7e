/** Makes a watchlist, or renames, changes and deletes one, wherever the lists are. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { counted } from '../../lib/numbers/counts.ts'
import { deleteWatchlist, replaceWatchlist, watchlists, type Watchlist } from '../../settings/watchlists.ts'
import { offerUndo } from '../../ui/undo.ts'
import { manyTickers } from '../../explorer/tickers/plainTickers.ts'
import { TickerCombobox } from '../../explorer/tickers/TickerCombobox.tsx'
import { readList } from './readList.ts'
import styles from './WatchlistDialog.module.css'

interface Props {
  /** `undefined` for a new one. */
  readonly list: Watchlist | undefined
  readonly onClose: () => void
}

export function WatchlistDialog({ list, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [name, setName] = useState(list?.name ?? '')
  const [text, setText] = useState(list?.tickers.join(', ') ?? '')
  const [fault, setFault] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const close = (): void => dialog.current?.close()
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    const read = readList(name, text)
    if (typeof read === 'string') return setFault(read)
    const isTaken = read.name !== list?.name && watchlists().some((other) => other.name === read.name)
    if (isTaken) return setFault(`There is a list @${read.name} already.`)
    const undo = replaceWatchlist(list?.name ?? read.name, read)
    close()
    offerUndo(`Saved @${read.name} (${counted(read.tickers.length, 'ticker')}).`, undo)
  }
  const remove = (): void => {
    if (!list) return
    const undo = deleteWatchlist(list.name)
    close()
    offerUndo(`@${list.name} was deleted.`, undo)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={list ? `Watchlist @${list.name}` : 'New watchlist'}
      onClose={onClose}
    >
      <h2>{list ? `@${list.name}` : 'New watchlist'}</h2>
      <form method="dialog" onSubmit={save}>
        <label>
          Name
          <input
            type="text"
            value={name}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="watchlist-fault"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label htmlFor="watchlist-tickers">Tickers</label>
        <div className={styles.tickers}>
          <TickerCombobox
            id="watchlist-tickers"
            describedBy="watchlist-fault"
            param={manyTickers}
            text={text}
            isFault={false}
            onEdit={setText}
          />
        </div>
        <p id="watchlist-fault" role="status">
          {fault}
        </p>
        <div className={styles.acts}>
          <button type="submit" className="main">
            Save
          </button>
          <button type="button" onClick={close}>
            Cancel
          </button>
          {list && (
            <button type="button" className={styles.delete} onClick={remove}>
              Delete
            </button>
          )}
        </div>
      </form>
    </dialog>
  )
}
