/** The targets of an analyst or a firm, measured by the prices that followed: asked for on the reader's word, what it costs said before. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { Horizon } from '../../analysis/targets/hitRates.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addDays } from '../../lib/dates/days.ts'
import { figure } from '../../lib/numbers/counts.ts'
import { Choice } from '../../ui/Choice.tsx'
import { addressQuery, changedQuery } from '../address/address.ts'
import { usePriceHistories } from '../join/prices/usePriceHistories.ts'
import { measureTarget, summariesOf } from './measureTargets.ts'
import { statedWords, type StatedRate } from './rateWords.ts'
import { TargetGroups, type GroupBy } from './TargetGroups.tsx'
import { TargetList } from './TargetList.tsx'
import type { TargetRecord } from './targetRecords.ts'
import { TrackFigures } from './TrackFigures.tsx'
import { TrackLoading } from './TrackLoading.tsx'
import { TrackRates } from './TrackRates.tsx'
import styles from './TrackRecord.module.css'
import { useTargetRecords, type TargetQuery } from './useTargetRecords.ts'

/** As the address has it: `v.until=next`. */
export const horizonIn = (text: string | undefined): Horizon => (text === 'next' ? 'toSupersession' : 'toTwelveMonths')

const HORIZONS = [
  { value: 'toTwelveMonths', words: 'To 12 months', title: 'Each target has twelve months from its day' },
  {
    value: 'toSupersession',
    words: 'To the next target',
    title: 'Each until the day before the same analyst’s next for the share',
  },
] as const

/** Calendar days that a close may lie before the first target. */
const LEAD_DAYS = 10

interface Props extends TargetQuery {
  /** Whose targets: `this analyst`. */
  readonly whose: string
  readonly horizon: Horizon
  readonly onHorizon: (text: 'next' | undefined) => void
  /** The rate that the service itself gives. */
  readonly stated?: StatedRate | undefined
  readonly groupBy?: GroupBy | undefined
}

export function TrackRecord({ endpoint, values, whose, horizon, onHorizon, stated, groupBy }: Props) {
  const { today, scenario } = useConnection()
  const loaded = useTargetRecords({ endpoint, values })
  const { found } = loaded
  const targets = found?.targets
  const tickers = useMemo(() => [...new Set(targets?.map(({ ticker }) => ticker))], [targets])
  const prices = usePriceHistories(
    targets && targets.length > 0 ? { tickers, from: addDays(targets[0]!.day, -LEAD_DAYS), hasSplits: true } : undefined,
  )
  const { series, splits, splitsFailure, symbolOf } = prices ?? {}
  const measured = useMemo(
    () =>
      targets && series && symbolOf
        ? targets.map((target) => measureTarget(target, { series, splits, splitsFailure, symbolOf }, today))
        : [],
    [targets, series, splits, splitsFailure, symbolOf, today],
  )
  const addressOf = ({ id, ticker }: TargetRecord): string | undefined => {
    if (!id) return undefined
    const query = addressQuery(endpoint, { ...values, tickers: [ticker] } as never, scenario)
    return `/${endpoint.id}${changedQuery(endpoint, new URLSearchParams(query), { 'v.open': id })}`
  }
  const [summary] = summariesOf(measured, horizon)
  const gaps = Map.groupBy(
    measured.flatMap(({ gap }) => gap ?? []),
    (gap) => gap,
  )
  const leftOut = [
    ...Object.entries(found?.leftOut ?? {}),
    ...Array.from(gaps, ([gap, ones]) => [gap, ones.length] as const),
  ].filter(([gap, count]) => count > 0 && (summary !== undefined || gap !== 'prices not loaded'))
  return (
    <section className={styles.track} aria-label="Price targets measured">
      <header>
        <h3 title="Computed here from the targets, the daily prices after them and the splits between. Rates count ended windows only.">
          <i aria-hidden="true">ƒ </i>Price targets measured <Link to="/method#outcome">Method</Link>
        </h3>
        {summary && (
          <Choice
            label="Measured"
            options={HORIZONS}
            chosen={horizon}
            onChoose={(value) => onHorizon(value === 'toSupersession' ? 'next' : undefined)}
          />
        )}
      </header>
      <TrackLoading {...{ endpoint, whose, loaded, prices }} tickers={tickers.length} />
      {summary && (
        <>
          <TrackRates summary={summary} horizon={horizon} />
          {stated && (
            <p title="The provider counts a rating as a hit that gained, over every period; a target may lie further than the gain.">
              {statedWords(stated, summary)}
            </p>
          )}
          <TrackFigures summary={summary} />
          {groupBy && <TargetGroups groups={summariesOf(measured, horizon, groupBy.groupOf)} by={groupBy} />}
          <TargetList {...{ measured, horizon, today, addressOf }} />
        </>
      )}
      {found && leftOut.length > 0 && (
        <p className={styles.note}>Left out: {leftOut.map(([gap, count]) => `${gap} (${figure(count)})`).join(', ')}.</p>
      )}
    </section>
  )
}
