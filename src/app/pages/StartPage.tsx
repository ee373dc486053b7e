/** The first page: a ticker to look up everywhere, questions that are addresses, and the operations. */
import { useRef, useState, useSyncExternalStore } from 'react'
import { Link, useNavigate } from 'react-router'
import { ticker as tickerEntry } from '../../api/endpoint/identifiers.ts'
import { isWatchlist, tickersOf } from '../../api/endpoint/watchlistEntries.ts'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints, groups } from '../../endpoints/index.ts'
import { addressFor, companyAddress } from '../../explorer/address/navigationContext.ts'
import { exampleTickers } from '../../explorer/examples.ts'
import { useKeys } from '../../ui/useKeys.ts'
import styles from './ReadingPage.module.css'
import { RecentViewList } from './RecentViewList.tsx'
import { recipesFor } from './recipes.ts'
import { SavedViewList } from './SavedViewList.tsx'

/** What is meant by a ticker or the name of a watchlist; only where that is one company, there is a page of it. */
function readEntry(text: string) {
  const isList = isWatchlist(text.trim())
  const entry = isList ? text.trim().toLowerCase() : text.trim().toUpperCase()
  if (entry === '') return { entry, words: 'Optional: a company across all operations, or the links below for it.' }
  const tickers = isList ? tickersOf(entry) : [entry]
  const fault = tickers ? (isList ? undefined : tickerEntry.faultOf?.(entry)) : 'no watchlist is called so here'
  if (!tickers || fault) return { entry, fault, words: `${entry.slice(0, 40)}: ${fault}.` }
  if (tickers.length > 1)
    return { entry, words: `The links below now ask for the ${tickers.length} tickers of ${entry}; a company’s page is of one.` }
  const [company] = tickers
  return { entry, company, words: `Enter opens everything on ${company}; the links below now ask for it.` }
}

export function StartPage() {
  const connection = useConnection()
  const refused = useSyncExternalStore(connection.entitlements.subscribe, connection.entitlements.denied)
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  useKeys('page', [{ keys: '/', words: 'To the ticker', run: () => field.current?.focus() }])
  useSyncExternalStore(subscribeToWatchlists, watchlists)
  const { entry, fault, company, words } = readEntry(text)
  const tickers = entry !== '' && !fault ? [entry] : []
  return (
    <main id="main" className={styles.page}>
      <title>Tearsheet</title>
      <h1>What do you want to read?</h1>
      <p className={styles.lead}>
        {endpoints.length} sources on listed companies, each a table you filter, read and send on: the address of a page is its
        query. <Link to="/tour">Take the tour</Link>.
      </p>
      <form
        aria-label="Company"
        className={styles.company}
        onSubmit={(event) => {
          event.preventDefault()
          if (company !== undefined) void navigate(companyAddress(company, {}, connection.scenario))
        }}
      >
        <label className={styles.symbol}>
          Ticker
          <input
            ref={field}
            type="text"
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder={exampleTickers(connection)[0]}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={fault ? true : undefined}
            aria-describedby="symbol-note"
          />
        </label>
        <button type="submit" disabled={company === undefined}>
          Open the company
        </button>
      </form>
      <p id="symbol-note" role="status" className={styles.note}>
        {words}
      </p>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <ul>
              {group.endpoints.map((endpoint) => (
                <li key={endpoint.id}>
                  <Link to={addressFor(endpoint, { tickers }, connection.scenario)}>{endpoint.title}</Link>
                  <span>{endpoint.summary}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2>Begin with a question</h2>
      <div className={styles.groups}>
        {recipesFor(connection).map(({ question, recipes }) => (
          <section key={question}>
            <h3>{question}</h3>
            <ul>
              {recipes.map(({ words, to }) => (
                <li key={to}>
                  <Link to={to}>{words}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2>What this key may call</h2>
      <p>
        {connection.mode === 'demo'
          ? 'Everything: the demo has a key for all operations.'
          : refused.size === 0
            ? 'No operation has refused it so far.'
            : `Not in its plan: ${endpoints
                .filter(({ id }) => refused.has(id))
                .map(({ title }) => title)
                .join(', ')}.`}{' '}
        The <Link to="/connection">connection</Link> page asks each of them.
      </p>
      <RecentViewList />
      <SavedViewList />
    </main>
  )
}
