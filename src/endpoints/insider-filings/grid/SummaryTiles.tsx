/** What insiders bought and sold over the loaded filings, as four figures, and what they leave out. */
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { Money } from '../record/Money.tsx'
import styles from './SummaryTiles.module.css'
import type { Side, Summary } from '../filing/summary.ts'

const tradesOf = ({ transactions, filings }: Side): string | undefined =>
  transactions === 0 ? undefined : `${counted(transactions, 'trade')}, ${counted(filings, 'filing')}`

interface TileProps {
  readonly label: string
  readonly arrow?: '▲' | '▼'
  readonly tone?: string | undefined
  readonly value: string | undefined
  readonly below?: string | undefined
}

const Tile = ({ label, arrow, tone, value, below }: TileProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <b className={value === undefined ? undefined : tone}>
        {arrow && value !== undefined && <span aria-hidden="true">{arrow} </span>}
        {value === undefined ? 'none' : <Money value={value} isRound />}
      </b>
      {below && <small>{below}</small>}
    </dd>
  </div>
)

interface Props {
  readonly summary: Summary
  /** All loaded filings; refinements of columns may leave fewer to sum up. */
  readonly loaded: number
  /** Rows that were the same as another, and are not among these filings. */
  readonly repeated: number
}

export function SummaryTiles({ summary: { filings, bought, sold, net, leftOut }, loaded, repeated }: Props) {
  const excluded = repeated > 0 ? [...leftOut, `${counted(repeated, 'row')} seen twice`] : leftOut
  return (
    <div className={styles.summary} role="note" aria-label="Bought and sold">
      <dl>
        <Tile label="Bought" arrow="▲" tone={styles.up} value={bought.value} below={tradesOf(bought)} />
        <Tile label="Sold" arrow="▼" tone={styles.down} value={sold.value} below={tradesOf(sold)} />
        <Tile label="Net" value={net} />
        <div>
          <dt>Buyers / sellers</dt>
          <dd>
            <b>
              {figure(bought.insiders)} / {figure(sold.insiders)}
            </b>
          </dd>
        </div>
      </dl>
      <p title={excluded.join(', ').slice(0, 1000)}>
        Codes P and S of {filings < loaded ? `${figure(filings)} of ` : ''}
        {counted(loaded, 'loaded filing')}.{excluded.length > 0 && ` Excludes ${excluded.join(', ')}.`}
      </p>
    </div>
  )
}
