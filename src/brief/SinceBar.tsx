/** Since when a brief is: the moment as a day and an hour, others to choose, and the mark from which the next begins. */
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { lostWords } from '../explorer/since/lostWords.ts'
import { wordsOfUnix } from '../ui/values/valueText.ts'
import { changedBrief } from './briefAddress.ts'
import styles from './Brief.module.css'
import { startsFor } from './moments.ts'

interface Props {
  readonly since: number
  /** When this list's brief was last marked. */
  readonly seen: number | undefined
  /** Says how many records could not be kept. Absent until all of the brief is there: what is missing was not seen. */
  readonly onSeen?: ((at: number) => Promise<number>) | undefined
}

/** Text of a field for day and hour, as UTC. */
const fieldText = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16)

export function SinceBar({ since, seen, onSeen }: Props) {
  const connection = useConnection()
  const [search, setSearch] = useSearchParams()
  const [isMarking, setMarking] = useState(false)
  /** Told once the records are kept: who leaves then loses none. */
  const [marked, setMarked] = useState<{ readonly at: number; readonly lost: number }>()
  const present = connection.now()
  const choose = (text: string): void => {
    const moment = Date.parse(`${text}Z`) / 1000
    if (Number.isFinite(moment) && moment > 0)
      setSearch(new URLSearchParams(changedBrief(search, { since: String(moment) }).split('?')[1]))
  }
  return (
    <div className={styles.since} data-print="hide">
      <span id="brief-since">Since</span>
      <div role="group" aria-labelledby="brief-since">
        {startsFor(connection, seen).map((start) => (
          <Link
            key={start.words}
            to={changedBrief(search, { since: String(start.since) })}
            aria-current={start.since === since ? 'true' : undefined}
            title={wordsOfUnix(start.since)}
          >
            {start.words}
          </Link>
        ))}
      </div>
      <input
        key={since}
        type="datetime-local"
        aria-label="Since, day and hour in UTC"
        defaultValue={fieldText(since)}
        max={fieldText(present)}
        onBlur={({ currentTarget: { value } }) => value !== fieldText(since) && choose(value)}
        onKeyDown={(event) => event.key === 'Enter' && choose(event.currentTarget.value)}
      />
      <span>UTC</span>
      {onSeen && (
        <button
          type="button"
          disabled={isMarking}
          title="Only this mark moves “last seen”: the next brief begins here."
          onClick={() => {
            setMarking(true)
            void onSeen(present).then((lost) => setMarked({ at: present, lost }))
          }}
        >
          Mark as seen
        </button>
      )}
      <span role="status">{marked && `The next brief begins at ${wordsOfUnix(marked.at)}. ${lostWords(marked.lost)}`}</span>
    </div>
  )
}
