/** The price as a line with a few round values beside it; the words for it stand under the drawing. */
import { memo } from 'react'
import { linePath, priceScaleOf } from './axis.ts'
import type { Range } from '../companyAddress.ts'
import type { PriceLine } from './timelineEvents.ts'
import styles from './Timeline.module.css'
import { numberFormat, twoDecimals } from '../../lib/numbers/numberFormat.ts'

const BOX = 1000
const wholeNumber = numberFormat({ maximumFractionDigits: 0 })

const NOTES = {
  failed: 'Prices unavailable.',
  waiting: 'Loading prices…',
  offline: 'Waiting for the network.',
  empty: 'No prices in these days.',
  there: 'No adjusted close in these days.',
  'not askable': '',
} as const

/** Drawn anew only when prices or days change, as the lanes below it. */
export const PriceDrawing = memo(function PriceDrawing({ prices, range }: { prices: PriceLine | undefined; range: Range }) {
  const scale = prices && priceScaleOf(prices.points)
  const share = (value: number): number => (scale ? 1 - (value - scale.low) / (scale.high - scale.low) : 0)
  const step = scale ? (scale.marks[1] ?? 1) - (scale.marks[0] ?? 0) : 1
  return (
    <div className={styles.lane} style={{ gridRow: 1 }}>
      <span className={styles.name}>
        Price <small>{prices?.words}</small>
      </span>
      <div className={styles.price} data-stale={prices?.answer.isStale || undefined}>
        {prices && scale ? (
          <svg viewBox={`0 0 ${BOX} ${BOX}`} preserveAspectRatio="none" aria-hidden="true">
            {scale.marks.map((mark) => (
              <line key={mark} x1={0} x2={BOX} y1={share(mark) * BOX} y2={share(mark) * BOX} className={styles.rule} />
            ))}
            <path d={linePath(prices.points, range, scale)} className={styles.line} />
          </svg>
        ) : (
          <p>{prices && NOTES[prices.answer.state]}</p>
        )}
      </div>
      <div className={styles.scale} aria-hidden="true">
        {scale?.marks.map((mark) => (
          <span key={mark} style={{ top: `${share(mark) * 100}%` }}>
            {(step < 1 ? twoDecimals : wholeNumber)(mark)}
          </span>
        ))}
      </div>
    </div>
  )
})
