/** Says what is selected, once it stands still, and takes it to the clipboard. */
import { counted } from '../../../lib/numbers/counts.ts'
import { useEffect, useState } from 'react'
import { COPY_FORMATS, type CopyFormat } from '../../export/copyFormats.ts'
import type { CellRange } from './selection.ts'
import styles from './SelectionBar.module.css'

interface Props {
  readonly range: CellRange
  /** What came of the last copying. */
  readonly outcome: string
  readonly onCopy: (format: CopyFormat) => void
  readonly onClear: () => void
}

/** A range that is still being drawn is not said at every step. */
const STILL = 300

export function SelectionBar({ range: { rows, columns }, outcome, onCopy, onClear }: Props) {
  const text = `${counted(rows[1] - rows[0] + 1, 'row')} × ${counted(columns[1] - columns[0] + 1, 'column')} selected`
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), STILL)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={styles.bar} role="group" aria-label="Selection">
      <span aria-hidden="true">{text}</span>
      <span role="status" className={outcome === '' ? 'visually-hidden' : styles.outcome}>
        {outcome === '' ? said : outcome}
      </span>
      <span className={styles.acts}>
        {COPY_FORMATS.map((format) => (
          <button key={format} type="button" onClick={() => onCopy(format)} aria-label={`Copy as ${format}`}>
            {format}
          </button>
        ))}
        <button type="button" onClick={onClear} aria-label="Clear the selection">
          <span aria-hidden="true">×</span>
        </button>
      </span>
    </div>
  )
}
