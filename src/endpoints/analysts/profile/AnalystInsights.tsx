/** The latest of what an analyst wrote, asked from the insights operation, with a way to all of it. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listQuery } from '../../../api/client/client.ts'
import { Failure } from '../../../api/client/failure.ts'
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { addressQuery, changedQuery } from '../../../explorer/address/address.ts'
import { FieldValue } from '../../../ui/values/FieldValue.tsx'
import { insights, type Insight } from '../../insights/endpoint.ts'
import styles from './AnalystRecord.module.css'

const LATEST = 5
const { fields } = insights

/** Users report that the first record is not always the newest (wire-format 3.1). */
const newestFirst = (a: Insight, b: Insight): number =>
  (b.date ?? '').localeCompare(a.date ?? '') || (b.updated ?? 0) - (a.updated ?? 0)

function Latest({ list, addressOf }: { list: readonly Insight[]; addressOf: (id: string) => string }) {
  if (list.length === 0) return <p className={styles.soft}>None found.</p>
  return (
    <ul>
      {list.toSorted(newestFirst).map((insight, index) => (
        <li key={insight.id ?? index}>
          <span className={styles.soft}>
            <FieldValue field={fields.date} value={insight.date} />
          </span>{' '}
          <Link to={addressOf(insight.id ?? '')}>
            <bdi>{insight.security?.symbol || insight.security?.name || 'security not given'}</bdi>
          </Link>{' '}
          <FieldValue field={fields.action} value={insight.action} />, <FieldValue field={fields.rating} value={insight.rating} />
          , target <FieldValue field={fields.pt} value={insight.pt} />
        </li>
      ))}
    </ul>
  )
}

export function AnalystInsights({ analyst, name }: { analyst: string; name: string }) {
  const connection = useConnection()
  const values: ValuesOf<typeof insights> = { analyst: [analyst] }
  const query = useQuery(listQuery(insights, { ...values, limit: LATEST }, connection))
  const all = addressQuery(insights, values, connection.scenario)
  return (
    <section className={styles.insights} aria-label="Latest ratings">
      <h3>Latest ratings</h3>
      {query.isPending && <p role="status">Loading…</p>}
      {query.error && (
        <p role="status">
          Could not be loaded
          {query.error instanceof Failure && query.error.exchange?.status ? ` (status ${query.error.exchange.status})` : ''}.{' '}
          <button type="button" className="link" onClick={() => void query.refetch()}>
            Try again
          </button>
        </p>
      )}
      {query.data && (
        <Latest
          list={query.data.records}
          addressOf={(id) => `/${insights.id}${changedQuery(insights, new URLSearchParams(all), { 'v.open': id })}`}
        />
      )}
      <Link to={`/${insights.id}${all}`}>
        All ratings by <bdi>{name}</bdi>
      </Link>
    </section>
  )
}
