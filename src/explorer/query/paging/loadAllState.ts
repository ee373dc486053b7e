/** How far loading many pages is, and what holds it up. */
import type { RequestLogEntry } from '../../../api/client/requestLog.ts'
import type { Failure } from '../../../api/client/failure.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'

/** A page, counted from 1, and why it is not there. */
export interface PageFailure {
  readonly page: number
  readonly reason: Failure
}

export interface LoadAllState {
  /** `exhausted`: more may follow, but neither pages nor days reach it. `full`: more is there, and what is loaded takes much memory. */
  readonly status: 'idle' | 'running' | 'waiting' | 'full' | 'failed' | 'ended' | 'exhausted'
  /** Pages whose rows are in the store, counted from the first. */
  readonly pages: number
  readonly rows: number
  /** Rows that came a second time, the same in all they say, and were left out. */
  readonly repeated: number
  /** Rows of earlier pages that came again, the same or changed. */
  readonly returned: number
  /** Items that are no records, and were left out. */
  readonly unreadable: number
  /** About how much memory the rows take. */
  readonly bytes: number
  readonly requests: number
  /** Spent loading, without the pauses. */
  readonly milliseconds: number
  /** All that match, where the service says so. */
  readonly hits: number | undefined
  /** The page that could not be loaded, counted from 1, and why. */
  readonly failure: PageFailure | undefined
  /** A page that is about to be asked for again by itself. */
  readonly again: PageFailure | undefined
  /** Days at which the windows begin that loading went on in, once pages could not be counted any further (§8). */
  readonly windows: readonly IsoDay[]
  /** A window did not begin with the rows that the one before ended with. */
  readonly isGapped: boolean
  readonly logEntry: RequestLogEntry | undefined
}

export const START: LoadAllState = {
  status: 'idle',
  pages: 0,
  rows: 0,
  repeated: 0,
  returned: 0,
  unreadable: 0,
  bytes: 0,
  requests: 0,
  milliseconds: 0,
  hits: undefined,
  failure: undefined,
  again: undefined,
  windows: [],
  isGapped: false,
  logEntry: undefined,
}
