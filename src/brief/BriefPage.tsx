/** The page of a brief: what its address asks for, or the way to a list where it asks for nothing. */
import { useSyncExternalStore, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AddressNotices } from '../explorer/address/AddressNotices.tsx'
import { subscribeToWatchlists, watchlists } from '../settings/watchlists.ts'
import { briefParams, changedBrief, readBriefAddress } from './briefAddress.ts'
import { BriefContents } from './BriefContents.tsx'
import styles from './Brief.module.css'

interface Props {
  readonly names: ReadonlyMap<string, string>
  /** The button that makes a watchlist. */
  readonly makeList: ReactNode
}

export function BriefPage({ names, makeList }: Props) {
  const lists = useSyncExternalStore(subscribeToWatchlists, watchlists)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const address = readBriefAddress(search, lists[0] && `@${lists[0].name}`)
  const { tickers, entries, faults, unknown } = address
  const canAsk = faults.length === 0 && tickers.length > 0
  return (
    <main id="main" className={styles.page}>
      <AddressNotices
        endpoint={{ params: briefParams }}
        faults={faults}
        unknown={unknown}
        normalised={[]}
        onRemove={(names) =>
          void navigate(changedBrief(search, Object.fromEntries(names.map((name) => [name, undefined]))), { replace: true })
        }
      />
      {canAsk ? (
        // The key parts the lists: what one has in force is nothing of the other.
        <BriefContents key={entries.join(',')} address={address} names={names} />
      ) : (
        <div className={styles.contents}>
          <title>Brief · Tearsheet</title>
          <h1>Brief</h1>
          <p>A brief tells what happened to the companies of a watchlist. {makeList}</p>
        </div>
      )}
    </main>
  )
}
