/** In place of rows: none came, which is an answer and names the narrowest filter, or the refinements keep none of them. */
import type { Phrase } from '../address/queryInWords.ts'
import { useCompanies } from '../tickers/companies.ts'
import { nearCompanies } from '../tickers/nearCompanies.ts'
import styles from './Outcome.module.css'
import { figure } from '../../lib/numbers/counts.ts'

type Without = NonNullable<Phrase['without']>

/** Filters that narrow most stand first: a search before a range of days, and that before a ticker. */
const breadth = (without: Without): number =>
  'tickers' in without ? 2 : 'from' in without || 'to' in without || 'date' in without ? 1 : 0

interface NearProps {
  readonly ticker: string
  readonly onTicker: (ticker: string) => void
}

/** Nothing for a ticker that is known: it has no rows, and no other was meant. */
function DidYouMean({ ticker, onTicker }: NearProps) {
  const companies = useCompanies()
  const near = companies.some((company) => company.ticker === ticker) ? [] : nearCompanies(ticker, companies)
  if (near.length === 0) return null
  return (
    <p>
      Did you mean{' '}
      {near.map((company, place) => (
        <span key={company.ticker}>
          {place > 0 && (place === near.length - 1 ? ' or ' : '; ')}
          <button type="button" className="link" onClick={() => onTicker(company.ticker)}>
            {[company.ticker, company.name].filter(Boolean).join(', ')}
          </button>
        </span>
      ))}
      ?
    </p>
  )
}

interface Props {
  readonly noun: string
  /** The one ticker that was asked for; `undefined` where there are several, or none. */
  readonly ticker: string | undefined
  readonly phrases: readonly Phrase[]
  /** The page is empty, and pages before it are not. */
  readonly onFirstPage: (() => void) | undefined
  readonly onDrop: (without: Without) => void
  readonly onTicker: (ticker: string) => void
}

export function EmptyResult({ noun, ticker, phrases, onFirstPage, onDrop, onTicker }: Props) {
  const removable = phrases.flatMap(({ without, ...said }) => (without ? [{ ...said, without }] : []))
  const [narrowest] = removable.sort((a, b) => breadth(a.without) - breadth(b.without))
  return (
    <div className={styles.outcome}>
      <h2>{onFirstPage ? 'No more rows' : `No ${noun} match`}</h2>
      {onFirstPage && <p>The end was reached before this page.</p>}
      {ticker !== undefined && !onFirstPage && <DidYouMean {...{ ticker, onTicker }} />}
      <div className={styles.ways}>
        {onFirstPage && (
          <button type="button" className="main" onClick={onFirstPage}>
            Go to the first page
          </button>
        )}
        {narrowest && !onFirstPage && (
          <button type="button" className="main" onClick={() => onDrop(narrowest.without)}>
            Remove “{`${narrowest.label} ${narrowest.value}`}”
          </button>
        )}
      </div>
    </div>
  )
}

interface KeptProps {
  readonly loaded: number
  readonly onClear: () => void
}

export const NoFilterMatches = ({ loaded, onClear }: KeptProps) => (
  <div className={styles.outcome}>
    <h2>None of the {figure(loaded)} loaded rows match</h2>
    <p>Local filters apply to the loaded rows only.</p>
    <div className={styles.ways}>
      <button type="button" className="main" onClick={onClear}>
        Clear local filters
      </button>
    </div>
  </div>
)
