/** One sentence on what insiders bought and sold over the loaded filings, and what it leaves out. */
import { counted } from '../../../lib/counts.ts'
import { Money } from '../record/Money.tsx'
import styles from './FilingResults.module.css'
import type { Side, Summary } from '../filing/summary.ts'

function SideWords({ side, verb, arrow, tone }: { side: Side; verb: string; arrow: string; tone: string | undefined }) {
  if (side.value === undefined) return <>{verb} nothing</>
  return (
    <>
      {verb}{' '}
      <b className={tone}>
        <span aria-hidden="true">{arrow} </span>
        <Money value={side.value} />
      </b>{' '}
      in {counted(side.transactions, 'transaction')} of {counted(side.filings, 'filing')}
    </>
  )
}

interface Props {
  readonly summary: Summary
  /** All loaded filings; refinements of columns may leave fewer to sum up. */
  readonly loaded: number
  /** Rows that were the same as another, and are not among these filings. */
  readonly repeated: number
}

export const SummaryLine = ({ summary: { filings, bought, sold, leftOut: others }, loaded, repeated }: Props) => {
  const leftOut = repeated > 0 ? [...others, `${counted(repeated, 'row')} seen twice`] : others
  return (
    <p className={styles.summary} role="note" aria-label="Bought and sold">
      Over {filings < loaded ? `${filings} of ` : ''}the {counted(loaded, 'filing')} loaded, insiders{' '}
      <SideWords side={bought} verb="bought" arrow="▲" tone={styles.up} /> and{' '}
      <SideWords side={sold} verb="sold" arrow="▼" tone={styles.down} /> (codes P and S).{' '}
      <span className={styles.soft}>{leftOut.length === 0 ? 'Nothing is left out.' : `Left out: ${leftOut.join('; ')}.`}</span>
    </p>
  )
}
