/** Text of a filing in which references to footnotes lead to them. */
import { Fragment } from 'react'
import { Absent } from '../../../ui/values/FieldValue.tsx'
import { piecesOf, type Footnote } from '../filing/footnotes.ts'
import styles from '../Transactions.module.css'

/** A filing may be on the page twice, in its row and in the record: its footnotes are those of the same place. */
const footnoteBeside = (element: Element, { id }: Footnote): HTMLElement | null | undefined =>
  element.closest('[data-filing]')?.querySelector<HTMLElement>(`[data-footnote="${id}"]`)

interface Props {
  readonly text: string | null | undefined
  readonly notes: readonly Footnote[]
}

export function FootnoteText({ text, notes }: Props) {
  if (!text) return <Absent />
  return piecesOf(text, notes).map((piece, index) =>
    'note' in piece ? (
      <button
        key={index}
        type="button"
        className={`link ${styles.reference}`}
        title={piece.note.text}
        aria-label={`Footnote ${piece.note.id}`}
        onClick={(event) => {
          event.stopPropagation()
          footnoteBeside(event.currentTarget, piece.note)?.focus()
        }}
      >
        {piece.text}
      </button>
    ) : (
      <Fragment key={index}>
        <bdi>{piece.text}</bdi>
      </Fragment>
    ),
  )
}
