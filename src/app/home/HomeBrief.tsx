/** The start page of who keeps a watchlist: its brief, shortened, and what is next on the calendar. */
import { Link } from 'react-router'
import { briefLink } from '../../brief/briefAddress.ts'
import { BriefCompany } from '../../brief/BriefCompany.tsx'
import { BriefGaps } from '../../brief/BriefGaps.tsx'
import { companiesWords, quietWords } from '../../brief/sheetOf.ts'
import { useBrief } from '../../brief/asking/useBrief.ts'
import { useSince } from '../../brief/useSince.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { wordsOfUnix } from '../../ui/values/valueText.ts'
import { useNames } from '../brief/useNames.ts'
import { CommonScreens } from './CommonScreens.tsx'
import styles from './Home.module.css'

/** Lines of one company; the brief has the others. */
const LISTED = 3

interface Props {
  /** `@desk`, or tickers by commas, as the address has them. */
  readonly asked: string
  readonly tickers: readonly string[]
}

export function HomeBrief({ asked, tickers }: Props) {
  const { today, scenario } = useConnection()
  const names = useNames()
  const entries = asked.split(',').map((entry) => entry.trim())
  const { since } = useSince(entries, undefined)
  const brief = useBrief(tickers, since, true)
  const { companies, gaps, isWhole, status, progress } = brief
  const quiet = quietWords(brief, isWhole)
  const next = companies
    .flatMap(({ ticker, lines }) => lines.map((line) => ({ ...line, ticker })))
    .filter(({ kind, day }) => kind.endsWith('-ahead') && day !== undefined && day > today)
    .toSorted((a, b) => (a.day! < b.day! ? -1 : 1))
  const link = briefLink(entries, undefined, scenario)
  return (
    <>
      <header className={styles.head}>
        <h1>Brief</h1>
        <p>
          {companiesWords(tickers.length)} on <b>{asked}</b> since {wordsOfUnix(since)}
        </p>
        <Link to={link}>Whole brief</Link>
      </header>
      <div className={styles.columns}>
        <div className={styles.feed} aria-busy={!isWhole}>
          <BriefGaps gaps={gaps} tickers={tickers} onRetry={brief.retry} />
          {companies.map((company) => (
            <BriefCompany
              key={company.ticker}
              company={company}
              name={company.name ?? names.get(company.ticker)}
              most={LISTED}
              restAt={link}
            />
          ))}
          {status === 'running' && (
            <p role="status">
              Asked {progress.answered} of {progress.asked}…
            </p>
          )}
          {isWhole && quiet && <p>{quiet}</p>}
        </div>
        <section className={styles.next} aria-labelledby="next-days">
          <h2 id="next-days">Next</h2>
          {next.length === 0 && isWhole && <p>Nothing scheduled within ten days.</p>}
          <ul>
            {next.map((line) => (
              <li key={line.key}>
                <time dateTime={line.day}>{wordsOfDay(line.day!)}</time>
                <Link to={line.to}>
                  {line.ticker} <bdi>{line.words}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <CommonScreens subject={asked} />
      </div>
    </>
  )
}
