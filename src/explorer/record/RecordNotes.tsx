/** What to know before reading a record: another has its identity, or values in it are not as the specification has them. */
import type { Fields } from '../../api/endpoint/fields.ts'
import { mismatchesIn } from '../../ui/values/mismatchWords.ts'
import { Notice } from '../../ui/Notice.tsx'

interface Props {
  readonly fields: Fields
  readonly record: Readonly<Record<string, unknown>>
  readonly isShared: boolean
  /** What changed in it since it was last seen. */
  readonly edited?: string | undefined
}

export function RecordNotes({ fields, record, isShared, edited }: Props) {
  const mismatches = mismatchesIn(fields, record)
  return (
    <>
      {edited !== undefined && (
        <Notice tone="information" role="note">
          <p>Edited: {edited}.</p>
        </Notice>
      )}
      {(isShared || mismatches.length > 0) && (
        <Notice tone="warning" role="note">
          {isShared && <p>Another row has the same ID and says something else.</p>}
          {mismatches.length > 0 && <p>Not as specified, and shown as sent. {mismatches.join('; ')}.</p>}
        </Notice>
      )}
    </>
  )
}
