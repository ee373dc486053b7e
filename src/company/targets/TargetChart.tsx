/** The chart of targets and consensus, walked day by day by pointer or keys; what is pointed at stands above it in words. */
import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { wordsOfRange, type IsoDay } from '../../lib/dates/days.ts'
import { usePlotCursor } from '../../ui/usePlotCursor.ts'
import { useSize } from '../../ui/screen/useSize.ts'
import type { Range } from '../companyAddress.ts'
import { dayAt, priceScaleOf, shareOf, ticksOf, type PriceScale } from '../timeline/axis.ts'
import axis from '../timeline/Timeline.module.css'
import type { Answer } from '../useAnswers.ts'
import { DistanceDrawing, TargetDrawing } from './TargetDrawing.tsx'
import type { TargetStudy } from './targetStudy.ts'
import { TrackTable } from './TargetTables.tsx'
import type { TargetTrack } from './targetTracks.ts'
import { wordsOfConsensusDay, wordsOfTrack } from './targetWords.ts'

interface Props {
  readonly study: TargetStudy
  readonly range: Range
  /** Says what the chart shows. */
  readonly summary: string
  readonly onOpen: (answer: Answer, id: string) => void
  readonly onRange: (range: Range) => void
  /** Between the chart and its table. */
  readonly children: ReactNode
}

/** Of the height of the plot: a line further from the pointer is not meant. */
const NEAR = 0.05

const scaleOf = (values: readonly number[]): PriceScale | undefined =>
  priceScaleOf(values.flatMap((value) => (Number.isFinite(value) ? [{ day: '', value }] : [])))

/** The target whose line is nearest to a price on a day. */
function trackAt(tracks: readonly TargetTrack[], day: IsoDay, price: number, reach: number): TargetTrack | undefined {
  const distance = ({ level }: TargetTrack): number => Math.abs(level - price)
  const [nearest] = tracks
    .filter((track) => track.target.day <= day && day <= track.to && distance(track) <= reach)
    .sort((a, b) => distance(a) - distance(b))
  return nearest
}

export function TargetChart({ study, range, summary, onOpen, onRange, children }: Props) {
  const id = useId()
  const { basis, tracks, line } = study
  const [column, { width }] = useSize()
  const plot = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<IsoDay>()
  const [isPointed, setIsPointed] = useState(false)
  const [pointed, setPointed] = useState<TargetTrack>()
  const days = line.map(({ day }) => day)
  const place = Math.max(0, wanted === undefined ? days.length - 1 : days.findLastIndex((day) => day <= wanted))
  const day = days[place]!
  const scale = scaleOf([...line.flatMap(({ close, median }) => [close, median]), ...tracks.map(({ level }) => level)])
  const distances = scaleOf([0, ...line.map(({ upside }) => upside)])
  const cursor = usePlotCursor({
    days,
    day,
    onDay: setWanted,
    dayAt: (x) => (width > 0 ? dayAt(range, x / width) : undefined),
    onSpan: onRange,
    onOpen: (on) => {
      const track = tracks.find(({ target }) => target.day === on && !target.isEarlier)
      if (track) onOpen(track.target.answer, track.target.id)
    },
  })
  const pointAt = (event: PointerEvent): void => {
    cursor.onPointerMove(event)
    const box = plot.current?.getBoundingClientRect()
    if (!box || !scale || width === 0) return
    const height = scale.high - scale.low
    const price = scale.high - ((event.clientY - box.top) / box.height) * height
    setPointed(trackAt(tracks, dayAt(range, (event.clientX - box.left) / width), price, height * NEAR))
  }
  const dayWords = wordsOfConsensusDay(line[place]!)
  const shown = pointed ? wordsOfTrack(pointed) : isPointed || cursor.span ? dayWords : undefined
  const at = (on: IsoDay): string => `${shareOf(range, on) * 100}%`
  if (!scale) return null
  return (
    <>
      <div className={axis.top}>
        <p id={`${id}-summary`} className={axis.summary} data-hidden={shown !== undefined || undefined}>
          {summary}
        </p>
        <p className={axis.readOut} aria-hidden="true" data-print="hide">
          {shown}
        </p>
      </div>
      <div className={axis.drawing}>
        <div
          ref={column}
          role="slider"
          tabIndex={0}
          aria-label="Day of targets and consensus"
          aria-valuemin={1}
          aria-valuemax={days.length}
          aria-valuenow={place + 1}
          aria-valuetext={cursor.span ? `${wordsOfRange(cursor.span.from, cursor.span.to)} selected. ${dayWords}` : dayWords}
          aria-describedby={`${id}-summary`}
          className={axis.slider}
          style={{ gridRow: '1 / span 2' }}
          onKeyDown={cursor.onKeyDown}
          onPointerDown={cursor.onPointerDown}
          onPointerMove={pointAt}
          onPointerUp={cursor.onPointerUp}
          onPointerCancel={cursor.onPointerCancel}
          onPointerEnter={() => setIsPointed(true)}
          onPointerLeave={() => {
            setIsPointed(false)
            setPointed(undefined)
          }}
          onFocus={() => setIsPointed(true)}
          onBlur={() => {
            setIsPointed(false)
            cursor.clear()
          }}
        >
          {basis.asOf < range.to && <i className={axis.ahead} style={{ left: at(basis.asOf) }} />}
          {(isPointed || cursor.span) && <i className={axis.pointer} style={{ left: at(day) }} />}
          {cursor.span && (
            <span
              className={axis.band}
              style={{ left: at(cursor.span.from), right: `${(1 - shareOf(range, cursor.span.to)) * 100}%` }}
            >
              <b>{wordsOfRange(cursor.span.from, cursor.span.to)}</b>
            </span>
          )}
        </div>
        <TargetDrawing {...{ tracks, pointed, line, range, scale, plot }} />
        {distances && <DistanceDrawing {...{ line, range }} scale={distances} />}
        <div className={axis.ticks} style={{ gridRow: 3 }} aria-hidden="true">
          {ticksOf(range, width).map((tick) => (
            <span key={tick.day} style={{ left: at(tick.day) }}>
              {tick.words}
            </span>
          ))}
        </div>
      </div>
      {children}
      <TrackTable tracks={tracks} onOpen={onOpen} onPoint={setPointed} />
    </>
  )
}
