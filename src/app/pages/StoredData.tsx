/** What this browser remembers of the reading, and the way to forget it. */
import { counted } from '../../lib/numbers/counts.ts'
import { useSyncExternalStore } from 'react'
import { isStorageUnable, subscribeToLoss } from '../../settings/storedText.ts'
import { forgetQueries, queryHistory, subscribeToQueryHistory } from '../../settings/queryHistory.ts'
import { forgetRecentViews, recentViews, subscribeToRecentViews } from '../../settings/recentViews.ts'
import { forgetReadMarks, readMarks, subscribeToReadMarks } from '../../settings/readMarks.ts'
import { offerUndo } from '../../ui/undo.ts'
import { BriefMarksStored } from './BriefMarksStored.tsx'
import { CallsStored } from './CallsStored.tsx'
import { FindingsStored } from './FindingsStored.tsx'
import { SeenRecordsStored } from './SeenRecordsStored.tsx'
import styles from './PreferencesPage.module.css'

interface Props {
  readonly title: string
  readonly verb: string
  readonly isEmpty: boolean
  /** How much is remembered, where anything is. */
  readonly words: string
  readonly onForget: () => void
}

const Remembered = ({ title, verb, isEmpty, words, onForget }: Props) => (
  <div className={styles.row}>
    <h3>{title}</h3>
    <div>
      <button type="button" disabled={isEmpty} onClick={onForget}>
        {verb}
      </button>
    </div>
    <p role="status">{isEmpty ? 'None.' : words}</p>
  </div>
)

export function StoredData() {
  const recent = useSyncExternalStore(subscribeToRecentViews, recentViews)
  const marks = useSyncExternalStore(subscribeToReadMarks, readMarks)
  const queries = useSyncExternalStore(subscribeToQueryHistory, queryHistory)
  const isUnable = useSyncExternalStore(subscribeToLoss, isStorageUnable)
  return (
    <>
      <h2>Remembered in this browser</h2>
      {isUnable && (
        <p role="status">This browser keeps nothing for this page: what you choose here lasts until the page is closed.</p>
      )}
      <Remembered
        title="Recent views"
        verb="Clear recent views"
        isEmpty={recent.length === 0}
        words={`${counted(recent.length, 'address', 'addresses')}, at most 30 are kept; never data, never a key.`}
        onForget={() => offerUndo('The recent views were forgotten.', forgetRecentViews())}
      />
      <Remembered
        title="Read marks"
        verb="Clear read marks"
        isEmpty={marks.size === 0}
        words={`${counted(marks.size, 'news item', 'news items')} marked as read.`}
        onForget={() => offerUndo('The read marks were forgotten.', forgetReadMarks())}
      />
      <Remembered
        title="SQL queries"
        verb="Clear SQL queries"
        isEmpty={queries.length === 0}
        words={`${counted(queries.length, 'query', 'queries')}, at most 50 are kept; never what came of them.`}
        onForget={() => offerUndo('The SQL queries were forgotten.', forgetQueries())}
      />
      <BriefMarksStored />
      <SeenRecordsStored />
      <CallsStored />
      <FindingsStored />
    </>
  )
}
