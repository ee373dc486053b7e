/** The watchlists: tickers under a name, pasted in whatever form, used as `@name` in every ticker field. */
import { counted } from '../../lib/numbers/counts.ts'
import { useState, useSyncExternalStore, type SyntheticEvent } from 'react'
import { deleteWatchlist, keepWatchlist, subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { offerUndo } from '../../ui/undo.ts'
import { readList } from '../watchlists/readList.ts'
import styles from './Watchlists.module.css'

export function Watchlists() {
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [told, setTold] = useState<{ readonly words: string; readonly isFault: boolean }>()
  const keep = (event: SyntheticEvent): void => {
    event.preventDefault()
    const list = readList(name, text)
    if (typeof list === 'string') return setTold({ words: list, isFault: true })
    const before = keepWatchlist(list)
    const words = `Saved @${list.name} (${counted(list.tickers.length, 'ticker')})`
    if (before) {
      offerUndo(`${words}, instead of ${counted(before.tickers.length, 'ticker')} before.`, () => keepWatchlist(before))
    }
    setTold(before ? undefined : { words: `${words}.`, isFault: false })
    setName('')
    setText('')
  }
  const remove = (listName: string): void => {
    offerUndo(`@${listName} was deleted.`, deleteWatchlist(listName))
    setTold(undefined)
  }
  return (
    <section aria-labelledby="watchlists" className={styles.lists}>
      <h2 id="watchlists">Watchlists</h2>
      <p>
        Type <code>@name</code> in any ticker field. Shared links contain the tickers.
      </p>
      {lists.length > 0 && (
        <ul>
          {lists.map(({ name: listName, tickers }) => (
            <li key={listName}>
              <b>@{listName}</b>
              <span title={tickers.join(', ')}>
                {counted(tickers.length, 'ticker')}: {tickers.join(', ')}
              </span>
              <button
                type="button"
                className="link"
                aria-label={`Edit @${listName}`}
                onClick={() => {
                  setName(listName)
                  setText(tickers.join(', '))
                  setTold(undefined)
                }}
              >
                Edit
              </button>
              <button type="button" className="link" aria-label={`Delete @${listName}`} onClick={() => remove(listName)}>
                Delete
              </button>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={keep} aria-label="Watchlist">
        <label>
          Name
          <input
            type="text"
            value={name}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="watchlist-told"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label>
          Tickers
          <textarea
            rows={3}
            value={text}
            spellCheck={false}
            placeholder="Paste a column, or type them by commas"
            aria-describedby="watchlist-told"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit">Save watchlist</button>
        <p id="watchlist-told" role="status" className={told?.isFault ? styles.fault : undefined}>
          {told?.words}
        </p>
      </form>
    </section>
  )
}
