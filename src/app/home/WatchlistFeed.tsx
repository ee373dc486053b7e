/** The start page of who keeps a watchlist: what its companies did in the last days, and what is next. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { endpoints } from '../../endpoints/index.ts'
import { companyAddress } from '../../explorer/address/navigationContext.ts'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { ARROWS } from '../../ui/values/ratingDirection.ts'
import styles from './Home.module.css'
import { NEXT, PAST, useWatchlistFeed } from './useWatchlistFeed.ts'
import type { CompanyFeed, FeedItem } from './watchlistFeed.ts'

/** Lines of one company; its own page has the others. */
const LISTED = 5

const Line = ({ item: { lane, day, words, direction, to } }: { readonly item: FeedItem }) => (
  <li>
    <span className={styles.lane}>{lane}</span>
    <Link to={to}>
      {direction && (
        <span aria-hidden="true" data-direction={direction}>
          {ARROWS[direction]}{' '}
        </span>
      )}
      <bdi>{words}</bdi>
    </Link>
    <time dateTime={day}>{wordsOfDay(day)}</time>
  </li>
)

function Company({ company: { ticker, name, items } }: { readonly company: CompanyFeed }) {
  const { scenario } = useConnection()
  const address = companyAddress(ticker, {}, scenario)
  return (
    <section className={styles.company} aria-label={ticker}>
      <h2>
        <Link to={address}>
          <bdi>{name ?? ticker}</bdi>
        </Link>
        {name && <small>{ticker}</small>}
      </h2>
      <ul>
        {items.slice(0, LISTED).map((item, place) => (
          <Line key={`${item.to} ${place}`} item={item} />
        ))}
        {items.length > LISTED && (
          <li>
            <Link to={address}>{items.length - LISTED} more</Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** Of the companies that are known by other means than the records of these days: loaded once those are there. */
function useNames(isLoading: boolean): ReadonlyMap<string, string> {
  const client = useQueryClient()
  const connection = useConnection()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (isLoading) return
    let isGone = false
    const load = async (): Promise<void> => {
      const { knownCompanies } = await import('../palette/knownCompanies.ts')
      const known = await knownCompanies(client, connection, endpoints)
      if (!isGone) setNames(new Map(known.flatMap(({ ticker, name }) => (name ? [[ticker, name] as const] : []))))
    }
    // Tickers do where no name can be told.
    load().catch(() => undefined)
    return () => void (isGone = true)
  }, [client, connection, isLoading])
  return names
}

interface Props {
  /** `@desk`, or tickers by commas, as the address has them. */
  readonly entry: string
  readonly tickers: readonly string[]
}

export function WatchlistFeed({ entry, tickers }: Props) {
  const { companies: fed, next, isLoading, failed } = useWatchlistFeed(tickers)
  const names = useNames(isLoading)
  const companies = fed.map((company) => ({ ...company, name: company.name ?? names.get(company.ticker) }))
  const quiet = companies.filter(({ items }) => items.length === 0)
  return (
    <>
      <div className={styles.feed} aria-busy={isLoading}>
        {failed.map(({ title, address, retry }) => (
          <p key={title} role="alert">
            <Link to={address}>{title}</Link> unavailable.{' '}
            <button type="button" className="link" onClick={retry}>
              Retry
            </button>
          </p>
        ))}
        {companies
          .filter(({ items }) => items.length > 0)
          .map((company) => (
            <Company key={company.ticker} company={company} />
          ))}
        {isLoading ? (
          <p role="status">Loading {entry}…</p>
        ) : (
          quiet.length > 0 && (
            <p>
              <b>Nothing {failed.length > 0 ? 'in what loaded' : `in ${PAST} days`}:</b>{' '}
              {quiet.map(({ ticker, name }) => name ?? ticker).join(', ')}
            </p>
          )
        )}
      </div>
      <section className={styles.next} aria-labelledby="next-days">
        <h2 id="next-days">Next {NEXT} days</h2>
        {next.length === 0 && !isLoading && <p>Nothing scheduled.</p>}
        <ul>
          {next.map((item, place) => (
            <li key={`${item.to} ${place}`}>
              <time dateTime={item.day}>{wordsOfDay(item.day)}</time>
              <Link to={item.to}>
                {item.ticker} <bdi>{item.words}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
