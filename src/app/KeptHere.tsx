/** What this browser remembers of the reading, and the way to forget it. */
import { useSyncExternalStore } from 'react'
import { isStorageUnable, subscribeToLoss } from '../lib/kept.ts'
import { forgetRecentViews, recentViews, subscribeToRecentViews } from './recentViews.ts'
import { forgetReadMarks, readMarks, subscribeToReadMarks } from '../ui/readMarks.ts'
import styles from './PreferencesPage.module.css'

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

export function KeptHere() {
  const recent = useSyncExternalStore(subscribeToRecentViews, recentViews)
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  const isUnable = useSyncExternalStore(subscribeToLoss, isStorageUnable)
  return (
    <>
      <h2>Remembered in this browser</h2>
      {isUnable && (
        <p role="status">This browser keeps nothing for this page: what you choose here lasts until the page is closed.</p>
      )}
      <div className={styles.row}>
        <h3>Recent views</h3>
        <div>
          <button type="button" disabled={recent.length === 0} onClick={forgetRecentViews}>
            Forget where I was
          </button>
        </div>
        <p role="status">
          {recent.length === 0
            ? 'None.'
            : `${counted(recent.length, 'address', 'addresses')}, at most 30 are kept; never data, never a key.`}
        </p>
      </div>
      <div className={styles.row}>
        <h3>Read marks</h3>
        <div>
          <button type="button" disabled={marks.size === 0} onClick={forgetReadMarks}>
            Forget what I read
          </button>
        </div>
        <p role="status">{marks.size === 0 ? 'None.' : `${counted(marks.size, 'news item', 'news items')} marked as read.`}</p>
      </div>
    </>
  )
}
