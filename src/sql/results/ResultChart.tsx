/** The chart of a result, drawn of the rows as they stand in the grid below, which says every value. */
import { useMemo } from 'react'
import type { Fields } from '../../api/endpoint/fields.ts'
import type { RowStore } from '../../explorer/rows/rowStore.ts'
import { counted } from '../../lib/numbers/counts.ts'
import { NARROW, useMedia } from '../../ui/screen/useMedia.ts'
import { CHART_KINDS, type ChartChoice } from '../worksheet/worksheetAddress.ts'
import { chartOf, isNumeric, type ChartDrawing } from './chartPoints.ts'
import type { Tick } from './scale.ts'
import styles from './Results.module.css'

interface Props {
  readonly chart: ChartChoice
  readonly fields: Fields
  readonly store: RowStore
  readonly order: Uint32Array
  readonly onChange: (chart: ChartChoice | undefined) => void
}

const [HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [240, 56, 8, 16, 24]
/** As wide as the page is about, so that letters keep their size. */
const [WIDE, SMALL] = [760, 360]
/** What a label below the chart takes at most. */
const LABEL = 100
const KIND_WORDS = { line: 'Line', bar: 'Bars', scatter: 'Points' } as const

const acrossOf = (x: number, width: number): number => LEFT + x * (width - LEFT - RIGHT)
const downOf = (y: number): number => TOP + (1 - y) * (HEIGHT - TOP - BOTTOM)

interface DrawingProps {
  readonly kind: ChartChoice['kind']
  readonly drawing: ChartDrawing
  readonly width: number
}

function Marks({ kind, drawing: { points, zero }, width }: DrawingProps) {
  if (kind === 'line') {
    const path = points.map(
      ({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${acrossOf(x, width).toFixed(1)} ${downOf(y).toFixed(1)}`,
    )
    return <path d={path.join('')} className={styles.line} />
  }
  if (kind === 'scatter') {
    return points.map(({ x, y, words }, place) => (
      <circle key={place} cx={acrossOf(x, width)} cy={downOf(y)} r="3" className={styles.point}>
        <title>{words}</title>
      </circle>
    ))
  }
  const bar = Math.max(1, ((width - LEFT - RIGHT) / points.length) * 0.7)
  return points.map(({ x, y, words }, place) => (
    <rect
      key={place}
      x={acrossOf(x, width) - bar / 2}
      y={downOf(Math.max(y, zero))}
      width={bar}
      height={Math.max(1, Math.abs(downOf(y) - downOf(zero)))}
      className={styles.barMark}
    >
      <title>{words}</title>
    </rect>
  ))
}

/** Those that stand clear of the one before; the last stands in any case. */
function clearOf(ticks: readonly Tick[], width: number): readonly Tick[] {
  const kept: Tick[] = []
  for (const tick of ticks.toReversed()) {
    const next = kept.at(-1)
    if (!next || (next.at - tick.at) * (width - LEFT - RIGHT) >= LABEL) kept.push(tick)
  }
  return kept.reverse()
}

function Drawing({ kind, drawing, width, label }: DrawingProps & { readonly label: string }) {
  const { across, up, zero } = drawing
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label} className={styles.chart}>
      {up.ticks.map(({ at, words }) => (
        <g key={words}>
          <path d={`M${LEFT} ${downOf(at)}H${width - RIGHT}`} className={styles.gridLine} />
          <text x={LEFT - 6} y={downOf(at) + 4} textAnchor="end">
            {words}
          </text>
        </g>
      ))}
      {clearOf(across.ticks, width).map(({ at, words }, place) => (
        <text
          key={`${place} ${words}`}
          x={acrossOf(at, width)}
          y={HEIGHT - 6}
          textAnchor={at < 0.05 ? 'start' : at > 0.95 ? 'end' : 'middle'}
        >
          {words.length > 16 ? `${words.slice(0, 15)}…` : words}
        </text>
      ))}
      {kind === 'bar' && <path d={`M${LEFT} ${downOf(zero)}H${width - RIGHT}`} className={styles.zeroLine} />}
      <Marks {...{ kind, drawing, width }} />
    </svg>
  )
}

export function ResultChart({ chart, fields, store, order, onChange }: Props) {
  const { kind } = chart
  const isNarrow = useMedia(NARROW)
  const [x, y] = [fields[chart.x], fields[chart.y]]
  const drawing = useMemo(
    () =>
      x && y && isNumeric(y) ? chartOf(store, order, kind, { path: chart.x, field: x }, { path: chart.y, field: y }) : undefined,
    [store, order, kind, chart.x, chart.y, x, y],
  )
  const paths = Object.keys(fields)
  const choose = (
    name: string,
    value: string,
    values: readonly string[],
    wordsOf: (one: string) => string,
    set: (one: string) => void,
  ) => (
    <label>
      {name}
      <select value={values.includes(value) ? value : ''} onChange={(event) => set(event.target.value)}>
        {!values.includes(value) && <option value="">–</option>}
        {values.map((one) => (
          <option key={one} value={one}>
            {wordsOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
  const labelOf = (path: string): string => fields[path]?.label ?? path
  return (
    <figure className={styles.figure}>
      <figcaption>
        {choose(
          'Chart',
          kind,
          CHART_KINDS,
          (one) => KIND_WORDS[one as keyof typeof KIND_WORDS],
          (one) => onChange({ ...chart, kind: one as ChartChoice['kind'] }),
        )}
        {choose('Across', chart.x, paths, labelOf, (one) => onChange({ ...chart, x: one }))}
        {choose(
          'Up',
          chart.y,
          paths.filter((path) => isNumeric(fields[path]!)),
          labelOf,
          (one) => onChange({ ...chart, y: one }),
        )}
        <button type="button" className="link" onClick={() => onChange(undefined)}>
          Remove chart
        </button>
      </figcaption>
      {drawing ? (
        <Drawing
          kind={kind}
          drawing={drawing}
          width={isNarrow ? SMALL : WIDE}
          label={`${KIND_WORDS[kind]} of ${labelOf(chart.y)} by ${labelOf(chart.x)}: ${counted(drawing.points.length, 'row')}, from ${drawing.points[0]!.words} to ${drawing.points.at(-1)!.words}. Every value is in the table below.`}
        />
      ) : (
        <p role="status">{x && y ? 'No row has what this chart needs.' : 'The result has no such column: choose others.'}</p>
      )}
      {drawing && drawing.leftOut > 0 && (
        <p role="note">{counted(drawing.leftOut, 'row')} not drawn: without a value, or more than a chart can show.</p>
      )}
    </figure>
  )
}
