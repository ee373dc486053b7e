/** Cells of the table of insights: the action by meaning, the target against the one before, the analyst by name. */
import { fieldAt, isAbsent } from '../../api/endpoint/fields.ts'
import type { CellProps } from '../../explorer/slots.ts'
import { wordsOfDay } from '../../lib/dates/days.ts'
import { CellValue } from '../../ui/values/CellValue.tsx'
import { Absent } from '../../ui/values/FieldValue.tsx'
import { RatingAction } from './RatingAction.tsx'
import { insights } from './endpoint.ts'
import { useFacts } from './InsightFacts.tsx'
import styles from './cells.module.css'
import { directionOfChange, wordsOfChange } from './previousTargets.ts'

type Cell = CellProps<typeof insights>

export const ActionCell = ({ record }: Cell) => <RatingAction action={record.action} />

export function TargetCell({ record }: Cell) {
  const { previous, rows } = useFacts()
  const before = previous.get(record.id ?? '')
  const value = <CellValue field={fieldAt(insights.fields, 'pt')} value={record.pt} />
  if (!before) return value
  const direction = directionOfChange(before.change)
  const words = `${before.target} on ${wordsOfDay(before.date)}, ${wordsOfChange(before.change)}; among the ${rows} loaded rows`
  return (
    <span className={styles[direction]} title={`The firm’s target before: ${words}`}>
      {value}
      <span className="visually-hidden">, before: {words}</span>
    </span>
  )
}

export function AnalystCell({ record }: Cell) {
  const { analysts } = useFacts()
  const id = record.analyst_id
  if (isAbsent(id) || !id) return <Absent />
  const name = analysts.nameOf(id)
  if (name) return name
  if (analysts.isLoading) return <span className={styles.waiting}>…</span>
  const reason = analysts.hasFailed ? 'The analyst profiles could not be read' : 'No analyst profile has this ID'
  return (
    <span className={styles.waiting} title={reason}>
      ID {id}
    </span>
  )
}
