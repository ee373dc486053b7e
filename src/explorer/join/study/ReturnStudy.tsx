/** How the returns of the rows shown lie, and the average course of their prices around the day: an event study. */
import { useMemo } from 'react'
import { Link } from 'react-router'
import { averagePath } from '../../../analysis/averagePath.ts'
import { wilsonInterval } from '../../../analysis/distribution.ts'
import { counted, figure } from '../../../lib/numbers/counts.ts'
import { signedPercent } from '../../../lib/numbers/percent.ts'
import { Popover } from '../../../ui/Popover.tsx'
import { AveragePathChart } from './AveragePathChart.tsx'
import { Histogram } from './Histogram.tsx'
import type { ReturnSummary } from '../values/joinSummary.ts'
import styles from './ReturnStudy.module.css'
import type { Joining } from '../JoiningContext.ts'

interface Props {
  readonly joining: Joining
  readonly order: Uint32Array
  readonly summary: ReturnSummary
  readonly noun: string
  readonly onClose: () => void
}

/** Of more the average hardly moves, and the page would. */
const MOST_EVENTS = 2000

const percent = (value: number): string => signedPercent(value / 100)

export function ReturnStudy({ joining, order, summary, noun, onClose }: Props) {
  const { join, request, state } = joining
  const { column, n, median, mean, lowerQuartile, upperQuartile, shareAboveZero } = summary
  const interval = wilsonInterval(Math.round(shareAboveZero * n), n)
  const { points, events } = useMemo(() => {
    const found = Array.from(order.subarray(0, MOST_EVENTS)).flatMap((row) => {
      const { symbol, day } = join.rowAt(row) ?? {}
      const series = symbol === undefined ? undefined : join.seriesOf(symbol)
      return series && day !== undefined ? [{ series, day }] : []
    })
    return { points: averagePath(found, request.base), events: found.length }
    // oxlint-disable-next-line exhaustive-deps -- the columns are new when prices have come
  }, [join, request, order, state.columns])
  return (
    <Popover aria-label={column.field.label} className={styles.study} onClose={onClose}>
      <h2>{column.field.label}</h2>
      <p>
        {column.field.about} <Link to={`/method#${column.field.method}`}>Method</Link>
      </p>
      <dl>
        {[
          { term: noun, text: figure(n) },
          { term: 'Median', text: percent(median) },
          { term: 'Mean', text: percent(mean) },
          { term: 'Middle half', text: `${percent(lowerQuartile)} to ${percent(upperQuartile)}` },
          {
            term: 'Above zero',
            text: `${Math.round(shareAboveZero * 100)}%`,
            over: interval && `95% interval ${Math.round(interval.low * 100)} to ${Math.round(interval.high * 100)}%`,
          },
        ].map(({ term, text, over }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              {text} {over && <small>{over}</small>}
            </dd>
          </div>
        ))}
      </dl>
      <Histogram values={summary.values} median={median} />
      <h3>Average course, {counted(events, 'event')}</h3>
      <AveragePathChart points={points} />
    </Popover>
  )
}
