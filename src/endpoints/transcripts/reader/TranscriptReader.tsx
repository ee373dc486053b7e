/** An open call: the version to read, or why there is nothing to read. */
import { viewedRecords } from '../../../explorer/rows/many.ts'
import type { RecordProps } from '../../../explorer/slots.ts'
import type { TranscribedCall, transcripts } from '../endpoint.ts'
import { CHANGES, chosenOf, pairOf, versionsOf } from '../versions/versions.ts'
import { useMemo } from 'react'
import { CallFacts } from './CallFacts.tsx'
import { ReadText } from './ReadText.tsx'
import styles from './Reader.module.css'

export function TranscriptReader({ record, address, answer, acts }: RecordProps<typeof transcripts>) {
  // The record is put together anew for every drawing, its list of versions is not.
  const { transcripts: versions } = record
  const offered = useMemo(() => versionsOf(versions), [versions])

  const pair = pairOf(offered)
  const key = address.ownView('v.version')
  const isComparing = key === CHANGES && pair !== undefined
  const chosen = isComparing ? pair.corrected : chosenOf(offered, key)
  if (!chosen) {
    return (
      <div className={styles.nothing}>
        <p>No transcript was given for this call{record.transcripts === null ? ': the list of versions is null' : ''}.</p>
        <CallFacts call={record} />
      </div>
    )
  }
  return (
    // Another call is another text: nothing found or chosen goes along, but what the address says.
    <ReadText
      key={record.call_id}
      call={record}
      loaded={viewedRecords(answer.rows?.store) as readonly TranscribedCall[]}
      address={address}
      acts={acts}
      offered={offered}
      chosen={chosen}
      heard={isComparing ? pair.heard : undefined}
      canCompare={pair !== undefined}
    />
  )
}
