/** The firm's prior target with the change from it: of the loaded rows, or by the words of the note. */
import { wordsOfDay } from '../../../lib/dates/days.ts'
import { ARROWS } from '../../../ui/values/ratingDirection.ts'
import type { InsightFacts } from '../InsightFacts.tsx'
import styles from '../InsightRecord.module.css'
import { directionOfChange, splitWords, wordsOfChange } from './previousTargets.ts'

interface Props {
  readonly facts: InsightFacts
  readonly row: number
  readonly hasTarget: boolean
}

const count = (rows: number): string => `${rows.toLocaleString('en-US')} loaded ${rows === 1 ? 'row' : 'rows'}`

/** Of very many rows they are compared a moment later, and of more than a view is made of not at all. */
function missingWords({ changes, rows }: InsightFacts, row: number): string {
  if (row < changes.prior.length) return 'Not in loaded range'
  return rows === 0 ? 'Not looked for among so many rows' : 'Being looked for'
}

export function PreviousTargetFact({ facts, row, hasTarget }: Props) {
  const { changes, rows, earlier } = facts
  const [prior, priorDate, change] = [changes.prior[row], changes.priorDate[row], changes.change[row]]
  const isChecked = earlier !== undefined && !earlier.state.kept.splitsFailure
  if (prior === undefined) {
    return <small className={styles.aside}>{hasTarget ? missingWords(facts, row) : 'Nothing to compare'}</small>
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
          : `${wordsOfDay(priorDate)}, among the ${count(rows)}${splitWords(prior, changes.factor[row], isChecked)}`}
      </small>
    </>
  )
}
