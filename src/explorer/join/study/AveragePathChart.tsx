/** The average course of prices from 21 trading days before to 63 after, with the quartiles around the median. */
import type { PathPoint } from '../../../analysis/averagePath.ts'
import { signedPercent } from '../../../lib/numbers/percent.ts'
import styles from './ReturnStudy.module.css'

const [WIDTH, HEIGHT] = [420, 140]
/** Fewer say nothing of an average. */
const FEWEST = 3

export function AveragePathChart({ points }: { readonly points: readonly PathPoint[] }) {
  const drawn = points.filter(({ n }) => n >= FEWEST)
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!first || !last) return <p className={styles.none}>Fewer than {FEWEST} events with prices around their day.</p>
  const low = Math.min(0, ...drawn.map(({ lowerQuartile, mean }) => Math.min(lowerQuartile, mean)))
  const high = Math.max(0, ...drawn.map(({ upperQuartile, mean }) => Math.max(upperQuartile, mean)))
  const span = high - low || 0.01
  const across = (offset: number): number => ((offset - first.offset) / Math.max(1, last.offset - first.offset)) * WIDTH
  const up = (value: number): number => Number((((high - value) / span) * HEIGHT).toFixed(2))
  const line = (of: (point: PathPoint) => number): string =>
    drawn.map((point, place) => `${place === 0 ? 'M' : 'L'}${across(point.offset).toFixed(2)} ${up(of(point))}`).join('')
  const band = `${line(({ upperQuartile }) => upperQuartile)}${[...drawn]
    .reverse()
    .map((point) => `L${across(point.offset).toFixed(2)} ${up(point.lowerQuartile)}`)
    .join('')}Z`
  const label = `Average course from ${first.offset} to ${last.offset} trading days: mean ${signedPercent(last.mean)}, median ${signedPercent(last.median)} of ${last.n} at the end`
  return (
    <>
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={label} className={styles.chart}>
        <path d={band} className={styles.band} />
        <path d={`M0 ${up(0)}H${WIDTH}`} className={styles.zero} />
        {first.offset < 0 && <path d={`M${across(0)} 0V${HEIGHT}`} className={styles.zero} />}
        <path d={line(({ median }) => median)} className={styles.middle} />
        <path d={line(({ mean }) => mean)} className={styles.mean} />
        <text x="0" y={HEIGHT + 14}>
          {String(first.offset).replace('-', '−')}
        </text>
        {first.offset < 0 && (
          <text x={across(0)} y={HEIGHT + 14} textAnchor="middle">
            day 0
          </text>
        )}
        <text x={WIDTH} y={HEIGHT + 14} textAnchor="end">
          +{last.offset}
        </text>
      </svg>
      <p className={styles.key}>
        <span className={styles.meanKey}>Mean {signedPercent(last.mean)}</span>
        <span className={styles.middleKey}>Median {signedPercent(last.median)}</span>
        <span className={styles.bandKey}>
          Middle half {signedPercent(last.lowerQuartile)} to {signedPercent(last.upperQuartile)}
        </span>
        <span>{last.n} at the end</span>
      </p>
    </>
  )
}
