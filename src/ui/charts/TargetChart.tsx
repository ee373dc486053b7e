/** A price through time with the levels that were foreseen for it, each a line from its day to its end. */
import { daysBetween, wordsOfDay, type IsoDay } from '../../lib/dates/days.ts'
import styles from './TargetChart.module.css'

export interface Level {
  readonly from: IsoDay
  readonly to: IsoDay
  readonly price: number
  readonly kind: 'target' | 'prior'
  /** At its end: `78.00`. */
  readonly words: string
}

interface Props {
  /** What the chart shows, for those who do not see it. */
  readonly label: string
  /** Ascending, a price for each; NaN leaves a gap. */
  readonly days: readonly IsoDay[]
  readonly prices: ArrayLike<number>
  /** The days at the ends of the axis. */
  readonly from: IsoDay
  readonly to: IsoDay
  /** Marked on the axis. */
  readonly day: IsoDay
  readonly levels: readonly Level[]
  /** Where a level was reached. */
  readonly reached?: { readonly day: IsoDay; readonly price: number } | undefined
}

const [WIDTH, HEIGHT, RIGHT, FOOT] = [360, 130, 52, 18]

export function TargetChart({ label, days, prices, from, to, day, levels, reached }: Props) {
  const all = [...Array.from(prices).filter((price) => price > 0), ...levels.map(({ price }) => price)]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const span = high - low || high * 0.1 || 1
  const length = Math.max(1, daysBetween(from, to))
  const x = (at: IsoDay): number => {
    const share = Math.min(1, Math.max(0, daysBetween(from, at) / length))
    return Number((share * (WIDTH - RIGHT)).toFixed(2))
  }
  const y = (price: number): number => Number(((1 - (price - low) / span) * HEIGHT).toFixed(2))
  const isGiven = (place: number): boolean => (prices[place] ?? 0) > 0
  const line = days
    .map((at, place) => (isGiven(place) ? `${isGiven(place - 1) ? 'L' : 'M'}${x(at)} ${y(prices[place]!)}` : ''))
    .join('')
  const targets = levels.filter(({ kind }) => kind === 'target').map(({ price }) => y(price))
  // A label that lies on that of the target is left out.
  const edges = [high, low].filter((price) => targets.every((at) => Math.abs(at - y(price)) > 14))
  return (
    <svg viewBox={`0 -8 ${WIDTH} ${HEIGHT + FOOT + 8}`} role="img" aria-label={label} className={styles.chart}>
      <path d={`M0 ${HEIGHT}H${WIDTH - RIGHT}`} className={styles.axis} />
      <path d={`M${x(day)} -4V${HEIGHT}`} className={styles.axis} />
      <path d={line} className={styles.price} />
      {levels.map(({ from: start, to: end, price, kind, words }) => (
        <path key={`${kind} ${start}`} d={`M${x(start)} ${y(price)}H${x(end)}`} className={styles[kind]}>
          <title>{`${words}, ${wordsOfDay(start)} to ${wordsOfDay(end)}`}</title>
        </path>
      ))}
      {reached && <circle cx={x(reached.day)} cy={y(reached.price)} r="3.5" className={styles.reached} />}
      {levels.map(
        ({ kind, price, words }) =>
          kind === 'target' && (
            <text key={words} x={WIDTH - RIGHT + 5} y={y(price) + 4} className={styles.targetWords}>
              {words}
            </text>
          ),
      )}
      {edges.map((price) => (
        <text key={price} x={WIDTH - RIGHT + 5} y={y(price) + 4}>
          {price.toFixed(2)}
        </text>
      ))}
      <text x="0" y={HEIGHT + 14}>
        {wordsOfDay(from)}
      </text>
      <text x={x(day)} y={HEIGHT + 14} textAnchor="middle">
        {wordsOfDay(day)}
      </text>
      <text x={WIDTH - RIGHT} y={HEIGHT + 14} textAnchor="end">
        {wordsOfDay(to)}
      </text>
    </svg>
  )
}
