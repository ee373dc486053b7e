/** What an answer comes to: rows, or a failure. */
import type { Listing } from '../../endpoint/envelope.ts'
import { isObject } from '../exactNumber.ts'
import type { FailureKind } from '../failure.ts'
import type { ErrorBody } from './errorBody.ts'

export type Records = Extract<Listing, { records: unknown }>

export type Outcome =
  | { readonly listing: Records }
  | {
      readonly failure: FailureKind
      /** The service's own words. */
      readonly complaint: ErrorBody
      /** Ours, or the gateway's. */
      readonly detail?: string | undefined
    }

/** A list in which nothing is a record says nothing of how many match: it is not an empty one. */
export const holdsRecords = (listed: readonly unknown[]): boolean => listed.length === 0 || listed.some(isObject)
