/** The text of the editor: the query of the address, or what was typed since, which is there again when one comes back. */
import { useState } from 'react'
import { useLocation } from 'react-router'

const MOST = 20
/** By the entry of the browser's history that it was typed at; the oldest first. */
const drafts = new Map<string, string>()

function keep(key: string, text: string | undefined): void {
  drafts.delete(key)
  if (text !== undefined) drafts.set(key, text)
  const [oldest] = drafts.keys()
  if (drafts.size > MOST && oldest !== undefined) drafts.delete(oldest)
}

/** `forget` is for what is run. */
export function useDraft(sql: string) {
  const { key } = useLocation()
  const [typed, setTyped] = useState<{ readonly at: string; readonly text: string | undefined }>()
  const draft = (typed?.at === key ? typed.text : drafts.get(key)) ?? sql
  const set = (text: string | undefined): void => {
    keep(key, text === sql ? undefined : text)
    setTyped({ at: key, text })
  }
  return { draft, type: set, forget: () => set(undefined) }
}
