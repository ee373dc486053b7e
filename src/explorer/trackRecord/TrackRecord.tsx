/** The targets of an analyst or a firm, measured by the prices that followed: asked for on the reader's word, what it costs said before. */
import { useMemo } from 'react'
import type { Horizon } from '../../analysis/targets/hitRates.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addDays } from '../../lib/dates/days.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'
import { Choice } from '../../ui/Choice.tsx'
import { addressQuery, changedQuery } from '../address/address.ts'
import { costWords } from '../join/costWords.ts'
import { usePriceHistories } from '../join/usePriceHistories.ts'
import { whatOf } from '../notices/failureWords.ts'
import { measureTarget, summariesOf } from './measureTargets.ts'
import { percentWords, SMALL, statedWords, type StatedRate } from './rateWords.ts'
import { TargetGroups, type GroupBy } from './TargetGroups.tsx'
import { TargetList } from './TargetList.tsx'
import type { TargetRecord } from './targetRecords.ts'
import { TrackRates } from './TrackRates.tsx'
import styles from './TrackRecord.module.css'
import { ROWS_A_REQUEST, useTargetRecords, type TargetQuery } from './useTargetRecords.ts'

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

function Step({
  words,
  name,
  failure,
  onPress,
}: {
  words: string
  name: string
  failure?: string | undefined
  onPress: () => void
}) {
  return (
    <p className={styles.step} role="status">
      <button type="button" onClick={onPress}>
        {failure ? 'Try again' : name}
      </button>{' '}
      {failure && <span className={styles.failed}>{failure} </span>}
      <span>{words}</span>
    </p>
  )
}

const Running = ({ words, done, onStop }: { words: string; done?: readonly [number, number]; onStop: () => void }) => (
  <p className={styles.step} role="status">
    <progress aria-label={words} {...(done ? { value: done[0], max: done[1] } : {})} /> {words}{' '}
    <button type="button" onClick={onStop}>
      Stop
    </button>
  </p>
)

export function TrackRecord({ endpoint, values, whose, horizon, onHorizon, stated, groupBy }: Props) {
  const { today, scenario } = useConnection()
  const { found, isLoading, failure, load, stop } = useTargetRecords({ endpoint, values })
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
  const noun = endpoint.noun
  const [summary] = summariesOf(measured, horizon)
  const gaps = Map.groupBy(
    measured.flatMap(({ gap }) => gap ?? []),
    (gap) => gap,
  )
  const leftOut = [
    ...Object.entries(found?.leftOut ?? {}),
    ...Array.from(gaps, ([gap, ones]) => [gap, ones.length] as const),
  ].filter(([gap, count]) => count > 0 && gap !== 'prices not loaded')
  const cost = prices?.cost
  const isDone = cost?.requests === 0 && !splitsFailure
  return (
    <section className={styles.track} aria-label="Price targets measured">
      <header>
        <h3 title="Computed here from the targets, the daily prices after them and the splits between. Rates count ended windows only.">
          <i aria-hidden="true">ƒ </i>Price targets measured
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
      {isLoading ? (
        <Running words={`Loading the ${noun} of ${whose}`} onStop={stop} />
      ) : !found ? (
        <Step
          name={`Load ${noun}`}
          failure={failure && whatOf(failure, endpoint.title)}
          words={`First the ${noun} of ${whose}: 1 request for each ${figure(ROWS_A_REQUEST)}; then prices, at a cost said before.`}
          onPress={load}
        />
      ) : found.targets.length === 0 ? (
        <p className={styles.note}>
          None of {figure(found.records)} {noun} has a target to measure.
        </p>
      ) : (
        prices &&
        cost &&
        (prices.status === 'running' && !isDone ? (
          <Running
            words={`Prices of ${tickers.length - cost.tickers} of ${counted(tickers.length, 'ticker')}`}
            done={[tickers.length - cost.tickers, tickers.length]}
            onStop={prices.stop}
          />
        ) : (
          !isDone && (
            <Step
              name={`Measure ${counted(found.targets.length, 'target')}`}
              failure={
                prices.failure
                  ? whatOf(prices.failure, 'prices')
                  : splitsFailure && cost.tickers === 0
                    ? 'The split calendar is not there: targets that a split may have overtaken are left out.'
                    : undefined
              }
              words={cost.requests > 0 ? `${costWords(cost)}.` : ''}
              onPress={prices.load}
            />
          )
        ))
      )}
      {summary && (
        <>
          <TrackRates summary={summary} horizon={horizon} />
          {stated && (
            <p title="The provider counts a rating as a hit that gained, over every period; a target may lie further than the gain.">
              {statedWords(stated, summary)}
            </p>
          )}
          <dl className={styles.figures}>
            <div title="Calendar days until the target was reached, of those reached within an ended window.">
              <dt>Median days</dt>
              <dd className={summary.reached.hits < SMALL ? styles.small : undefined}>
                {Number.isNaN(summary.medianDays) ? '–' : summary.medianDays}
              </dd>
            </div>
            <div title="Median of how far the price ran the other way before the target was reached or the window ended, against the close it was set at.">
              <dt>Run against</dt>
              <dd className={summary.reached.n < SMALL ? styles.small : undefined}>
                {Number.isNaN(summary.medianRunAgainst) ? '–' : percentWords(summary.medianRunAgainst)}
              </dd>
            </div>
            <div title="The window has not ended: in no rate, even where reached already.">
              <dt>Still open</dt>
              <dd>{summary.open}</dd>
            </div>
            <div title="Followed by the same analyst’s next target for the share within twelve months.">
              <dt>Superseded</dt>
              <dd>{summary.superseded}</dd>
            </div>
          </dl>
          {groupBy && <TargetGroups groups={summariesOf(measured, horizon, groupBy.groupOf)} by={groupBy} />}
          <TargetList {...{ measured, horizon, today, addressOf }} />
        </>
      )}
      {found && leftOut.length > 0 && (
        <p className={styles.note}>Left out: {leftOut.map(([gap, count]) => `${figure(count)} ${gap}`).join(', ')}.</p>
      )}
    </section>
  )
}
