/** The same company in the other operations, in the fortnight around the record's day. */
import { Link } from 'react-router'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addDays } from '../../lib/dates/days.ts'
import { addressFor, companyAddress } from '../address/navigationContext.ts'
import { useOperations } from '../OperationsContext.ts'
import { dayOfRecord, tickerOf } from './recordSummary.ts'
import styles from './RecordPanel.module.css'

export function RelatedLinks({ endpoint, record }: { endpoint: AnyEndpoint; record: unknown }) {
  const { scenario } = useConnection()
  const ticker = tickerOf(endpoint, record)
  const day = dayOfRecord(endpoint, record)
  const others = useOperations().filter((other) => other !== endpoint && ('tickers' in other.params || other.tickersBy))
  if (!ticker) return <p className={styles.note}>This record names no ticker to look up elsewhere.</p>
  const days = day ? { from: addDays(day, -7), to: addDays(day, 7) } : {}
  const subject = { tickers: [ticker], ...days }
  return (
    <ul className={styles.related}>
      <li>
        <Link to={companyAddress(ticker, days, scenario)}>
          Everything on <bdi>{ticker}</bdi>
          {day && `, a week either side of ${day}`}
        </Link>
      </li>
      {others.map((other) => (
        <li key={other.id}>
          <Link to={addressFor(other, subject, scenario)}>
            {other.title} for <bdi>{ticker}</bdi>
            {day && 'from' in other.params && `, a week either side of ${day}`}
          </Link>
        </li>
      ))}
    </ul>
  )
}
