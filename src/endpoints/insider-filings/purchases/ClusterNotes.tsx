/** What the clusters rest on: since when purchases are loaded, and which of them are left out and why. */
import { Link, useLocation } from 'react-router'
import { wordsOfDay, type IsoDay } from '../../../lib/dates/days.ts'
import { figure } from '../../../lib/numbers/counts.ts'
import { groupedDecimal } from '../../../ui/values/numberText.ts'
import styles from './Clusters.module.css'
import type { FiledTrade } from './filedTrades.ts'
import { leftOutWords, reasonWords, type LeftOutPurchase } from './loadedPurchases.ts'

interface Props {
  /** The day of `loadedFrom`. */
  readonly from: IsoDay | undefined
  readonly leftOut: readonly LeftOutPurchase[]
}

/** More would be felt, and nobody reads them one by one. */
const MOST_LISTED = 200

const wordsOf = ({ source: { record, owner }, day, shares }: FiledTrade): string =>
  [
    record.company_symbol,
    owner.insider_name,
    day === undefined ? undefined : wordsOfDay(day),
    shares === '' ? undefined : `${groupedDecimal(shares)} shares`,
  ]
    .filter(Boolean)
    .join(', ')

function LeftOutItem({ trade, reason }: LeftOutPurchase) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('v.open', trade.source.id)
  return (
    <li>
      <Link to={{ pathname, search: query.toString() }}>
        <bdi>{wordsOf(trade)}</bdi>
      </Link>{' '}
      {reasonWords(reason)}
    </li>
  )
}

export const ClusterNotes = ({ from, leftOut }: Props) => (
  <div className={styles.notes}>
    <p>
      {from === undefined
        ? 'The filings loaded are a selection: a cluster may have more purchases.'
        : `Purchases loaded from ${wordsOfDay(from)}: a cluster may begin before.`}
    </p>
    {leftOut.length > 0 && (
      <details>
        <summary>{leftOutWords(leftOut)}</summary>
        <ul tabIndex={0} aria-label="Purchases left out">
          {leftOut.slice(0, MOST_LISTED).map((each, place) => (
            // A line may be there twice.
            <LeftOutItem key={place} {...each} />
          ))}
          {leftOut.length > MOST_LISTED && <li>and {figure(leftOut.length - MOST_LISTED)} more</li>}
        </ul>
      </details>
    )}
  </div>
)
