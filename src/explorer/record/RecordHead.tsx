/** The head of the record panel: what the record is, the steps to its neighbours, and the ways to compare and to close it. */
import type { ReactNode } from 'react'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { Mismatch } from '../../ui/values/Mismatch.tsx'
import styles from './RecordPanel.module.css'
import { titleMismatch } from './recordSummary.ts'

interface Props {
  /** Of the title, which describes the panel. */
  readonly id: string
  readonly endpoint: AnyEndpoint
  readonly record: RecordOf<AnyEndpoint> | undefined
  /** What the record is called. */
  readonly named: string
  readonly isReading: boolean
  readonly isCompared: boolean | undefined
  readonly onCompare: (() => void) | undefined
  readonly onStep: (by: 1 | -1) => void
  readonly onClose: () => void
  /** Beside the title. */
  readonly children: ReactNode
}

export function RecordHead({ id, endpoint, record, named, isReading, isCompared, onCompare, onStep, onClose, children }: Props) {
  const odd = record && titleMismatch(endpoint, record)
  return (
    <header className={styles.head} data-reading={isReading || undefined}>
      <h2 id={id} title={named}>
        {/* A name of another type than declared is shown as it was sent, and marked. */}
        {odd ? <Mismatch text={named} words={odd} /> : <bdi>{named}</bdi>}
      </h2>
      {children}
      <span className={styles.steps}>
        {onCompare && (
          <button type="button" className={styles.compare} aria-pressed={isCompared} onClick={onCompare} disabled={!record}>
            Compare
          </button>
        )}
        <button type="button" aria-label="Previous record" onClick={() => onStep(-1)} disabled={!record}>
          ↑
        </button>
        <button type="button" aria-label="Next record" onClick={() => onStep(1)} disabled={!record}>
          ↓
        </button>
        <button type="button" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </span>
    </header>
  )
}
