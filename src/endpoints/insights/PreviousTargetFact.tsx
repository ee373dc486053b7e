/** The firm's prior target with the change from it: of the loaded rows, or by the words of the note. */
import { wordsOfDay } from '../../lib/dates/days.ts'
import { numberIn } from '../../lib/numbers/decimals.ts'
import { ARROWS } from '../../ui/values/ratingDirection.ts'
import styles from './InsightRecord.module.css'
import { directionOfChange, wordsOfChange, type PreviousTarget } from './previousTargets.ts'

interface Props {
  readonly previous: PreviousTarget | undefined
  /** What the note says it was. */
  readonly noted: string | undefined
  /** As written by the source; empty where none is given. */
  readonly target: string
  readonly rows: number
}

const count = (rows: number): string => `${rows.toLocaleString('en-US')} loaded ${rows === 1 ? 'row' : 'rows'}`

export function PreviousTargetFact({ previous, noted, target, rows }: Props) {
  const before = previous?.target ?? noted
  if (before === undefined) {
    return <small className={styles.aside}>{target === '' ? 'Nothing to compare' : 'Not in loaded range'}</small>
  }
  const change = previous?.change ?? (numberIn(target) / numberIn(before) - 1) * 100
  const direction = directionOfChange(change)
  return (
    <>
      {before}{' '}
      {Number.isFinite(change) && (
        <span className={`${styles[direction]} ${styles.change}`}>
          {ARROWS[direction]} {wordsOfChange(change)}
        </span>
      )}
      <small className={styles.aside} title="As given: splits since are not taken into account">
        {previous ? `${wordsOfDay(previous.date)}, among the ${count(rows)}` : 'from the note’s text'}
      </small>
    </>
  )
}
