/** Around every page: the mark, the banner of the demo, and the way to the datasets. */
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { troubleOf } from '../api/client/scenario.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { endpoints } from '../endpoints/index.ts'
import { addressFor, navigationContextOf, companyNavigationContext } from '../explorer/address/navigationContext.ts'
import { savedViews, startOf, subscribeToSavedViews } from '../settings/savedViews.ts'
import { wordsOfDay } from '../lib/dates/days.ts'
import { AppKeys } from './AppKeys.tsx'
import { AppNotices } from './notices/AppNotices.tsx'
import { Rail } from './Rail.tsx'
import { usePreferences } from '../settings/usePreferences.ts'
import { rememberView } from '../settings/recentViews.ts'
import railStyles from './Rail.module.css'
import styles from './Shell.module.css'

const ABOUT = [
  { to: '/connection', words: 'Connection', icon: 'M6 2v4 M10 2v4 M4 6h8v2.5a4 4 0 0 1-8 0z M8 12.5V15' },
  {
    to: '/preferences',
    words: 'Preferences',
    icon: 'M2 4h8 M13 4h1 M11.5 2.5v3 M2 8h2 M7 8h7 M5.5 6.5v3 M2 12h6 M11 12h3 M9.5 10.5v3',
  },
  { to: '/reference', words: 'Reference', icon: 'M3 2.5h10v11H4.5A1.5 1.5 0 0 1 3 12z M3 12a1.5 1.5 0 0 1 1.5-1.5H13' },
  { to: '/about', words: 'About', icon: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2z M8 7.5V11 M8 5v.1' },
] as const

export function Shell({ title, children }: { title: string; children: ReactNode }) {
  const { mode, serviceUrl, today, scenario } = useConnection()
  const trouble = troubleOf(scenario)
  const { rail } = usePreferences()
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
    <div className={styles.app} data-rail={rail}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <header className={styles.bar}>
        <button
          type="button"
          className={styles.menu}
          aria-expanded={isMenuOpen}
          aria-controls="datasets"
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
            Demo<span>: fictional market, {wordsOfDay(today)}</span>
            {trouble && <span> · scenario: {trouble.slice(0, 60)}</span>}
          </div>
        ) : (
          <span className={styles.live}>Live: {serviceUrl}</span>
        )}
      </header>
      <Rail isOpen={isMenuOpen} addressOf={addressOf} onLeave={() => setMenuOpen(false)} />
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
        {ABOUT.map(({ to, words, icon }) => (
          <NavLink key={to} end to={to} className={railStyles.entry ?? ''} title={words}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={icon} />
            </svg>
            <span>{words}</span>
          </NavLink>
        ))}
      </nav>
    </div>
  )
}
