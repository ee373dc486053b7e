/** A rating action in the source's own word, with an arrow and a colour where it is better or worse; one element, since tables have it in every row. */
import { isAbsent } from '../../api/endpoint/fields.ts'
import { Absent } from '../../ui/values/FieldValue.tsx'
import styles from '../../ui/values/Direction.module.css'
import { directionOf } from '../../ui/values/ratingDirection.ts'

export function RatingAction({ action }: { action: string | null | undefined }) {
  if (isAbsent(action)) return <Absent />
  const towards = directionOf(String(action))
  return towards === 'neutral' ? String(action) : <bdi className={styles[towards]}>{action}</bdi>
}
