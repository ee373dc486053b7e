/** Axes, zero and medians behind the circles; said in words beside the plot, so hidden from screen readers. */
import type { Size } from '../../../ui/screen/useSize.ts'
import { MARGIN, type Places } from './plotPlaces.ts'
import styles from './ScatterPlot.module.css'

export function PlotAxes({ places: { x, y }, size: { width, height } }: { places: Places; size: Size }) {
  const [right, bottom] = [width - MARGIN.right, height - MARGIN.bottom]
  const [medianX, medianY] = [x.place(x.median), y.place(y.median)]
  return (
    <svg aria-hidden="true" width={width} height={height} className={styles.axes}>
      {x.marks.map((mark) => (
        <g key={mark}>
          <line x1={x.place(mark)} x2={x.place(mark)} y1={MARGIN.top} y2={bottom} />
          <text x={x.place(mark)} y={bottom + 14} textAnchor="middle">
            {mark}
          </text>
        </g>
      ))}
      {y.marks.map((mark) => (
        <g key={mark}>
          <line
            x1={MARGIN.left}
            x2={right}
            y1={y.place(mark)}
            y2={y.place(mark)}
            className={mark === 0 ? styles.zero : undefined}
          />
          <text x={MARGIN.left - 6} y={y.place(mark) + 4} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      <line x1={medianX} x2={medianX} y1={MARGIN.top} y2={bottom} className={styles.median} />
      <line x1={MARGIN.left} x2={right} y1={medianY} y2={medianY} className={styles.median} />
      <text x={medianX} y={MARGIN.top - 4} textAnchor="middle">
        median
      </text>
      <text x={right} y={medianY - 4} textAnchor="end">
        median
      </text>
      <text x={right} y={height - 4} textAnchor="end" className={styles.title}>
        Hit rate, %
      </text>
      <text x={4} y={MARGIN.top - 8} className={styles.title}>
        Average return, %
      </text>
    </svg>
  )
}
