/** One fault of a service: what is answered, what is said of it, how often is asked. */
import type { Connection } from '../../api/client/connection.ts'
import type { FailureKind } from '../../api/client/failure.ts'

export interface Fault {
  readonly name: string
  readonly answer: () => Response
  readonly kind: FailureKind
  /** Words that the notice holds. */
  readonly words: string
  /** The one way on. */
  readonly action: 'Try again' | 'Go to the filters' | 'Check connection' | 'Load the page again to sign in'
  readonly requests: number
  /** How the service is reached; through a gateway where nothing is said. */
  readonly given?: Partial<Connection>
}

export const fault = (
  name: string,
  answer: () => Response,
  kind: FailureKind,
  words: string,
  action: Fault['action'],
  requests = 1,
  given: Partial<Connection> = { keyTravels: 'gateway' },
): Fault => ({ name, answer, kind, words, action, requests, given })

export const FILTERS = 'Go to the filters'
export const LINK = 'Check connection'
export const AGAIN = 'Try again'

/** A refusal in the form of the service. */
export const errors = (code: string, value: string) => ({ ok: false, errors: [{ code, id: 'x-1', value }], data: null })
