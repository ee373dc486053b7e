/** Cells of the table of calls: the quarter set off in the title, the status as a word, the versions by name. */
import type { CellProps } from '../../explorer/slots.ts'
import { Absent } from '../../ui/values/FieldValue.tsx'
import { CellValue } from '../../ui/values/CellValue.tsx'
import { transcripts } from './endpoint.ts'
import { versionsOf } from './versions/versions.ts'

type Cell = CellProps<typeof transcripts>

const QUARTER = /\bQ[1-4] ?20\d{2}\b/

function Title({ record: { call_title: title } }: Cell) {
  const quarter = typeof title === 'string' ? QUARTER.exec(title) : null
  if (!title || !quarter) return <CellValue field={transcripts.fields.call_title} value={title} />
  return (
    <bdi>
      {title.slice(0, quarter.index)}
      <b>{quarter[0]}</b>
      {title.slice(quarter.index + quarter[0].length)}
    </bdi>
  )
}

/** `In progress` */
export function statusWords(status: string): string {
  const words = status.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function Status({ record: { status } }: Cell) {
  if (!status) return <Absent />
  return <span title={transcripts.fields.status.meanings?.[status.toUpperCase()]}>{statusWords(status)}</span>
}

function Versions({ record }: Cell) {
  const offered = versionsOf(record.transcripts)
  if (offered.length === 0) return Array.isArray(record.transcripts) ? 'none' : <Absent />
  return (
    <bdi title={offered.map(({ title }) => title).join('; ')}>
      {offered.map(({ name, confidence }) => `${name}${confidence}`).join(', ')}
    </bdi>
  )
}

export const cells = { call_title: Title, status: Status, transcripts: Versions }
