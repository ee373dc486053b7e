/** A line that tells the user something about what is shown. */
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

interface Props {
  readonly tone: 'failure' | 'warning' | 'information'
  /** `alert` interrupts a screen reader: for failures and bad addresses only. */
  readonly role?: 'alert' | 'status' | 'note'
  readonly children: ReactNode
}

export const Notice = ({ tone, role, children }: Props) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={role}>
    {children}
  </div>
)
