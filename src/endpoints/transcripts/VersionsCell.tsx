/** The versions of a call in one cell of the table by name, or that there are none. */
import type { CellProps } from '../../explorer/slots.ts'
import { Absent } from '../../ui/values/FieldValue.tsx'
import type { transcripts } from './endpoint.ts'
import { versionsOf } from './versions/versions.ts'

export function VersionsCell({ record }: CellProps<typeof transcripts>) {
  const offered = versionsOf(record.transcripts)
  if (offered.length === 0) return Array.isArray(record.transcripts) ? 'none' : <Absent />
  return <bdi title={offered.map(({ title }) => title).join('; ')}>{offered.map(({ name }) => name).join(', ')}</bdi>
}
