/** The same company in the other datasets, in the fortnight around the record's day. */
import { Link } from 'react-router'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { figure } from '../../lib/numbers/counts.ts'
import { addressFor, companyAddress } from '../address/navigationContext.ts'
import styles from './RecordPanel.module.css'
import type { Related } from './useRelated.ts'

export function RelatedLinks({ ticker, day, days, others, counts }: Related) {
  const { scenario } = useConnection()
  if (!ticker) return <p className={styles.note}>This record names no ticker to look up elsewhere.</p>
  const around = `, a week either side of ${day}`
  return (
    <ul className={styles.related}>
      <li>
        <Link to={companyAddress(ticker, days, scenario)}>
          Everything on <bdi>{ticker}</bdi>
          {day && around}
        </Link>
      </li>
      {others.map((other) => {
        const count = counts.get(other.id)
        return (
          <li key={other.id}>
            <Link to={addressFor(other, { tickers: [ticker], ...days }, scenario)}>
              {other.title} for <bdi>{ticker}</bdi>
              {day && 'from' in other.params && around}
            </Link>
            {count !== undefined && <small className={styles.note}> {figure(count)} loaded</small>}
          </li>
        )
      })}
    </ul>
  )
}
