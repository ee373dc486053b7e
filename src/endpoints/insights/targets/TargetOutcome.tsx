/** What became of a record's target: the price a year either side of its day, the target as a line, and the outcome in words. */
import { Link } from 'react-router'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { costWords } from '../../../explorer/join/prices/costWords.ts'
import { usePriceHistories } from '../../../explorer/join/prices/usePriceHistories.ts'
import { whatOf } from '../../../explorer/notices/failureWords.ts'
import { measureTarget } from '../../../explorer/trackRecord/measureTargets.ts'
import { outcomeWords } from '../../../explorer/trackRecord/outcomeWords.ts'
import { targetRecords } from '../../../explorer/trackRecord/targetRecords.ts'
import track from '../../../explorer/trackRecord/TrackRecord.module.css'
import { addDays, addMonths, wordsOfDay } from '../../../lib/dates/days.ts'
import { TargetChart } from '../../../ui/charts/TargetChart.tsx'
import { insights, type Insight } from '../endpoint.ts'
import { targetCourse, type DatedPrice } from './targetCourse.ts'

/** As far back as the prices beside a record go, so that the one press serves both. */
const BACK = { months: -24, days: -40 } as const

interface Props {
  readonly insight: Insight
  /** The firm's target before, where its day is known. */
  readonly prior: DatedPrice | undefined
}

const DEFINITION =
  'Computed here: reached on the first day after its own whose high is at the target or above; for a target below the close, whose low is at it or below. Closes and targets are restated for splits, and a target ends after twelve months.'

export function TargetOutcome({ insight, prior }: Props) {
  const { today } = useConnection()
  const [target] = targetRecords(insights, [insight]).targets
  const prices = usePriceHistories(
    target && {
      tickers: [target.ticker],
      from: addDays(addMonths(target.day, BACK.months), BACK.days),
      hasSplits: true,
    },
  )
  if (!target || !prices) return null
  const { cost, status, failure, splitsFailure } = prices
  const measured = measureTarget(target, prices, today)
  const { outcome } = measured
  const course = outcome && targetCourse(target, prior, measured.series, measured.splits)
  const { reachedOn } = outcome?.toTwelveMonths ?? {}
  const words = outcome ? outcomeWords(measured, 'toTwelveMonths', today) : measured.gap
  const isLoading = status === 'running' && cost.requests > 0
  return (
    <section className={track.track} aria-label="Outcome of the target">
      <h3 title={DEFINITION}>
        <i aria-hidden="true">ƒ </i>What became of the target <Link to="/method#outcome">Method</Link>
      </h3>
      {measured.gap !== 'prices not loaded' && (
        <p>
          {outcome ? `${words}.` : `Not measured: ${words}.`}
          {course &&
            course.factor !== 1 &&
            ` Split since: ${target.target} is ${course.levels.at(-1)?.words} in the shares of ${wordsOfDay(course.days.at(-1)!)}.`}
        </p>
      )}
      {cost.requests > 0 && (
        <p className={track.step} role="status">
          {isLoading ? (
            'Loading prices…'
          ) : (
            <>
              <button type="button" onClick={prices.load}>
                {failure || splitsFailure ? 'Try again' : 'Load prices'}
              </button>{' '}
              {failure ? (
                <span className={track.failed}>{whatOf(failure, 'prices')}</span>
              ) : splitsFailure ? (
                <span className={track.failed}>The split calendar is not there.</span>
              ) : (
                costWords(cost)
              )}
            </>
          )}
        </p>
      )}
      {course && (
        <TargetChart
          {...course}
          day={target.day}
          label={`Close from ${wordsOfDay(course.days[0]!)} to ${wordsOfDay(course.days.at(-1)!)}, target ${course.levels.at(-1)?.words}. ${words}`}
          reached={reachedOn === undefined ? undefined : { day: reachedOn, price: course.levels.at(-1)!.price }}
        />
      )}
    </section>
  )
}
