/** When a brief begins: at the moment of its address, else where the reader left off, else at the close before. */
import { useState, useSyncExternalStore } from 'react'
import { troubleOf } from '../api/client/scenario.ts'
import { useConnection } from '../connection/ConnectionContext.tsx'
import { briefMarks, markBrief, subscribeToBriefMarks } from '../settings/briefMarks.ts'
import { closeBefore } from './moments.ts'

/** The name under which the brief of a list is marked, and when that was last; a moment to come belongs to a demo of another day. */
export function useBriefMark(entries: readonly string[]) {
  const connection = useConnection()
  const name = [connection.mode, troubleOf(connection.scenario), ...entries].filter(Boolean).join(' ')
  const marked = useSyncExternalStore(subscribeToBriefMarks, briefMarks)[name]
  return { name, marked: marked !== undefined && marked <= connection.now() ? marked : undefined }
}

export function useSince(entries: readonly string[], given: number | undefined) {
  const connection = useConnection()
  const { name, marked } = useBriefMark(entries)
  // What is being read does not vanish when it is marked.
  const [begun] = useState(marked)
  return {
    since: given ?? begun ?? closeBefore(connection.today),
    seen: begun,
    mark: (at: number): void => markBrief(name, at),
  }
}
