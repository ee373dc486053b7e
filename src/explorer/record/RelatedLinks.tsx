/** The same company in the other datasets: those with days in the fortnight around the record's, then the others. */
import { Link } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { addressFor, companyAddress } from '../address/navigationContext.ts'
import styles from './RecordPanel.module.css'
import type { Related } from './useRelated.ts'

export function RelatedLinks({ ticker, day, days, others, counts }: Related) {
  const { scenario } = useConnection()
  if (!ticker) return <p className={styles.note}>This record names no ticker to look up elsewhere.</p>
  const isDated = (other: AnyEndpoint): boolean => day !== undefined && 'from' in other.params
  const linkTo = (other: AnyEndpoint) => {
    const count = counts.get(other.id)
    return (
      <li key={other.id}>
        <Link to={addressFor(other, { tickers: [ticker], ...days }, scenario)}>
          {other.title} for <bdi>{ticker}</bdi>
        </Link>
        {count !== undefined && <small className={styles.note}> {figure(count)} loaded</small>}
      </li>
    )
  }
  return (
    <div className={styles.around}>
      {day && <h3>A week either side of {wordsOfDay(day)}</h3>}
      <ul className={styles.related}>
        <li>
          <Link to={companyAddress(ticker, days, scenario)}>
            Everything on <bdi>{ticker}</bdi>
          </Link>
        </li>
        {others.filter(isDated).map(linkTo)}
      </ul>
      {day && <h3>Any day</h3>}
      <ul className={styles.related}>{others.filter((other) => !isDated(other)).map(linkTo)}</ul>
    </div>
  )
}
