/** What to know of the days in sight: how they are read, that there is nothing on them, or that not all of them is loaded. */
import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import styles from './CalendarResults.module.css'

interface Props {
  readonly noun: string
  readonly remark: ReactNode
  /** Why not all of the days is shown, a sentence; `undefined` where all is. */
  readonly partial: string | undefined
  /** Loads all that the filter gives; `undefined` where it is there. */
  readonly onLoadAll: (() => void) | undefined
  /** Takes the days out of the filter; `undefined` where it leaves out none of those in sight. */
  readonly onLeaveFilter: (() => void) | undefined
  /** Rows without a readable day. */
  readonly unplaced: number
  /** Of days without any: which. */
  readonly emptyDays: string | undefined
  readonly children: ReactNode
}

export const CalendarNotices = ({ noun, remark, partial, onLoadAll, onLeaveFilter, unplaced, emptyDays, children }: Props) => (
  <div className={styles.notices}>
    <p className={styles.remark}>
      {remark}
      {unplaced > 0 && (
        <span>
          {unplaced} {unplaced === 1 ? noun.replace(/s$/, '') : noun} without a readable date: in the table only.
        </span>
      )}
      {children}
    </p>
    {partial ? (
      <Notice tone="warning" role="note">
        <span>{partial}</span>
        {onLoadAll && (
          <button type="button" className="link" onClick={onLoadAll}>
            Load all
          </button>
        )}
        {onLeaveFilter && (
          <button type="button" className="link" onClick={onLeaveFilter}>
            Remove the date filter
          </button>
        )}
      </Notice>
    ) : (
      emptyDays && <h3 className={styles.empty}>{`No ${noun}, ${emptyDays}`}</h3>
    )}
  </div>
)
