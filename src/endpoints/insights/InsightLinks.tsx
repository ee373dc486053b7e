/** Where to read on from an insight: the firm's others, the firm on this share, the analyst's others. */
import { Link } from 'react-router'
import type { ValuesOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addressQuery } from '../../explorer/address/address.ts'
import type { AnalystNames } from './analystNames.ts'
import { insights, type Insight } from './endpoint.ts'
import styles from './InsightRecord.module.css'

/** By ID where there is one: names are searched for as parts of names. */
function byFirm({ firm_id: id, firm }: Insight): ValuesOf<typeof insights> | undefined {
  if (id) return { search_keys_type: 'firm_id', search_keys: [id] }
  // A comma would part the name into two keys.
  return firm && !firm.includes(',') ? { search_keys_type: 'firm', search_keys: [firm] } : undefined
}

export function InsightLinks({ insight, analysts }: { insight: Insight; analysts: AnalystNames }) {
  const { scenario } = useConnection()
  const to = (values: ValuesOf<typeof insights>): string => `/${insights.id}${addressQuery(insights, values, scenario)}`
  const firm = byFirm(insight)
  const { firm: firmName, analyst_id: analyst, security } = insight
  const symbol = security?.symbol
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
    </ul>
  )
}
