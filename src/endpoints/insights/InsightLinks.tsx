/** Where to read on from an insight: the firm's others, the firm on this share, the analyst's others. */
import { Link } from 'react-router'
import type { ValuesOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addressQuery, changedQuery } from '../../explorer/address/address.ts'
import { analysts as profiles } from '../analysts/endpoint.ts'
import type { AnalystNames } from './analystNames.ts'
import { insights, type Insight } from './endpoint.ts'
import styles from './InsightRecord.module.css'
import { byFirm, firmTrackOf } from './targets/trackAddress.ts'

export function InsightLinks({ insight, analysts }: { insight: Insight; analysts: AnalystNames }) {
  const { scenario } = useConnection()
  const to = (values: ValuesOf<typeof insights>): string => `/${insights.id}${addressQuery(insights, values, scenario)}`
  const firm = byFirm(insight)
  const { firm: firmName, analyst_id: analyst, security } = insight
  const symbol = security?.symbol
  const firmTrack = firmTrackOf(insight, scenario)
  const profileOf = (id: string): string => {
    const query = addressQuery(profiles, { analyst: [id] }, scenario)
    return `/${profiles.id}${changedQuery(profiles, new URLSearchParams(query), { 'v.open': id })}`
  }
  return (
    <ul className={styles.links} aria-label="Read on">
      {firm && (
        <li>
          <Link to={to(firm)}>
            All insights of <bdi>{firmName || 'the firm'}</bdi>
          </Link>
        </li>
      )}
      {firm && symbol && (
        <li>
          <Link to={to({ ...firm, tickers: [symbol] })}>
            <bdi>{firmName || 'The firm'}</bdi> on <bdi>{symbol}</bdi>
          </Link>
        </li>
      )}
      {analyst && (
        <li>
          <Link to={to({ analyst: [analyst] })}>
            All insights by <bdi>{analysts.nameOf(analyst) ?? 'this analyst'}</bdi>
          </Link>
        </li>
      )}
      {analyst && (
        <li>
          <Link to={profileOf(analyst)}>
            Track record of <bdi>{analysts.nameOf(analyst) ?? 'this analyst'}</bdi>
          </Link>
        </li>
      )}
      {firmTrack && (
        <li>
          <Link to={firmTrack}>
            Track record of <bdi>{firmName || 'the firm'}</bdi>
          </Link>
        </li>
      )}
    </ul>
  )
}
