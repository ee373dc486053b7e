/** The figures above the ratings; those of raised, cut and new targets keep the rows they count when they are pressed. */
import { Fragment, useMemo } from 'react'
import type { PageActs } from '../../../explorer/address/pageActs.ts'
import type { PageAddress } from '../../../explorer/address/usePageAddress.ts'
import { useSummedRows } from '../../../explorer/rows/useSummedRows.ts'
import { figure } from '../../../lib/numbers/counts.ts'
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx'
import { useSliced } from '../../../ui/useSliced.ts'
import type { Insight, insights } from '../endpoint.ts'
import type { RatingChanges } from '../prior/ratingChanges.ts'
import { hasTrack, TRACK, TRACK_VIEW } from '../targets/trackAddress.ts'
import styles from './cells.module.css'
import { PriorTargetsLine } from '../prior/PriorTargetsLine.tsx'
import type { Earlier } from '../prior/useEarlierRatings.ts'
import { medianFigures, MOVES, summarySteps } from './ratingSummary.ts'

interface Props {
  readonly address: PageAddress<typeof insights>
  readonly acts: PageActs<typeof insights>
  readonly records: readonly Insight[]
  readonly changes: RatingChanges
  readonly earlier: Earlier | undefined
  /** Row numbers of those shown. */
  readonly order: Uint32Array
  readonly isBusy: boolean
}

const PATH = 'computed.target'
/** More rows than these are summed up in slices. */
const MANY = 20_000

export function RatingStrip({ address, acts, records, changes, order, isBusy, earlier }: Props) {
  const rows = useMemo(() => ({ records, changes }), [records, changes])
  const summed = useSummedRows(rows, records.length, order, isBusy)
  const counted = useMemo(() => ({ ...summed.rows, order: summed.order }), [summed])
  const { result: summary, isStale } = useSliced(counted, counted.order.length > MANY, summarySteps)
  const kept = address.localFilters.find(({ path }) => path === PATH)?.text
  const ofAll = { label: 'Ratings', value: figure(order.length), note: `of ${figure(records.length)} loaded` }
  if (!summary) return <SummaryStrip name="Ratings shown" figures={[ofAll]} isStale />
  const moves = MOVES.map((move, index) => (
    <Fragment key={move}>
      {index > 0 && ' / '}
      <button
        type="button"
        className={styles.count}
        data-print="keep"
        aria-label={`${figure(summary.moves[move])} ${move}`}
        aria-pressed={kept === move}
        title={kept === move ? 'Show all' : `Show only targets ${move}`}
        onClick={() => acts.setLocalFilters({ [PATH]: kept === move ? undefined : move })}
      >
        {figure(summary.moves[move])}
      </button>
    </Fragment>
  ))
  const track = (
    <button type="button" className="link" onClick={() => acts.setOwnView({ [TRACK_VIEW]: TRACK })}>
      Track record
    </button>
  )
  return (
    <SummaryStrip
      name="Ratings shown"
      isStale={isStale}
      figures={[
        ofAll,
        { label: 'Targets raised / cut / new', value: moves },
        ...medianFigures(summary),
        ...(hasTrack(address.values) ? [{ label: 'What became of the targets', value: track }] : []),
      ]}
    >
      <PriorTargetsLine
        without={summary.withoutPrior}
        between={summary.betweenDays}
        tickers={summary.tickers}
        earlier={earlier}
        onAsk={() => acts.setOwnView({ 'v.prior': 'asked' })}
      />
    </SummaryStrip>
  )
}
