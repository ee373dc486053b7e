/** A rating action in the source's own word, with an arrow and a colour where it is better or worse. */
import { isAbsent } from '../api/fields.ts'
import { Absent } from './FieldValue.tsx'
import styles from './RatingAction.module.css'
import { ARROWS, directionOf } from './ratingDirection.ts'

export function RatingAction({ action }: { action: string | null | undefined }) {
  if (isAbsent(action)) return <Absent />
  const direction = directionOf(String(action))
  return (
    <span className={styles[direction]}>
      {ARROWS[direction] && <span aria-hidden="true">{ARROWS[direction]} </span>}
      <bdi>{action}</bdi>
    </span>
  )
}
