/** A note that may hold HTML, as text; one of markup alone as it was sent. */
import { textOfMarkup } from '../../lib/text/markupText.ts'
import { Absent } from '../values/FieldValue.tsx'
import { Mismatch } from '../values/Mismatch.tsx'

export function MarkupNote({ text }: { text: string | null | undefined }) {
  if (!text) return <Absent />
  const words = textOfMarkup(text)
  return words === '' ? <Mismatch text={text} words="markup without words" /> : <bdi>{words}</bdi>
}
