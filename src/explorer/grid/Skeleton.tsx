/** The shape of what comes, before the first answer: a table under its heads, unless the page of the operation says otherwise. */
import { usePreferences } from '../../settings/usePreferences.ts'
import styles from '../notices/Outcome.module.css'
import type { Heads, Shape } from '../slots.ts'
import { expectSize } from './useWindow.ts'

interface Props {
  readonly shape?: Shape | undefined
  /** Of a table. */
  readonly heads: Heads
}

export function Skeleton({ shape, heads: { labels, hasStrips } }: Props) {
  const { headStrips } = usePreferences()
  return (
    <div ref={expectSize} className={styles.skeleton} data-shape={shape}>
      <span role="status" className="visually-hidden">
        Loading
      </span>
      {!shape && (
        <div className={styles.heads} data-tall={(hasStrips && headStrips === 'on') || undefined} aria-hidden="true">
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      )}
      {Array.from({ length: 24 }, (_, index) => (
        <i key={index} aria-hidden="true" />
      ))}
    </div>
  )
}
