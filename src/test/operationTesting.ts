/** What the tests that hold for every operation have to be told of each; its folder says it in `testing.ts`. */
import type { Entry } from './formEntries.ts'
import type { Rule } from './specifiedKinds.ts'

/** What the specification allows in a request (§4, §8), written down a second time: it shares nothing with the code it judges. */
export interface SpecifiedRequest {
  readonly names: Readonly<Record<string, Rule>>
  readonly required?: readonly string[]
  /** A single day and the ends of a range, as this operation names them. */
  readonly dates?: readonly [day: string, from: string, to: string]
  /** The first means nothing without the second. */
  readonly pair?: readonly [name: string, kind: string]
  /** Forms of the answer that may be asked for beside JSON. */
  readonly accepts?: readonly string[]
}

/** Where the descriptor says more, less or something else than the specification, and why; held exact by the contract test. */
export interface Deviation {
  /** A parameter by its key in the page address and the rule concerned, or a field by its path. */
  readonly subject: string
  /** What §2 and §4 say; `nothing` where they are silent. */
  readonly stated: string
  readonly here: string
  readonly reason: string
}

/** A value that the mock service sends in another form than §2 gives, because the service was seen to. */
export interface OddValue {
  readonly path: string
  readonly expected: string
  readonly found: string
  readonly reason: string
}

export interface OperationTesting {
  readonly specified: SpecifiedRequest
  readonly deviations?: readonly Deviation[]
  readonly oddValues?: readonly OddValue[]
  /** What §8 calls the operation in its table of limits, where it is there. */
  readonly calledInLimits?: readonly string[]

  /** The body of an answer of these rows (§2); the key that §2 names for their list, if it names one; whether it tells how many there are in all. */
  readonly answer: (rows: readonly unknown[]) => unknown
  readonly listKey?: string
  readonly isCounted?: true
  /** The fields that a row is known by, and what else it cannot be told from others without. */
  readonly identity: readonly string[]
  readonly rowNeeds?: Readonly<Record<string, unknown>>

  /** A question with many rows, in wire names. */
  readonly wideQuery: string
  /** Where a link from another page leads: to what is known of HALO from 5 January to 2 March 2026. */
  readonly about: string
  /** An address with a query that has rows, the same on the demo and on the mock service over HTTP, and the record of one of them as `v.open` names it. */
  readonly withRows: string
  readonly record: string
  /** Breaks a rule of the operation, where `limit=0` does not. */
  readonly invalid?: string
  /** The query of a page about this name; without it the operation knows no names. */
  readonly named?: (name: string) => string

  /** Every parameter of the form and what to put there, and, percent-decoded, the address and the request that must come of it. */
  readonly everyParameter: {
    readonly entries: readonly Entry[]
    readonly address: string
    readonly request: string
    readonly accept?: string
  }
  /** The request of 18 November 2026 alone, where the operation knows a single day. */
  readonly singleDay?: string
  /** The same two where the operation's own page asks otherwise than its endpoint alone. */
  readonly onPage?: Partial<Pick<OperationTesting, 'everyParameter' | 'singleDay'>>

  /** Texts may hold HTML, which is read and never shown. */
  readonly mayHoldHtml?: true
  /** Its own page needs a canvas, and is tried in a browser. */
  readonly needsCanvas?: true
}
