/** Marks what is new or edited where rows are drawn otherwise than in columns. */
import styles from './ChangeMark.module.css'
import type { RowChange } from './rowChange.ts'

export const ChangeMark = ({ change }: { readonly change: RowChange | undefined }) =>
  change && (
    <b className={styles.mark} title={change.note}>
      {change.words}
    </b>
  )
