/** The firm's prior target with the change from it: of the loaded rows, or by the words of the note. */
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { ARROWS } from '../../../ui/values/ratingDirection.ts'
import type { InsightFacts } from '../InsightFacts.tsx'
import styles from '../InsightRecord.module.css'
import { directionOfChange, splitWords, wordsOfChange } from './previousTargets.ts'
import { counted } from '../../../lib/numbers/counts.ts'

interface Props {
  readonly facts: InsightFacts
  readonly row: number
  readonly hasTarget: boolean
  /** There are more rows than are compared with one another. */
  readonly isAlone: boolean
}

const count = (rows: number): string => counted(rows, 'loaded row')

/** Many rows are compared with one another a moment later. */
function missingWords({ facts: { changes }, row, hasTarget, isAlone }: Props): string {
  if (!hasTarget) return 'Nothing to compare'
  if (isAlone) return 'Not looked for among so many rows'
  return row < changes.prior.length ? 'Not in loaded range' : 'Being looked for'
}

export function PreviousTargetFact(props: Props) {
  const { facts, row, isAlone } = props
  const { changes, rows, earlier } = facts
  const [prior, priorDate, change] = [changes.prior[row], changes.priorDate[row], changes.change[row]]
  const isChecked = earlier !== undefined && !earlier.state.kept.splitsFailure
  if (prior === undefined) {
    return <small className={styles.aside}>{missingWords(props)}</small>
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
      <small className={styles.aside}>
        {priorDate === undefined
          ? 'from the note’s text'
          : `${wordsOfDay(priorDate)}${isAlone ? '' : `, among the ${count(rows)}`}${splitWords(prior, changes.factor[row], isChecked)}`}
      </small>
    </>
  )
}
