/** The footnotes of a filing by their numbers. */
import type { InsiderFilingRecord } from './endpoint.ts'
import { footnotesOf } from './footnotes.ts'
import { Part } from './Part.tsx'
import { Referring } from './Referring.tsx'
import styles from './Transactions.module.css'

export function Footnotes({ record }: { record: InsiderFilingRecord }) {
  const notes = footnotesOf(record.footnotes)
  if (notes.length === 0) return null
  return (
    <Part name="Footnotes">
      <dl className={styles.notes}>
        {notes.map((note, index) => (
          <div key={index} data-footnote={note.id} tabIndex={-1}>
            <dt>{note.id || '–'}</dt>
            <dd dir="auto">
              <Referring text={note.text} notes={notes.filter((other) => other !== note)} />
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
