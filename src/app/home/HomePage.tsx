/** The first page: the user's watchlist and what is next for it; without one, the way to a company and to the datasets. */
import { useSyncExternalStore } from 'react'
import { Link, useSearchParams } from 'react-router'
import { expanded } from '../../api/endpoint/watchlistEntries.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { groups } from '../../endpoints/index.ts'
import { addressFor, companyAddress } from '../../explorer/address/navigationContext.ts'
import { NewDay } from '../../explorer/notices/NewDay.tsx'
import { exampleTickers } from '../../explorer/examples.ts'
import { subscribeToWatchlists, watchlists } from '../../settings/watchlists.ts'
import { RecentViewList } from '../pages/views/RecentViewList.tsx'
import reading from '../pages/ReadingPage.module.css'
import { SavedViewList } from '../pages/views/SavedViewList.tsx'
import { useWatchlistDialog } from '../watchlists/useWatchlistDialog.tsx'
import { CommonScreens } from './CommonScreens.tsx'
import { HomeBrief } from './HomeBrief.tsx'

/** Each dataset with what it holds, for who has no list yet. */
const Datasets = ({ scenario }: { readonly scenario: string | undefined }) => (
  <div className={reading.groups}>
    {groups.map((group) => (
      <section key={group.name}>
        <h2>{group.name}</h2>
        <ul>
          {group.endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <Link to={addressFor(endpoint, { tickers: [] }, scenario)}>{endpoint.title}</Link>
              <span>{endpoint.summary}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)

export function HomePage() {
  const connection = useConnection()
  const { edit, dialog } = useWatchlistDialog()
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const [search] = useSearchParams()
  const asked = search.get('tickers') ?? (lists[0] ? `@${lists[0].name}` : '')
  const entries = asked
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const tickers = expanded(entries).filter((entry) => !entry.startsWith('@'))
  const unknown = expanded(entries).filter((entry) => entry.startsWith('@'))
  const [example = ''] = exampleTickers(connection)
  return (
    <main id="main" className={reading.page}>
      <title>Tearsheet</title>
      {tickers.length > 0 ? (
        <>
          <NewDay />
          {/* The key parts the lists: what one has in force is nothing of the other. */}
          <HomeBrief key={asked} asked={asked} tickers={tickers} />
        </>
      ) : (
        <>
          <h1>Look up a company, or open a dataset</h1>
          <p className={reading.lead}>
            Ratings, insider trades, transcripts, valuation, news and calendars for listed companies. Every view is a link you can
            share. See <Link to={companyAddress(example, {}, connection.scenario)}>{example} on one page</Link>, or{' '}
            <Link to="/tour">take the tour</Link>.
          </p>
          <p role="status">
            {unknown.length > 0 && `No watchlist named ${unknown.join(', ')} in this browser. `}
            <button type="button" className="link" onClick={() => edit(undefined)}>
              Make a watchlist
            </button>{' '}
            to see here what its companies do.
          </p>
          <Datasets scenario={connection.scenario} />
          <CommonScreens subject="" />
        </>
      )}
      {dialog}
      <RecentViewList />
      <SavedViewList />
    </main>
  )
}
