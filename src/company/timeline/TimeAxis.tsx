/** Drawings over a range of days: what they say in words above them, one slider over all that walks the days, and the days beneath. */
import { useId, useState, type PointerEvent, type ReactNode } from 'react'
import { wordsOfRange, type IsoDay } from '../../lib/dates/days.ts'
import { useSize } from '../../ui/screen/useSize.ts'
import { usePlotCursor } from '../../ui/usePlotCursor.ts'
import type { Range } from '../companyAddress.ts'
import { dayAt, shareOf, ticksOf } from './axis.ts'
import styles from './Timeline.module.css'

interface Props {
  /** Of the slider. */
  readonly label: string
  /** Says what is drawn. */
  readonly summary: string
  /** What is pointed at, where it is no day. */
  readonly pointedWords: string | undefined
  readonly range: Range
  /** Those that are walked. */
  readonly days: readonly IsoDay[]
  readonly day: IsoDay
  readonly dayWords: string
  /** What comes after it is not there yet. */
  readonly today: IsoDay
  /** Drawings one above another. */
  readonly rows: number
  /** The id of more that describes the slider. */
  readonly describedBy?: string
  readonly onDay: (day: IsoDay) => void
  readonly onOpen: (day: IsoDay) => void
  readonly onRange: (range: Range) => void
  readonly onPoint?: (event: PointerEvent) => void
  readonly onLeave?: () => void
  /** The drawings, of a width in pixels. */
  readonly children: (width: number) => ReactNode
}

export function TimeAxis(props: Props) {
  const { label, summary, pointedWords, range, days, day, dayWords, today, rows, describedBy, children } = props
  const id = useId()
  const [column, { width }] = useSize()
  const [isPointed, setIsPointed] = useState(false)
  const cursor = usePlotCursor({
    days,
    day,
    onDay: props.onDay,
    dayAt: (x) => (width > 0 ? dayAt(range, x / width) : undefined),
    onSpan: props.onRange,
    onOpen: props.onOpen,
  })
  const { span } = cursor
  const shown = pointedWords ?? (isPointed || span ? dayWords : undefined)
  const at = (on: IsoDay): string => `${shareOf(range, on) * 100}%`
  return (
    <>
      <div className={styles.top}>
        <p id={id} className={styles.summary} data-hidden={shown !== undefined || undefined}>
          {summary}
        </p>
        <p className={styles.readOut} aria-hidden="true" data-print="hide">
          {shown}
        </p>
      </div>
      <div className={styles.drawing}>
        <div
          ref={column}
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={cursor.place + 1}
          aria-valuetext={span ? `${wordsOfRange(span.from, span.to)} selected. ${dayWords}` : dayWords}
          aria-describedby={describedBy ? `${id} ${describedBy}` : id}
          className={styles.slider}
          style={{ gridRow: `1 / span ${rows}` }}
          onKeyDown={cursor.onKeyDown}
          onPointerDown={cursor.onPointerDown}
          onPointerMove={(event) => {
            cursor.onPointerMove(event)
            props.onPoint?.(event)
          }}
          onPointerUp={cursor.onPointerUp}
          onPointerCancel={cursor.onPointerCancel}
          onPointerEnter={() => setIsPointed(true)}
          onPointerLeave={() => {
            setIsPointed(false)
            props.onLeave?.()
          }}
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
        {children(width)}
        <div className={styles.ticks} style={{ gridRow: rows + 1 }} aria-hidden="true">
          {ticksOf(range, width).map((tick) => (
            <span key={tick.day} style={{ left: at(tick.day) }}>
              {tick.words}
            </span>
          ))}
        </div>
      </div>
    </>
  )
}
