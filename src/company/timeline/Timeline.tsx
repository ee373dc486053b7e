/** One time axis for all operations: the price, and below it a lane each; a range dragged or keyed becomes the days asked for. */
import { useId, useMemo, useState } from 'react'
import type { IsoDay } from '../../lib/dates/days.ts'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { daysOf } from './axis.ts'
import type { Range } from '../companyAddress.ts'
import type { Placed } from '../reading.ts'
import type { Lane, PriceLine } from './timelineEvents.ts'
import { MarkerLane } from './MarkerLane.tsx'
import { PriceDrawing } from './PriceDrawing.tsx'
import { summaryOf, wordsOfDayOnAxis } from '../summary.ts'
import styles from './Timeline.module.css'
import { TimeAxis } from './TimeAxis.tsx'
import { TimelineTable } from './TimelineTable.tsx'

interface Props {
  readonly range: Range
  readonly today: IsoDay
  readonly prices: PriceLine | undefined
  readonly lanes: readonly Lane[]
  /** The operation and identity of the open record. */
  readonly open: { readonly operation: string; readonly id: string } | undefined
  readonly onOpen: (lane: Lane, event: Placed) => void
  readonly onRange: (range: Range) => void
}

/** Why a lane is empty, or not whole; nothing where it is. */
function laneNote({ answer, events, leftOut, gap }: Lane): string {
  if (answer.state === 'failed') return 'unavailable'
  if (answer.state === 'waiting') return 'loading'
  if (answer.state === 'offline') return 'waiting for the network'
  const left = leftOut > 0 ? `, ${leftOut} not on the axis` : ''
  if (events.length === 0) return `none${left}`
  return `${events.length}${gap ? '+' : ''}${left}`
}

export function Timeline({ range, today, prices, lanes, open, onOpen, onRange }: Props) {
  const keys = useId()
  const days = useMemo(() => daysOf({ from: range.from, to: range.to }), [range.from, range.to])
  const [pointed, setPointed] = useState<IsoDay>()
  const day = pointed !== undefined && days.includes(pointed) ? pointed : days.includes(today) ? today : days.at(-1)!
  const [markerWords, setMarkerWords] = useState<string>()
  const openDay = (on: IsoDay): void => {
    for (const lane of lanes) {
      const event = lane.events.find((each) => each.day === on)
      if (event) return onOpen(lane, event)
    }
  }
  useKeys('page', [{ keys: 'Home End', words: 'First or last event of a lane, which the arrow keys walk' }])
  return (
    <section aria-label="Timeline" className={styles.timeline}>
      <TimeAxis
        label="Day"
        summary={summaryOf(prices, lanes)}
        pointedWords={markerWords}
        dayWords={wordsOfDayOnAxis(day, range, prices, lanes)}
        rows={lanes.length + 1}
        describedBy={keys}
        onDay={setPointed}
        onOpen={openDay}
        {...{ range, days, day, today, onRange }}
      >
        {(width) => (
          <>
            <PriceDrawing prices={prices} range={range} />
            {lanes.map((lane, place) => (
              <div key={lane.name} className={styles.lane} style={{ gridRow: place + 2 }}>
                <span className={styles.name}>
                  {lane.name} <small>{laneNote(lane)}</small>
                </span>
                <MarkerLane
                  lane={lane}
                  range={range}
                  width={width}
                  openId={open && open.operation === lane.answer.view.endpoint.id ? open.id : undefined}
                  onOpen={onOpen}
                  onPoint={setMarkerWords}
                />
              </div>
            ))}
          </>
        )}
      </TimeAxis>
      <p id={keys} className={styles.keys} data-print="hide">
        Drag to zoom
        <span className="visually-hidden">
          , or Shift with the arrow keys and Enter; Enter alone opens the first event of the day
        </span>
      </p>
      <TimelineTable lanes={lanes} onOpen={onOpen} />
    </section>
  )
}
