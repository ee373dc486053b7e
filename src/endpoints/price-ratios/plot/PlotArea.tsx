/** The drawn chart with what lies over and under it: the day slider, the range being spanned, and the lane of events. */
import { useEffect, useRef, useState } from 'react'
import { wordsOfRange, type IsoDay } from '../../../lib/dates/days.ts'
import { drawChart, type ChartOnScreen } from './draw.ts'
import { EventLane } from '../chart/EventLane.tsx'
import type { ShareEvent } from '../series/events.ts'
import { usePalette } from './palette.ts'
import type { Plot } from './plot.ts'
import styles from './PlotArea.module.css'
import { PrintedChart } from './PrintedChart.tsx'
import { usePrinting } from '../../../ui/screen/usePrinting.ts'
import { usePlotCursor, type Span } from '../../../ui/usePlotCursor.ts'

interface Props {
  readonly plot: Plot
  readonly isLog: boolean
  readonly events: readonly ShareEvent[]
  readonly day: IsoDay
  /** The values of the day pointed at, in words. */
  readonly dayWords: string
  readonly describedBy: string
  readonly onDay: (day: IsoDay) => void
  readonly onSpan: (span: Span) => void
  readonly onOpen: (day: IsoDay) => void
}

export function PlotArea({ plot, isLog, events, day, dayWords, describedBy, onDay, onSpan, onOpen }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const palette = usePalette(host)
  const [chart, setChart] = useState<ChartOnScreen>()
  /** Counts layouts: what stands over the chart is placed again after each. */
  const [, setLayouts] = useState(0)
  const [isPointed, setPointed] = useState(false)
  const isPrinting = usePrinting()

  useEffect(() => {
    if (!host.current || !palette) return undefined
    const drawn = drawChart(host.current, plot, palette, isLog, () => setLayouts((count) => count + 1))
    setChart(drawn)
    return () => {
      setChart(undefined)
      drawn.remove()
    }
  }, [plot, palette, isLog])

  const cursor = usePlotCursor({ days: plot.days, day, onDay, dayAt: (x) => chart?.dayAt(x), onSpan, onOpen })
  const { span } = cursor
  const isShown = isPointed || span !== undefined
  useEffect(() => chart?.pointAt(isShown ? day : undefined), [chart, day, isShown])

  const [left, right] = span ? [chart?.xOf(span.from) ?? 0, chart?.xOf(span.to) ?? 0] : [0, 0]
  return (
    <div className={styles.area}>
      {isPrinting && <PrintedChart plot={plot} isLog={isLog} />}
      <div className={styles.plot} data-print="hide" style={{ height: `${17 + plot.panes.length * 10}rem` }}>
        <div ref={host} className={styles.host} aria-hidden="true" />
        <div
          role="slider"
          tabIndex={0}
          aria-label="Day"
          aria-valuemin={1}
          aria-valuemax={plot.days.length}
          aria-valuenow={cursor.place + 1}
          aria-valuetext={span ? `${wordsOfRange(span.from, span.to)} selected. ${dayWords}` : dayWords}
          aria-describedby={describedBy}
          className={styles.slider}
          style={{ width: chart?.width() ?? 0 }}
          onKeyDown={cursor.onKeyDown}
          onPointerDown={cursor.onPointerDown}
          onPointerMove={cursor.onPointerMove}
          onPointerUp={cursor.onPointerUp}
          onPointerCancel={cursor.onPointerCancel}
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setPointed(true)}
          onBlur={() => {
            setPointed(false)
            cursor.clear()
          }}
        >
          {span && (
            <span className={styles.band} style={{ left, width: Math.max(1, right - left) }}>
              <b>{wordsOfRange(span.from, span.to)}</b>
            </span>
          )}
        </div>
      </div>
      {events.length > 0 && <EventLane events={events} xOf={(at) => chart?.xOf(at)} onOpen={onDay} />}
    </div>
  )
}
