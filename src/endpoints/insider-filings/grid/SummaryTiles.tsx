/** What insiders bought and sold over the loaded filings, as four figures, and what they leave out. */
import { useMemo, type ReactNode } from 'react'
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import type { Amendments } from '../filing/amendments.ts'
import type { Filing } from '../filing/filing.ts'
import { Money } from '../record/Money.tsx'
import { summaryOf, type Side } from '../filing/summary.ts'
import type { SwitchName } from './switches.ts'

const tradesOf = ({ transactions, filings }: Side): string | undefined =>
  transactions === 0 ? undefined : `${counted(transactions, 'trade')}, ${counted(filings, 'filing')}`

const money = (value: string | undefined): ReactNode => (value === undefined ? undefined : <Money value={value} isRound />)

interface Props {
  /** Those that refinements of columns leave, before the switches. */
  readonly kept: readonly Filing[]
  readonly on: readonly SwitchName[]
  readonly amendments: Amendments
  /** All loaded filings; refinements of columns may leave fewer to sum up. */
  readonly loaded: number
  /** Rows that were the same as another, and are not among these filings. */
  readonly repeated: number
}

export function SummaryTiles({ kept, on, amendments, loaded, repeated }: Props) {
  const { filings, bought, sold, net, leftOut } = useMemo(() => summaryOf(kept, on, amendments), [kept, on, amendments])
  const excluded = repeated > 0 ? [...leftOut, `${counted(repeated, 'row')} seen twice`] : leftOut
  const sides = [
    { label: 'Bought', side: bought, direction: 'up' },
    { label: 'Sold', side: sold, direction: 'down' },
  ] as const
  return (
    <SummaryStrip
      name="Bought and sold"
      figures={[
        ...sides.map(({ label, side, direction }) => ({
          label,
          value: money(side.value),
          note: tradesOf(side),
          direction: side.value === undefined ? undefined : direction,
          hasArrow: true,
        })),
        { label: 'Net', value: money(net) },
        { label: 'Buyers / sellers', value: `${figure(bought.insiders)} / ${figure(sold.insiders)}` },
      ]}
    >
      <p title={excluded.join(', ').slice(0, 1000)}>
        Codes P and S of {filings < loaded ? `${figure(filings)} of ` : ''}
        {counted(loaded, 'loaded filing')}.{excluded.length > 0 && ` Excludes ${excluded.join(', ')}.`}
      </p>
    </SummaryStrip>
  )
}
