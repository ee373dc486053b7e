/** One time axis for all operations: the price, and below it a lane each; a range dragged or keyed becomes the days asked for. */
import { useId, useMemo, useState } from 'react'
import { wordsOfRange, type IsoDay } from '../../lib/dates/days.ts'
import { useKeys } from '../../ui/keys/useKeys.ts'
import { usePlotCursor } from '../../ui/usePlotCursor.ts'
import { useSize } from '../../ui/screen/useSize.ts'
import { dayAt, daysOf, shareOf, ticksOf } from './axis.ts'
import type { Range } from '../companyAddress.ts'
import type { Placed } from '../reading.ts'
import type { Lane, PriceLine } from './timelineEvents.ts'
import { MarkerLane } from './MarkerLane.tsx'
import { PriceDrawing } from './PriceDrawing.tsx'
import { summaryOf, wordsOfDayOnAxis } from '../summary.ts'
import styles from './Timeline.module.css'
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
  const id = useId()
  const [axis, { width }] = useSize()
  const days = useMemo(() => daysOf({ from: range.from, to: range.to }), [range.from, range.to])
  const [pointed, setPointed] = useState<IsoDay>()
  const day = pointed !== undefined && days.includes(pointed) ? pointed : days.includes(today) ? today : days.at(-1)!
  const [isPointed, setIsPointed] = useState(false)
  const [markerWords, setMarkerWords] = useState<string>()
  const openDay = (on: IsoDay): void => {
    for (const lane of lanes) {
      const event = lane.events.find((each) => each.day === on)
      if (event) return onOpen(lane, event)
    }
  }
  const cursor = usePlotCursor({
    days,
    day,
    onDay: setPointed,
    dayAt: (x) => (width > 0 ? dayAt(range, x / width) : undefined),
    onSpan: onRange,
    onOpen: openDay,
  })
  useKeys('page', [{ keys: 'Home End', words: 'First or last event of a lane, which the arrow keys walk' }])
  const { span } = cursor
  const dayWords = wordsOfDayOnAxis(day, range, prices, lanes)
  const pointedWords = markerWords ?? (isPointed || span ? dayWords : undefined)
  const at = (on: IsoDay): string => `${shareOf(range, on) * 100}%`
  return (
    <section aria-label="Timeline" className={styles.timeline}>
      <div className={styles.top}>
        <p id={`${id}-summary`} className={styles.summary} data-hidden={pointedWords !== undefined || undefined}>
          {summaryOf(prices, lanes)}
        </p>
        <p className={styles.readOut} aria-hidden="true" data-print="hide">
          {pointedWords}
        </p>
      </div>
      <div className={styles.drawing}>
        <div
          ref={axis}
          role="slider"
          tabIndex={0}
          aria-label="Day"
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={cursor.place + 1}
          aria-valuetext={span ? `${wordsOfRange(span.from, span.to)} selected. ${dayWords}` : dayWords}
          aria-describedby={`${id}-summary ${id}-keys`}
          className={styles.slider}
          style={{ gridRow: `1 / span ${lanes.length + 1}` }}
          onKeyDown={cursor.onKeyDown}
          onPointerDown={cursor.onPointerDown}
          onPointerMove={cursor.onPointerMove}
          onPointerUp={cursor.onPointerUp}
          onPointerCancel={cursor.onPointerCancel}
          onPointerEnter={() => setIsPointed(true)}
          onPointerLeave={() => setIsPointed(false)}
          onFocus={() => setIsPointed(true)}
          onBlur={() => {
            setIsPointed(false)
            cursor.clear()
          }}
        >
          {today < range.to && today >= range.from && <i className={styles.ahead} style={{ left: at(today) }} />}
          {(isPointed || span) && <i className={styles.pointer} style={{ left: at(day) }} />}
          {span && (
            <span className={styles.band} style={{ left: at(span.from), right: `${(1 - shareOf(range, span.to)) * 100}%` }}>
              <b>{wordsOfRange(span.from, span.to)}</b>
            </span>
          )}
        </div>
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
        <div className={styles.ticks} style={{ gridRow: lanes.length + 2 }} aria-hidden="true">
          {ticksOf(range, width).map((tick) => (
            <span key={tick.day} style={{ left: at(tick.day) }}>
              {tick.words}
            </span>
          ))}
        </div>
      </div>
      <p id={`${id}-keys`} className={styles.keys} data-print="hide">
        Drag to zoom
        <span className="visually-hidden">
          , or Shift with the arrow keys and Enter; Enter alone opens the first event of the day
        </span>
      </p>
      <TimelineTable lanes={lanes} onOpen={onOpen} />
    </section>
  )
}
