/** The calls of one company, the latest first: how long each was, how much of it questions, how often the reader’s terms, who spoke, and the call before to compare with. */
import { Link, useSearchParams } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { companyAddress } from '../../explorer/address/navigationContext.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'
import { acrossAddress, FIGURES, TERMS } from '../frame/acrossAddress.ts'
import type { CallHead } from '../library/callHead.ts'
import { useTermRates } from '../terms/useTermRates.ts'
import styles from './Calls.module.css'
import { changedCalls, comparisonAddress, readerAddress } from './callsAddress.ts'
import { dayWords } from './FoundCalls.tsx'
import { LibraryBar } from './LibraryBar.tsx'
import { useLibrary } from './useLibrary.ts'

/** Speakers that a row names. */
const NAMED = 3

function Speakers({ speakers, certainty }: Pick<CallHead, 'speakers' | 'certainty'>) {
  if (speakers.length === 0) return <span title={certainty}>Not named in the text</span>
  const all = speakers.map(({ name, role, words }) => `${name}${role ? `, ${role}` : ''}: ${counted(words, 'word')}`)
  return (
    <span title={`${all.join('\n')}\n${certainty}`}>
      <bdi>
        {speakers
          .slice(0, NAMED)
          .map(({ name }) => name)
          .join(', ')}
      </bdi>
      {speakers.length > NAMED && ` and ${speakers.length - NAMED} more`}
    </span>
  )
}

const shareOf = ({ words, questionWords }: CallHead): string =>
  questionWords === undefined || words === 0 ? 'not told' : `${Math.round((100 * questionWords) / words)}%`

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
        {calls.length > 0 && (
          <div className={styles.scroll} role="region" aria-label="Calls by quarter" tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">Quarter</th>
                  <th scope="col">Call</th>
                  <th scope="col">Day</th>
                  <th scope="col" className={styles.number}>
                    Words
                  </th>
                  <th scope="col" className={styles.number}>
                    <Link to="/method#calls" title="Computed: words from the begin of the questions on">
                      Questions
                    </Link>
                  </th>
                  <th scope="col" className={styles.number}>
                    <Link to="/method#terms" title="Computed: times that your terms are said per 1,000 words">
                      Terms
                    </Link>
                  </th>
                  <th scope="col">Speakers</th>
                  <th scope="col">Compare</th>
                </tr>
              </thead>
              <tbody>
                {calls.map((call, place) => {
                  const before = calls[place + 1]
                  return (
                    <tr key={call.id}>
                      <th scope="row">{call.quarter ?? 'not told'}</th>
                      <td className={styles.title}>
                        <Link to={readerAddress(call, state.progress.newer, scenario)}>{call.title}</Link>
                      </td>
                      <td>{dayWords(call)}</td>
                      <td className={styles.number}>{call.words === 0 ? 'no text' : figure(call.words)}</td>
                      <td className={styles.number}>{shareOf(call)}</td>
                      <td className={styles.number} title={rates?.get(call.id)?.groups}>
                        {rates?.get(call.id)?.rate ?? (call.words > 0 ? '…' : '')}
                      </td>
                      <td>
                        <Speakers {...call} />
                      </td>
                      <td>
                        {before && (
                          <Link to={comparisonAddress(before.id, call.id, scenario)}>
                            with {before.quarter ?? dayWords(before)}
                          </Link>
                        )}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </main>
  )
}
