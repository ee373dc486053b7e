/** What is typed in the filter form and not applied: kept as long as the page, but for the fields that the address changes. */
import { useState } from 'react'
import type { Draft } from './draft.ts'

/** `texts` are those of the address. */
export function useEdits(texts: Draft): readonly [edits: Draft, setEdits: (edits: Draft) => void] {
  const [edits, setEdits] = useState<Draft>({})
  const [seen, setSeen] = useState(texts)
  const isSame = (key: string): boolean => texts[key] === seen[key]
  if (!Object.keys({ ...texts, ...seen }).every(isSame)) {
    setSeen(texts)
    setEdits(Object.fromEntries(Object.entries(edits).filter(([key]) => isSame(key))))
  }
  return [edits, setEdits]
}
