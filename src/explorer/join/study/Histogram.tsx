/** Returns in equally wide parts, zero and the median marked; those beyond the ends stand in the last part. */
import { signedPercent } from '../../../lib/numbers/percent.ts'
import styles from './ReturnStudy.module.css'

interface Props {
  /** In per cent. */
  readonly values: readonly number[]
  readonly median: number
}

const [WIDTH, HEIGHT, BARS] = [420, 96, 24]

/** The ends, symmetric about zero, so that most values lie between them. */
function reachOf(values: readonly number[]): number {
  const sizes = values.map(Math.abs).sort((a, b) => a - b)
  return Math.max(1, Math.ceil(sizes[Math.floor((sizes.length - 1) * 0.98)] ?? 1))
}

export function Histogram({ values, median }: Props) {
  const reach = reachOf(values)
  const counts = Array.from({ length: BARS }, () => 0)
  for (const value of values) {
    const place = Math.floor(((value + reach) / (2 * reach)) * BARS)
    counts[Math.max(0, Math.min(BARS - 1, place))]! += 1
  }
  const most = Math.max(...counts)
  const across = (value: number): number => ((Math.max(-reach, Math.min(reach, value)) + reach) / (2 * reach)) * WIDTH
  const label = `Distribution of ${values.length} returns from ${signedPercent(-reach / 100)} to ${signedPercent(reach / 100)}, median ${signedPercent(median / 100)}`
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`} role="img" aria-label={label} className={styles.chart}>
      {counts.map((count, place) => {
        const height = count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT)
        const width = WIDTH / BARS
        return (
          <rect
            key={place * width}
            x={place * width + 1}
            y={HEIGHT - height}
            width={width - 2}
            height={height}
            className={place < BARS / 2 ? styles.below : styles.above}
          >
            <title>{`${count} between ${signedPercent((-reach + (place * 2 * reach) / BARS) / 100)} and ${signedPercent((-reach + ((place + 1) * 2 * reach) / BARS) / 100)}`}</title>
          </rect>
        )
      })}
      <path d={`M${across(0)} 0V${HEIGHT}`} className={styles.zero} />
      <path d={`M${across(median)} 0V${HEIGHT}`} className={styles.median} />
      <text x="0" y={HEIGHT + 12}>
        {signedPercent(-reach / 100)}
      </text>
      <text x={WIDTH / 2} y={HEIGHT + 12} textAnchor="middle">
        0
      </text>
      <text x={WIDTH} y={HEIGHT + 12} textAnchor="end">
        {signedPercent(reach / 100)}
      </text>
    </svg>
  )
}
