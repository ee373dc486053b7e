/** What changed between two texts, in runs that can be read: single words taken out of a sentence cannot. */
import { diffWordsWithSpace } from 'diff'

export interface Change {
  readonly kind: 'kept' | 'added' | 'removed'
  readonly text: string
}

/** The kept and removed parts make up `before`, the kept and added ones `text`; between two kept parts removed comes first. */
export function changesOf(before: string, text: string): readonly Change[] {
  const changes: Change[] = []
  let [removed, added] = ['', '']
  const flush = (): void => {
    if (removed !== '') changes.push({ kind: 'removed', text: removed })
    if (added !== '') changes.push({ kind: 'added', text: added })
    ;[removed, added] = ['', '']
  }
  const parts = diffWordsWithSpace(before, text)
  for (const [index, part] of parts.entries()) {
    if (part.removed) removed += part.value
    else if (part.added) added += part.value
    else if (/^\s+$/.test(part.value) && (removed !== '' || added !== '') && index < parts.length - 1) {
      // A lone blank between two changes belongs to both of them.
      removed += part.value
      added += part.value
    } else {
      flush()
      changes.push({ kind: 'kept', text: part.value })
    }
  }
  flush()
  return changes
}
