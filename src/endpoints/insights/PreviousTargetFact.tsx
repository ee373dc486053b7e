/** The firm's prior target with the change from it: of the loaded rows, or by the words of the note. */
import { wordsOfDay } from '../../lib/dates/days.ts'
import { ARROWS } from '../../ui/values/ratingDirection.ts'
import styles from './InsightRecord.module.css'
import { directionOfChange, wordsOfChange } from './previousTargets.ts'
import type { RatingChange } from './ratingChanges.ts'

interface Props {
  readonly changed: RatingChange | undefined
  readonly hasTarget: boolean
  /** How many were looked through. */
  readonly rows: number
}

const count = (rows: number): string => `${rows.toLocaleString('en-US')} loaded ${rows === 1 ? 'row' : 'rows'}`

export function PreviousTargetFact({ changed, hasTarget, rows }: Props) {
  const { prior, priorDate, change } = changed ?? {}
  if (prior === undefined) {
    return <small className={styles.aside}>{hasTarget ? 'Not in loaded range' : 'Nothing to compare'}</small>
  }
  const direction = directionOfChange(change ?? 0)
  return (
    <>
      {prior}{' '}
      {change !== undefined && (
        <span className={`${styles[direction]} ${styles.change}`}>
          {ARROWS[direction]} {wordsOfChange(change)}
        </span>
      )}
      <small className={styles.aside} title="As given: splits since are not taken into account">
        {priorDate === undefined ? 'from the note’s text' : `${wordsOfDay(priorDate)}, among the ${count(rows)}`}
      </small>
    </>
  )
}
