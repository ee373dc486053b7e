/** What to know before reading a record: another has its identity, or values in it are not as the specification has them. */
import type { Fields } from '../../api/endpoint/fields.ts'
import { mismatchesIn } from '../../ui/values/mismatchWords.ts'
import { Notice } from '../../ui/Notice.tsx'

interface Props {
  readonly fields: Fields
  readonly record: Readonly<Record<string, unknown>>
  readonly isShared: boolean
}

export function RecordNotes({ fields, record, isShared }: Props) {
  const mismatches = mismatchesIn(fields, record)
  if (!isShared && mismatches.length === 0) return null
  return (
    <Notice tone="warning" role="note">
      {isShared && <p>Another row has the same ID and says something else.</p>}
      {mismatches.length > 0 && <p>Not as specified, and shown as sent. {mismatches.join('; ')}.</p>}
    </Notice>
  )
}
