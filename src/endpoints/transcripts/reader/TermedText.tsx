/** Text with the terms of the reader's own list marked; a part that comes after the call is there to read. */
import { useSyncExternalStore } from 'react'
import { subscribeToTermList, termList } from '../../../settings/termList.ts'
import { fold } from '../text/fold.ts'
import { piecesOf } from '../text/pieces.ts'
import { termMarks } from '../text/terms.ts'

export function TermedText({ text }: { readonly text: string }) {
  const groups = useSyncExternalStore(subscribeToTermList, termList)
  if (groups.length === 0) return text
  const marks = termMarks(
    fold(text),
    groups.flatMap(({ terms }) => terms),
  )
  return piecesOf(text, 0, marks, 0).map(({ kind, text: said }, number) =>
    kind === 'plain' ? (
      said
    ) : (
      <mark key={number} data-term="" title="In your terms">
        {said}
      </mark>
    ),
  )
}
