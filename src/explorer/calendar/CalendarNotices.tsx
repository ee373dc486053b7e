/** What the calendar cannot promise about the days it shows, and what may be done about it. */
import type { ReactNode } from 'react'
import { Notice } from '../../ui/Notice.tsx'
import styles from './CalendarResults.module.css'
import { wordsOfAsked, type AskedDays } from './period.ts'

interface Props {
  readonly noun: string
  readonly remark: string
  readonly asked: AskedDays
  /** Whether the filter asks for every day shown. */
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly isIncomplete: boolean
  /** `undefined` where the page is as large as it can be. */
  readonly onMore: (() => void) | undefined
  /** Rows without a readable day. */
  readonly unplaced: number
  /** Whether the answer holds no rows. */
  readonly isEmpty: boolean
  readonly children: ReactNode
}

export const CalendarNotices = (props: Props) => {
  const { noun, remark, asked, isAsked, onAsk, isIncomplete, onMore, unplaced, isEmpty, children } = props
  return (
    <div className={styles.notices}>
      <p className={styles.remark}>
        {remark} {unplaced > 0 && `${unplaced} of the ${noun} loaded have no day that can be read: they are in the table only. `}
        {children}
      </p>
      {isEmpty && (
        <Notice tone="information" role="note">
          No {noun} for this filter: the service answered with an empty list.
        </Notice>
      )}
      {!isAsked && (
        <Notice tone="warning" role="note">
          <span>Not complete: the filter asks for {wordsOfAsked(asked)}, and not for every day shown here.</span>
          <button type="button" className="link" onClick={onAsk}>
            Ask for all days shown
          </button>
        </Notice>
      )}
      {isIncomplete && (
        <Notice tone="warning" role="note">
          <span>
            Not complete: these are the {noun} of one page, and more may belong here.
            {!onMore && ' A week, or some tickers, may fit on one page.'}
          </span>
          {onMore && (
            <button type="button" className="link" onClick={onMore}>
              Ask for up to 1,000 rows
            </button>
          )}
        </Notice>
      )}
    </div>
  )
}
