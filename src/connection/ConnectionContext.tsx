/** The connection in force, for every component below. */
import { createContext, useContext } from 'react'
import type { Connection } from '../api/client/connection.ts'

export interface ConnectionState {
  readonly connection: Connection
  /** Whether this deployment lets the user type a key of their own. */
  readonly isDirectAllowed: boolean
  /** The last characters of the typed key that the service refused: it is forgotten since. */
  readonly refusedKeyEnd?: string | undefined
  /** Direct mode only: holds the key in memory from now on; an empty key forgets it. */
  readonly useKey: (key: string) => void
  /** Goes over to the day it is by now, of which a page knows that stands since yesterday; absent where the day is pinned. */
  readonly turnDay?: (() => void) | undefined
}

export const ConnectionContext = createContext<ConnectionState | undefined>(undefined)

export function useConnectionState(): ConnectionState {
  const state = useContext(ConnectionContext)
  if (!state) throw new Error('No connection above this component')
  return state
}

export const useConnection = (): Connection => useConnectionState().connection
