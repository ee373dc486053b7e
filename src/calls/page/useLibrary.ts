/** The library of calls of the connection, and how far it is. */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import type { CallLibrary, LibraryState } from '../library/libraryState.ts'
import { libraryOf } from '../library/openLibrary.ts'

export function useLibrary(): readonly [CallLibrary, LibraryState] {
  const connection = useConnection()
  const library = useMemo(() => libraryOf(connection), [connection])
  const state = useSyncExternalStore(library.subscribe, library.state)
  const { isEnded } = state.progress
  const isOpen = state.status !== 'opening'
  // Who has the library has it kept up to date: one request, where the last is some time ago.
  useEffect(() => {
    if (isOpen && isEnded) library.load(false)
  }, [library, isOpen, isEnded])
  return [library, state]
}
