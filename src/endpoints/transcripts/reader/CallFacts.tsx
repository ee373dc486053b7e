/** Everything the record says besides the text. */
import { RecordFields } from '../../../explorer/record/RecordFields.tsx'
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import styles from './Reader.module.css'

const { transcripts: _, ...fields } = transcripts.fields

export function CallFacts({ call }: { call: TranscribedCall }) {
  const { transcripts: __, ...rest } = call
  return (
    <details className={styles.facts}>
      <summary>About this call</summary>
      <RecordFields fields={fields} record={rest} />
    </details>
  )
}
