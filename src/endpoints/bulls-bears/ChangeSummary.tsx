/** How much of each case is new against the edition before, and how the marks are to be read. */
import { changeWords } from './changes.ts'
import type { BullBearCase } from './endpoint.ts'
import styles from './CaseReader.module.css'

interface Props {
  readonly open: BullBearCase
  readonly before: BullBearCase
  /** When the edition before was written. */
  readonly when: string
}

/** Of a case that only one of the two has. */
function sideWords(before: string | null | undefined, text: string | null | undefined): string {
  if (before && text) return changeWords(before, text)
  return text ? 'new' : before ? 'dropped' : 'not given'
}

export const ChangeSummary = ({ open, before, when }: Props) => (
  <p className={styles.note}>
    Against {when}: bull {sideWords(before.bull_case, open.bull_case)}, bear {sideWords(before.bear_case, open.bear_case)}.{' '}
    <ins>Added</ins> <del>removed</del>
  </p>
)
