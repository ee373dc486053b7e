/** What is joined to the rows of the page, for the parts that show it. */
import { createContext } from 'react'
import type { JoinRequest } from './values/joinColumns.ts'
import type { Join, JoinState } from './values/joinRows.ts'

export interface Joining {
  readonly join: Join
  readonly state: JoinState
  readonly request: JoinRequest
}

export const JoiningContext = createContext<Joining | undefined>(undefined)
