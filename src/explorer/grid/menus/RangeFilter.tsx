/** Narrows a column by `lo..hi`, over a small picture of how its values lie. */
import { useState, type SyntheticEvent } from 'react'
import { printLocalFilter, type LocalFilterRule } from '../../rows/localFilter.ts'
import styles from './ColumnMenu.module.css'

interface Props {
  readonly refinement: LocalFilterRule | undefined
  /** Rows in each of equally wide parts from the least to the most. */
  readonly parts: readonly number[]
  readonly onRefine: (text: string | undefined) => void
}

const HEIGHT = 28

export function RangeFilter({ refinement, parts, onRefine }: Props) {
  const range = refinement?.kind === 'range' ? refinement : { low: '', high: '' }
  const [low, setLow] = useState(range.low)
  const [high, setHigh] = useState(range.high)
  const most = Math.max(...parts, 1)
  const apply = (event: SyntheticEvent): void => {
    event.preventDefault()
    const ends = { low: low.trim(), high: high.trim() }
    onRefine(ends.low === '' && ends.high === '' ? undefined : printLocalFilter({ kind: 'range', ...ends }))
  }
  return (
    <form className={styles.range} onSubmit={apply} aria-label="Range">
      {parts.length > 0 && (
        <svg viewBox={`0 0 ${parts.length * 4} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {parts.map((count, index) => {
            const height = count === 0 ? 0 : Math.max(1, (count / most) * HEIGHT)
            return <rect key={index} x={index * 4} y={HEIGHT - height} width={3.2} height={height} />
          })}
        </svg>
      )}
      <label>
        From
        <input type="text" value={low} onChange={(event) => setLow(event.target.value)} />
      </label>
      <label>
        To
        <input type="text" value={high} onChange={(event) => setHigh(event.target.value)} />
      </label>
      <button type="submit">Apply</button>
    </form>
  )
}
