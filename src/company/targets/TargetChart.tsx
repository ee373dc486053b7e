/** The chart of targets and consensus, walked day by day by pointer or keys; what is pointed at stands above it in words. */
import { useRef, useState, type PointerEvent, type ReactNode } from 'react'
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Range } from '../companyAddress.ts'
import { dayAt, priceScaleOf, type PriceScale } from '../timeline/axis.ts'
import { TimeAxis } from '../timeline/TimeAxis.tsx'
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
  const { basis, tracks, line } = study
  const plot = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<IsoDay>()
  const [pointed, setPointed] = useState<TargetTrack>()
  const days = line.map(({ day }) => day)
  const place = Math.max(0, wanted === undefined ? days.length - 1 : days.findLastIndex((day) => day <= wanted))
  const day = days[place]!
  const scale = scaleOf([...line.flatMap(({ close, median }) => [close, median]), ...tracks.map(({ level }) => level)])
  const distances = scaleOf([0, ...line.map(({ upside }) => upside)])
  const openDay = (on: IsoDay): void => {
    const track = tracks.find(({ target }) => target.day === on && !target.isEarlier)
    if (track) onOpen(track.target.answer, track.target.id)
  }
  const pointAt = (event: PointerEvent): void => {
    const box = plot.current?.getBoundingClientRect()
    if (!box || !scale || box.width === 0) return
    const height = scale.high - scale.low
    const price = scale.high - ((event.clientY - box.top) / box.height) * height
    setPointed(trackAt(tracks, dayAt(range, (event.clientX - box.left) / box.width), price, height * NEAR))
  }
  if (!scale) return null
  return (
    <>
      <TimeAxis
        label="Day of targets and consensus"
        pointedWords={pointed && wordsOfTrack(pointed)}
        dayWords={wordsOfConsensusDay(line[place]!)}
        today={basis.asOf}
        rows={2}
        onDay={setWanted}
        onOpen={openDay}
        onPoint={pointAt}
        onLeave={() => setPointed(undefined)}
        {...{ summary, range, days, day, onRange }}
      >
        {() => (
          <>
            <TargetDrawing {...{ tracks, pointed, line, range, scale, plot }} />
            {distances && <DistanceDrawing {...{ line, range }} scale={distances} />}
          </>
        )}
      </TimeAxis>
      {children}
      <TrackTable tracks={tracks} onOpen={onOpen} onPoint={setPointed} />
    </>
  )
}
