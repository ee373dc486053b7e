/** Where the calls are that the app keeps apart from any page: the app around the reader says it. */
import { createContext } from 'react'
import type { Connection } from '../../../api/client/connection.ts'
import type { readCallOf } from '../versions/readCall.ts'

export interface KeptCall extends Omit<ReturnType<typeof readCallOf>, 'text' | 'segments'> {
  /** Where the service has it in its list, from 0. */
  readonly position: number | undefined
}

export interface KeptCalls {
  readonly callsOf: (connection: Connection, ticker: string) => Promise<readonly KeptCall[]>
  /** The page that compares two calls that are kept, the earlier first. */
  readonly comparisonAddress: (a: string, b: string, scenario: string | undefined) => string
}

/** Loaded when a reader first asks. */
export const KeptCallsContext = createContext<(() => Promise<KeptCalls>) | undefined>(undefined)
