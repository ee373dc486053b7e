/** The telling part of a calendar record above its list of fields: facts, notes as text, what can be done with it. */
import type { ReactNode } from 'react'
import { Absent } from '../../ui/values/FieldValue.tsx'
import styles from './RecordHead.module.css'

/** A name and its value; nothing or an empty text for "not given". */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children || <Absent />}</dd>
  </div>
)

interface Props {
  /** Elements `Fact`. */
  readonly facts: ReactNode
  /** Each a sentence about what does not fit together. */
  readonly oddities?: readonly string[]
  readonly notes: string
  readonly action: ReactNode
  /** Every field with its label. */
  readonly fields: ReactNode
}

export const RecordHead = ({ facts, oddities = [], notes, action, fields }: Props) => (
  <>
    <dl className={styles.facts}>{facts}</dl>
    {oddities.length > 0 && (
      <ul className={styles.oddities} aria-label="What does not fit together">
        {oddities.map((oddity) => (
          <li key={oddity}>
            <bdi>{oddity}</bdi>
          </li>
        ))}
      </ul>
    )}
    {notes && (
      <p className={styles.notes} dir="auto">
        {notes}
      </p>
    )}
    {action && <p>{action}</p>}
    <details className={styles.all}>
      <summary>All fields</summary>
      {fields}
    </details>
  </>
)
