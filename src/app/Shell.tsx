/** Around every page: the mark, the banner of the demo, and the way to the operations. */
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { endpoints, groups } from '../endpoints/index.ts'
import { addressFor, navigationContextOf, companyNavigationContext } from '../explorer/address/navigationContext.ts'
import { savedViews, startOf, subscribeToSavedViews } from '../settings/savedViews.ts'
import { wordsOfDay } from '../lib/days.ts'
import { AppKeys } from './AppKeys.tsx'
import { AppNotices } from './AppNotices.tsx'
import { rememberView } from '../settings/recentViews.ts'
import styles from './Shell.module.css'

export function Shell({ title, children }: { title: string; children: ReactNode }) {
  const { mode, serviceUrl, today, scenario, entitlements } = useConnection()
  const refused = useSyncExternalStore(entitlements.subscribe, entitlements.denied)
  const { pathname, search } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const current = endpoints.find(({ id }) => pathname === `/${id}`)
  const about = new URLSearchParams(search)
  const subject = current ? navigationContextOf(current, about) : companyNavigationContext(pathname, about)
  const hereNow = pathname + search
  useEffect(() => {
    // Once it stays for a moment: what is passed through while typing or stepping is no view of its own.
    const timer = setTimeout(() => rememberView(endpoints, hereNow), 500)
    return () => clearTimeout(timer)
  }, [hereNow])
  useSyncExternalStore(subscribeToSavedViews, savedViews)
  /** With nothing to carry along, an operation begins with the view that is pinned for it. */
  const isAboutNothing = subject.tickers.length === 0 && !subject.date && !subject.from && !subject.to
  const addressOf = (endpoint: AnyEndpoint): string =>
    (isAboutNothing && startOf(`/${endpoint.id}`)) || addressFor(endpoint, subject, scenario)
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isMenuOpen}
          aria-controls="operations"
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          Menu
        </button>
        <Link to="/" className={styles.mark}>
          <i aria-hidden="true" />
          <span>{title}</span>
        </Link>
        <AppKeys addressOf={addressOf} />
        {mode === 'demo' ? (
          <div role="note" aria-label="Demo data" className={styles.demo}>
            DEMO DATA <span>invented companies, pinned to {wordsOfDay(today)}</span>
            {scenario && <span> · scenario: {scenario.slice(0, 60)}</span>}
          </div>
        ) : (
          <span className={styles.live}>Live: {serviceUrl}</span>
        )}
      </header>
      <nav
        id="operations"
        aria-label="Operations"
        className={styles.operations}
        data-open={isMenuOpen || undefined}
        onClick={() => setMenuOpen(false)}
      >
        {groups.map((group) => (
          <section key={group.name}>
            <h2>{group.name}</h2>
            <ul>
              {group.endpoints.map((endpoint) => (
                <li key={endpoint.id}>
                  <NavLink end to={addressOf(endpoint)}>
                    {endpoint.title}
                    {refused.has(endpoint.id) && <small>not in your plan</small>}
                  </NavLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className={styles.page}>
        <div className={styles.notices}>
          <AppNotices />
        </div>
        {children}
      </div>
      <nav
        aria-label="About this app"
        className={styles.more}
        data-open={isMenuOpen || undefined}
        onClick={() => setMenuOpen(false)}
      >
        <NavLink end to="/connection">
          Connection
        </NavLink>
        <NavLink end to="/preferences">
          Preferences
        </NavLink>
        <NavLink end to="/reference">
          Reference
        </NavLink>
        <NavLink end to="/about">
          About
        </NavLink>
      </nav>
    </div>
  )
}
