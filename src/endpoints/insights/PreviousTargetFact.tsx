/** The firm's target before with the change from it, or that none is among the loaded rows. */
import { wordsOfDay } from '../../lib/days.ts'
import { ARROWS } from '../../ui/ratingDirection.ts'
import styles from './InsightRecord.module.css'
import { directionOfChange, wordsOfChange, type PreviousTarget } from './previousTargets.ts'

interface Props {
  readonly previous: PreviousTarget | undefined
  readonly rows: number
  readonly hasTarget: boolean
}

const count = (rows: number): string => `${rows.toLocaleString('en-US')} loaded ${rows === 1 ? 'row' : 'rows'}`

export function PreviousTargetFact({ previous, rows, hasTarget }: Props) {
  if (!previous) {
    return (
      <small className={styles.aside}>{hasTarget ? `None of this firm among the ${count(rows)}` : 'Nothing to compare'}</small>
    )
  }
  const direction = directionOfChange(previous.change)
  return (
    <>
      {previous.target}{' '}
      <span className={`${styles[direction]} ${styles.change}`}>
        {ARROWS[direction]} {wordsOfChange(previous.change)}
      </span>
      <small className={styles.aside} title="As given: splits since are not taken into account">
        {wordsOfDay(previous.date)}, among the {count(rows)}
      </small>
    </>
  )
}
