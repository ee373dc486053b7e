/** The line above the rows: how many, in which order, and what can be done with them. */
import type { ReactNode } from 'react'
import styles from './Toolbar.module.css'

interface Props {
  readonly count: string
  /** Counted from 1; `undefined` where there are no pages. */
  readonly page: number | undefined
  readonly note: string | undefined
  readonly children: ReactNode
}

export const Toolbar = ({ count, page, note, children }: Props) => (
  <div className={styles.toolbar} data-print="hide">
    {/* Announces each answer, and each refinement of it; the line of paging says the rest to those who come there. */}
    <span className={styles.count} role="status">
      <span>{count}</span>
      {page && <span className="visually-hidden">, page {page}</span>}
    </span>
    {note && <span className={styles.note}>{note}</span>}
    <span className={styles.end}>{children}</span>
  </div>
)
