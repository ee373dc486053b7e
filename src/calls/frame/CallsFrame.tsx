/** The frame of the pages that read several calls of a company: whose, which page, what can be taken along, and what is missing. */
import { useState, type FormEvent, type ReactNode } from 'react'
import { Link, NavLink, useNavigate, useSearchParams } from 'react-router'
import { scenarioTexts } from '../../api/client/scenario.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { AddressNotices } from '../../explorer/address/AddressNotices.tsx'
import { PrintedHead } from '../../explorer/toolbar/PrintedHead.tsx'
import { acrossAddress, changedAcross, COMPARE, FIGURES, TERMS, tickerIn, unknownNames } from './acrossAddress.ts'
import { companyCallsAddress } from '../page/callsAddress.ts'
import { LibraryBar } from '../page/LibraryBar.tsx'
import styles from './Frame.module.css'
import type { CompanyCalls } from './useCompanyCalls.ts'

const PAGES = [
  [COMPARE, 'Two calls'],
  [TERMS, 'Terms'],
  [FIGURES, 'Figures'],
] as const

interface Props {
  readonly page: string
  readonly title: string
  readonly ticker: string | undefined
  readonly company: CompanyCalls
  /** Calls without which there is nothing to show. */
  readonly least: number
  readonly acts: ReactNode
  readonly children: ReactNode
}

function TickerForm({ page, ticker }: Pick<Props, 'page' | 'ticker'>) {
  const navigate = useNavigate()
  const { scenario } = useConnection()
  const [draft, setDraft] = useState(ticker ?? '')
  const show = (event: FormEvent): void => {
    event.preventDefault()
    // Another company has other calls; what is looked for in them stays.
    const kept = new URLSearchParams(window.location.search).get('terms') ?? undefined
    const texts = new URLSearchParams(scenarioTexts(scenario).map(([name, text]) => [name, text]))
    void navigate(
      changedAcross(page, texts, { ticker: draft.trim().toUpperCase() || undefined, ...(page === TERMS && { terms: kept }) }),
    )
  }
  return (
    <form role="search" aria-label="Company" className={styles.ask} onSubmit={show} data-print="hide">
      <label htmlFor="ticker-of-calls">Ticker</label>
      <input
        id="ticker-of-calls"
        value={draft}
        size={8}
        maxLength={20}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setDraft(event.target.value)}
      />
      <button type="submit">Show</button>
    </form>
  )
}

export function CallsFrame({ page, title, ticker, company, least, acts, children }: Props) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { scenario } = useConnection()
  const [asked] = useState(() => Date.now())
  const unknown = unknownNames(page, search)
  const isTyped = (search.get('ticker') ?? '') !== '' && tickerIn(search) === undefined
  const { calls, heads, state } = company
  return (
    <main id="main" className={styles.page}>
      <title>{`${title}${ticker ? `, ${ticker}` : ''} · Tearsheet`}</title>
      <PrintedHead asked={asked} />
      <AddressNotices
        endpoint={{ params: {} }}
        faults={[]}
        unknown={unknown}
        normalised={[]}
        onRemove={(names) =>
          void navigate(changedAcross(page, search, Object.fromEntries(names.map((name) => [name, undefined]))), {
            replace: true,
          })
        }
      />
      <div className={styles.contents}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <TickerForm key={ticker} page={page} ticker={ticker} />
          <nav aria-label="Calls across time" className={styles.pages} data-print="hide">
            {ticker !== undefined && <Link to={companyCallsAddress(ticker, scenario)}>Calls</Link>}
            {PAGES.map(([to, words]) => (
              <NavLink key={to} end to={acrossAddress(to, ticker, scenario)}>
                {words}
              </NavLink>
            ))}
          </nav>
          {acts}
        </header>
        {ticker === undefined && (
          <p role="status">
            {isTyped
              ? 'That is no ticker.'
              : search.has('a') || search.has('b')
                ? 'The calls of this address are not in the library of this browser yet: load calls, the newest come first.'
                : 'Enter a ticker to read its calls across time, from the library of calls in this browser.'}
          </p>
        )}
        <LibraryBar library={company.library} state={state} />
        {ticker !== undefined && state.status !== 'opening' && calls !== undefined && calls.length < least && (
          <p role="status">
            {heads.length === 0
              ? `No call of ${ticker} is in the library.`
              : `${calls.length === 1 ? 'One call' : 'No call'} of ${ticker} with a text is in the library; ${least === 2 ? 'two are needed' : 'one is needed'}.`}
          </p>
        )}
        {ticker !== undefined && calls !== undefined && calls.length >= least && children}
      </div>
    </main>
  )
}
