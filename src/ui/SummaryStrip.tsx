/** What the desk wants to know of the rows shown, above them: a few figures, each with its label and what it is over. */
import type { ReactNode } from 'react'
import styles from './SummaryStrip.module.css'

export interface SummaryFigure {
  readonly label: string
  /** `none` stands for what there is none of. */
  readonly value: ReactNode
  /** Beside it, in a word or two: `of 17 loaded`. */
  readonly note?: string | undefined
  readonly direction?: 'up' | 'down' | undefined
  /** Whether the direction is drawn too, where no sign of the value tells it. */
  readonly hasArrow?: boolean
}

const ARROWS = { up: '▲ ', down: '▼ ' } as const

interface Props {
  readonly name: string
  readonly figures: readonly SummaryFigure[]
  /** Whether they are of rows shown before, while those of these are found. */
  readonly isStale?: boolean
  /** What the figures leave out. */
  readonly children?: ReactNode
}

export const SummaryStrip = ({ name, figures, isStale = false, children }: Props) => (
  <div className={styles.summary} role="note" aria-label={name} aria-busy={isStale} data-stale={isStale || undefined}>
    <dl>
      {figures.map(({ label, value, note, direction, hasArrow }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b className={direction && styles[direction]}>
              {direction && hasArrow && <span aria-hidden="true">{ARROWS[direction]}</span>}
              {value ?? 'none'}
            </b>
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
    {children}
  </div>
)
