/** Price and events of the tear sheet: the time axis as a drawing. */
import type { Range } from '../companyAddress.ts'
import { markersOf, shareOf, ticksOf } from '../timeline/axis.ts'
import { MarkerFace } from '../timeline/MarkerFace.tsx'
import { PriceDrawing } from '../timeline/PriceDrawing.tsx'
import type { Lane, PriceLine } from '../timeline/timelineEvents.ts'
import styles from '../timeline/Timeline.module.css'

/** Pixels of the axis on a sheet held upright. */
const PAPER = 560

interface Props {
  readonly range: Range
  readonly prices: PriceLine | undefined
  readonly lanes: readonly Lane[]
}

export function SheetChart({ range, prices, lanes }: Props) {
  const drawn = lanes.filter(({ events }) => events.length > 0)
  return (
    <div className={styles.drawing}>
      <PriceDrawing prices={prices} range={range} />
      {drawn.map((lane, place) => (
        <div key={lane.name} className={styles.lane} style={{ gridRow: place + 2 }}>
          <span className={styles.name}>{lane.name}</span>
          <div className={styles.markers}>
            {markersOf(lane.events, range, PAPER).map(({ x, events }, marker) => (
              <span key={marker} style={{ left: `${(x / PAPER) * 100}%` }}>
                <MarkerFace events={events} />
              </span>
            ))}
          </div>
        </div>
      ))}
      <div className={styles.ticks} style={{ gridRow: drawn.length + 2 }}>
        {ticksOf(range, PAPER).map(({ day, words }) => (
          <span key={day} style={{ left: `${shareOf(range, day) * 100}%` }}>
            {words}
          </span>
        ))}
      </div>
    </div>
  )
}
