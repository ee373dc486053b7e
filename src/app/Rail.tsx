/** The way to the datasets, the watchlists and the saved views; it folds to its icons. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Link, NavLink } from 'react-router'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { groups } from '../endpoints/index.ts'
import { setPreferences } from '../settings/preferences.ts'
import { savedViews, subscribeToSavedViews, type SavedView } from '../settings/savedViews.ts'
import { usePreferences } from '../settings/usePreferences.ts'
import { RailWatchlists } from './watchlists/RailWatchlists.tsx'
import styles from './Rail.module.css'

interface Props {
  readonly isOpen: boolean
  readonly addressOf: (endpoint: AnyEndpoint) => string
  readonly onLeave: () => void
}

/** Loaded where a saved brief is to be checked. */
const BriefNews = lazy(async () => ({ default: (await import('../brief/check/BriefNews.tsx')).BriefNews }))

/** Saved views that the rail names, and those that are checked; the start page has all of them. */
const MOST_VIEWS = 6

/** Pages over several datasets. */
const PAGES = [
  { to: '/brief', title: 'Brief', icon: 'M3 2h10v12H3z M5.5 5h5 M5.5 8h5 M5.5 11h3' },
  { to: '/calls', title: 'All calls', icon: 'M2 3h9v6H6l-2 2V9H2z M13 6v6h-1v2l-2-2H7' },
  { to: '/sql', title: 'SQL', icon: 'M2 3h12v10H2z M4.5 6l2 2-2 2 M8 10h3' },
]

const Icon = ({ icon, title }: Pick<AnyEndpoint, 'icon' | 'title'>) =>
  icon ? (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={icon} />
    </svg>
  ) : (
    <b aria-hidden="true">{title[0]}</b>
  )

/** The saved views, those that are checked with what is new in them. */
function SavedViews({ views }: { readonly views: readonly SavedView[] }) {
  const named = views.filter(({ isChecked }, place) => place < MOST_VIEWS || isChecked)
  return (
    <section className={styles.kept}>
      <h2>Saved</h2>
      <ul>
        {named.map(({ name, address, isChecked }) => (
          <li key={name}>
            <Link to={address} title={name}>
              <bdi>{name}</bdi>
              {isChecked && (
                <Suspense>
                  <BriefNews address={address} />
                </Suspense>
              )}
            </Link>
          </li>
        ))}
        {views.length > named.length && (
          <li>
            <Link to="/#saved-views">All {views.length} saved views</Link>
          </li>
        )}
      </ul>
    </section>
  )
}

export function Rail({ isOpen, addressOf, onLeave }: Props) {
  const { entitlements } = useConnection()
  const refused = useSyncExternalStore(entitlements.subscribe, entitlements.denied)
  const views = useSyncExternalStore(subscribeToSavedViews, savedViews)
  const isFolded = usePreferences().rail === 'icons'
  return (
    <nav id="datasets" aria-label="Operations" className={styles.rail} data-open={isOpen || undefined} onClick={onLeave}>
      <section>
        <ul>
          {PAGES.map(({ to, title, icon }) => (
            <li key={to}>
              <NavLink end to={to} title={title}>
                <Icon icon={icon} title={title} />
                <span>{title}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </section>
      {groups.map((group) => (
        <section key={group.name}>
          {/* A group of one that is called like it needs no second name. */}
          <h2 className={group.endpoints.every(({ title }) => title === group.name) ? styles.unsaid : undefined}>{group.name}</h2>
          <ul>
            {group.endpoints.map((endpoint) => (
              <li key={endpoint.id}>
                <NavLink end to={addressOf(endpoint)} title={`${endpoint.title} (g ${endpoint.command.letter})`}>
                  <Icon {...endpoint} />
                  <span>
                    {endpoint.title}
                    {refused.has(endpoint.id) && <small>not in your plan</small>}
                  </span>
                  <kbd aria-hidden="true">g {endpoint.command.letter}</kbd>
                </NavLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <RailWatchlists className={styles.kept} />
      {views.length > 0 && <SavedViews views={views} />}
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        aria-label={isFolded ? 'Widen the navigation' : 'Fold the navigation to icons'}
        title={isFolded ? 'Widen' : 'Fold to icons'}
        onClick={(event) => {
          // Not a way to another page: a menu over a narrow screen stays.
          event.stopPropagation()
          setPreferences({ rail: isFolded ? 'wide' : 'icons' })
        }}
      >
        {isFolded ? '»' : '«'}
      </button>
    </nav>
  )
}
