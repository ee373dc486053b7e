/** What the page runs its queries by, given by the app: a test gives another. */
import { createContext, useContext } from 'react'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { SqlEngine, SqlTable } from '../engine/engine.ts'

export interface SqlPart {
  /** `progress` gets the bytes that are there, and of how many. */
  readonly open: (progress: (loaded: number, total: number) => void) => Promise<SqlEngine>
  /** The tables that rows of a dataset become, known before any are loaded. */
  readonly schemaOf: (endpoint: AnyEndpoint) => readonly SqlTable[]
}

export const EngineContext = createContext<SqlPart | undefined>(undefined)

export function useSqlPart(): SqlPart {
  const part = useContext(EngineContext)
  if (!part) throw new Error('The SQL page stands within an EngineContext.')
  return part
}
