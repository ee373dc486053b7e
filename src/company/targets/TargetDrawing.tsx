/** Targets as lines over the close, each from its day to its end, with the consensus; below it the distance between the two. */
import { memo, type ReactNode, type Ref } from 'react'
import { signedPercent } from '../../lib/numbers/percent.ts'
import type { Range } from '../companyAddress.ts'
import { linePath, shareOf, type PriceScale } from '../timeline/axis.ts'
import axis from '../timeline/Timeline.module.css'
import type { ConsensusDay } from './consensusLine.ts'
import { STATUSES } from './statuses.ts'
import { numberFormat } from '../../lib/numbers/numberFormat.ts'
import styles from './Targets.module.css'
import type { TargetTrack } from './targetTracks.ts'

const BOX = 1000
const markText = numberFormat({ maximumFractionDigits: 2 })

type Value = (day: ConsensusDay) => number

const closeOf: Value = ({ close }) => close
const medianOf: Value = ({ median }) => median
const upsideOf: Value = ({ upside }) => upside

function path(line: readonly ConsensusDay[], valueOf: Value, range: Range, scale: PriceScale): string {
  const points = line.map((each) => ({ day: each.day, value: valueOf(each) }))
  return linePath(
    points.filter(({ value }) => !Number.isNaN(value)),
    range,
    scale,
  )
}

interface LineProps {
  readonly line: readonly ConsensusDay[]
  readonly range: Range
  readonly scale: PriceScale
}

/** Faint where older ratings are not loaded. */
function Consensus({ line, valueOf, range, scale }: LineProps & { readonly valueOf: Value }) {
  const first = line.findIndex(({ isWhole }) => isWhole)
  const whole = first < 0 ? line.length : first
  return (
    <>
      <path d={path(line.slice(0, whole + 1), valueOf, range, scale)} className={styles.consensus} data-partial />
      <path d={path(line.slice(whole), valueOf, range, scale)} className={styles.consensus} />
    </>
  )
}

const yOf = (value: number, { low, high }: PriceScale): number => BOX - ((value - low) / (high - low)) * BOX

/** One path for all of a kind: a line each, and a point at its end, round or square by the style of its stroke. */
function pathsOf(
  tracks: readonly TargetTrack[],
  range: Range,
  scale: PriceScale,
): { readonly lines: string; readonly ends: string } {
  const drawn = tracks.filter(({ level }) => !Number.isNaN(level))
  const x = (day: string): string => (Math.max(0, shareOf(range, day)) * BOX).toFixed(1)
  const y = ({ level }: TargetTrack): string => yOf(level, scale).toFixed(1)
  return {
    lines: drawn.map((track) => `M${x(track.target.day)} ${y(track)}H${x(track.to)}`).join(''),
    ends: drawn.map((track) => `M${x(track.to)} ${y(track)}h0`).join(''),
  }
}

const Svg = ({ children }: { readonly children: ReactNode }) => (
  <svg viewBox={`0 0 ${BOX} ${BOX}`} preserveAspectRatio="none" aria-hidden="true">
    {children}
  </svg>
)

const Rules = ({ scale }: { readonly scale: PriceScale }) =>
  scale.marks.map((mark) => <line key={mark} x2={BOX} y1={yOf(mark, scale)} y2={yOf(mark, scale)} className={axis.rule} />)

interface ScaleProps {
  readonly scale: PriceScale | undefined
  readonly textOf: (mark: number) => string
}

const Scale = ({ scale, textOf }: ScaleProps) => (
  <div className={axis.scale} aria-hidden="true">
    {scale?.marks.map((mark) => (
      <span key={mark} style={{ top: `${yOf(mark, scale) / 10}%` }}>
        {textOf(mark)}
      </span>
    ))}
  </div>
)

interface TargetProps extends LineProps {
  readonly tracks: readonly TargetTrack[]
  readonly pointed: TargetTrack | undefined
  readonly plot: Ref<HTMLDivElement>
}

export const TargetDrawing = memo(function TargetDrawing({ tracks, pointed, line, range, scale, plot }: TargetProps) {
  return (
    <div className={axis.lane} style={{ gridRow: 1 }}>
      <span className={axis.name}>
        Targets <small>over the close</small>
      </span>
      <div ref={plot} className={`${axis.price} ${styles.plot}`}>
        <Svg>
          <Rules scale={scale} />
          {STATUSES.toReversed().map(({ status }) => {
            const { lines, ends } = pathsOf(
              tracks.filter((track) => track.status === status),
              range,
              scale,
            )
            return (
              <g key={status} data-status={status} className={styles.tracks}>
                <path d={lines} />
                <path d={ends} className={styles.ends} />
              </g>
            )
          })}
          <path d={path(line, closeOf, range, scale)} className={axis.line} />
          <Consensus {...{ line, range, scale }} valueOf={medianOf} />
          {pointed && <path d={pathsOf([pointed], range, scale).lines} className={styles.pointed} />}
        </Svg>
      </div>
      <Scale scale={scale} textOf={markText} />
    </div>
  )
})

export const DistanceDrawing = memo(function DistanceDrawing({ line, range, scale }: LineProps) {
  return (
    <div className={axis.lane} style={{ gridRow: 2 }}>
      <span className={axis.name}>
        Distance <small>consensus over close</small>
      </span>
      <div className={`${axis.price} ${styles.distance}`}>
        <Svg>
          <Rules scale={scale} />
          <line x2={BOX} y1={yOf(0, scale)} y2={yOf(0, scale)} className={styles.zero} />
          <Consensus {...{ line, range, scale }} valueOf={upsideOf} />
        </Svg>
      </div>
      <Scale scale={scale} textOf={(mark) => signedPercent(mark).replace(/\.0%$/, '%')} />
    </div>
  )
})
