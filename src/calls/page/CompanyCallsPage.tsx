/** The page of one company’s calls: those that the library has, the ways to what is read across them, and the loading of what it lacks. */
import { Link, useSearchParams } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { companyAddress } from '../../explorer/address/navigationContext.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { acrossAddress, FIGURES, TERMS } from '../frame/acrossAddress.ts'
import { useTermRates } from '../terms/useTermRates.ts'
import styles from './Calls.module.css'
import { changedCalls } from './callsAddress.ts'
import { CompanyCallTable } from './CompanyCallTable.tsx'
import { LibraryBar } from './LibraryBar.tsx'
import { useLibrary } from './useLibrary.ts'

export function CompanyCallsPage() {
  const [library, state] = useLibrary()
  const { scenario } = useConnection()
  const [search] = useSearchParams()
  const ticker = (search.get('ticker') ?? '').trim().toUpperCase()
  const calls = state.heads.filter((head) => head.ticker === ticker)
  const name = calls.find(({ company }) => company)?.company
  const rates = useTermRates(ticker)
  const canLoadAlone = state.filters === 'honoured' && state.status === 'idle' && ticker !== ''
  return (
    <main id="main" className={styles.page}>
      <title>{`${ticker === '' ? 'Company’s' : ticker} calls · Tearsheet`}</title>
      <div className={styles.contents}>
        <header className={styles.head}>
          <h1>{ticker === '' ? 'Company’s calls' : `${name ?? ticker} calls`}</h1>
          {ticker !== '' && (
            <p className={styles.acts} data-print="hide">
              <Link to={companyAddress(ticker, {}, scenario)}>{ticker} on one page</Link>
              <Link to={changedCalls(new URLSearchParams(), { tickers: ticker })}>Search these calls</Link>
              <Link to={acrossAddress(TERMS, ticker, scenario)}>Terms</Link>
              <Link to={acrossAddress(FIGURES, ticker, scenario)}>Figures</Link>
            </p>
          )}
        </header>
        <LibraryBar library={library} state={state} />
        {canLoadAlone && (
          <p>
            <button type="button" onClick={() => library.loadCompany(ticker)}>
              Load {ticker} calls alone
            </button>
          </p>
        )}
        {calls.length === 0 && state.status !== 'opening' && (
          <p role="status">
            {ticker === ''
              ? 'No ticker given. '
              : `None of ${ticker} among the ${counted(state.heads.length, 'call')} of the library${state.progress.isEnded ? '' : ' so far'}. `}
            <Link to={changedCalls(new URLSearchParams(), {})}>All calls</Link>
          </p>
        )}
        {calls.length > 0 && <CompanyCallTable calls={calls} newer={state.progress.newer} rates={rates} />}
      </div>
    </main>
  )
}
