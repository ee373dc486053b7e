/** The footnotes of a filing by their numbers. */
import type { InsiderFilingRecord } from '../endpoint.ts'
import { footnotesOf } from '../filing/footnotes.ts'
import { Group } from './Group.tsx'
import { FootnoteText } from './FootnoteText.tsx'
import styles from '../Transactions.module.css'

export function Footnotes({ record }: { record: InsiderFilingRecord }) {
  const notes = footnotesOf(record.footnotes)
  if (notes.length === 0) return null
  return (
    <Group name="Footnotes">
      <dl className={styles.notes}>
        {notes.map((note, index) => (
          <div key={index} data-footnote={note.id} tabIndex={-1}>
            <dt>{note.id || '–'}</dt>
            <dd dir="auto">
              <FootnoteText text={note.text} notes={notes.filter((other) => other !== note)} />
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}
