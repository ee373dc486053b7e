/** A step of a check: one or two small requests of one dataset, and what their answers say about one promise of the service. */
import type { RequestLogEntry } from '../../api/client/requestLog.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { Param } from '../../api/endpoint/params.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import type { Finding } from '../finding.ts'

/** Values by the parameters' keys, as the client sends them. */
export type Asked = Readonly<Record<string, unknown>>

export interface Answer {
  readonly records: readonly unknown[]
  readonly exchange: RequestLogEntry
}

/** What is known when a step begins. */
export interface Met {
  readonly endpoint: AnyEndpoint
  readonly today: IsoDay
  /** Tickers that this service named before, in this dataset or another; the likeliest first. */
  readonly tickers: readonly string[]
  /** Parameters without which there is no answer; part of every request. */
  readonly needed: Asked
  /** The records of the first answer. */
  readonly first: readonly unknown[]
  /** A day on which a record was seen to be, by the field that the day filter was seen to go by. */
  readonly dayOfRecord?: IsoDay
  /** A filter that was seen to leave out others. */
  readonly heeded?: Asked
}

/** Ends by a `Failure` where no list of records comes. */
export type Ask = (values: Asked) => Promise<Answer>

export type Judgement =
  | { readonly findings: readonly Finding[]; readonly learned?: Partial<Met> }
  /** Why nothing can be said. */
  | { readonly unjudged: string }

export interface Step {
  /** What is looked at, as the report calls it. */
  readonly name: string
  readonly applies: (endpoint: AnyEndpoint) => boolean
  readonly run: (met: Met, ask: Ask) => Promise<Judgement>
}

/** How many records an answer is asked to hold at the most. */
export const FEW = 6

export const param = (endpoint: AnyEndpoint, key: string): Param | undefined =>
  Object.hasOwn(endpoint.params, key) ? (endpoint.params as Readonly<Record<string, Param>>)[key] : undefined

/** With the count, where the dataset takes one. */
export const atMost = (endpoint: AnyEndpoint, count: number): Asked => (param(endpoint, 'limit') ? { limit: count } : {})

/** Of values that occur, one that occurs least: others show soonest whether it was heeded. */
export function rarest(values: readonly string[]): string | undefined {
  const counts = Map.groupBy(values, (value) => value)
  return [...counts].toSorted(([, one], [, other]) => one.length - other.length)[0]?.[0]
}
