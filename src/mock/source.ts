/** What one operation adds to the mock service: its facts, how they match, and how a fact becomes a record. */
import type { AnyEndpoint, Endpoint, RecordOf, ValuesOf } from '../api/endpoint/endpoint.ts'
import type { IsoDay } from '../lib/dates/days.ts'
import type { World } from './world/facts.ts'

/** What a record may depend on beside its fact. */
export interface Asked<V> {
  readonly world: World
  readonly values: V
  /** Scheme, host and port of the request, for addresses within the answer. */
  readonly origin: string
}

export interface MockSource<E extends AnyEndpoint = AnyEndpoint, Fact = unknown> {
  readonly endpoint: E
  /** Every fact up to the world's today; built once for a world, when the operation is first asked. Left out beside `select`. */
  readonly facts?: (world: World) => readonly Fact[]
  /** The record of a fact. Called for the rows of one page only, so that long texts are not written for the others. */
  readonly record: (fact: Fact, asked: Asked<ValuesOf<E>>) => RecordOf<E>
  /** How a fact answers to each filter; paging, dates and `updated` are the engine's. */
  readonly matches?: {
    readonly [K in keyof ValuesOf<E>]?: (fact: Fact, wanted: NonNullable<ValuesOf<E>[K]>, asked: Asked<ValuesOf<E>>) => boolean
  }
  /** The day that date filters and the default order go by; `''` for none. */
  readonly dayOf?: (fact: Fact, values: ValuesOf<E>) => IsoDay | ''
  /** Unix seconds of the last change. */
  readonly updatedAt?: (fact: Fact) => number
  /** The fact as it is corrected at that moment (Unix seconds), which becomes its stamp; `undefined` for one that stays. */
  readonly amend?: (fact: Fact, at: number) => Fact | undefined
  /** An order asked for by parameters; `undefined` leaves the default order. */
  readonly order?: (values: ValuesOf<E>) => ((a: Fact, b: Fact) => number) | undefined
  /** A wish that the specification leaves open and is not granted: in words for a 400, or as the answer that the service was seen to give. */
  readonly refuse?: (values: ValuesOf<E>) => string | Response | undefined
  /** The facts of one request, for an operation that is asked for named things and not for a list (logos, price ratios). */
  readonly select?: (asked: Asked<ValuesOf<E>>) => readonly Fact[]
  /** The most rows of a page, whatever is asked, where the specification states no maximum. */
  readonly mostRows?: number
  /** Rows of a page where the request names no number, if that is another than the page of the app asks for. */
  readonly rowsUnlessAsked?: number
  /** Writes the answer in another format, where `accept` asks for one (§4.8). */
  readonly writeAs?: (records: readonly RecordOf<E>[], values: ValuesOf<E>) => Response | undefined
}

/** Infers the fact's type from `facts` or `select`. */
export const mockSource = <E extends AnyEndpoint, Fact>(
  endpoint: E,
  rest: Omit<MockSource<E, Fact>, 'endpoint'>,
): MockSource<E, Fact> => ({ endpoint, ...rest })

/** A source of any shape, where the engine mixes them. */
// oxlint-disable-next-line no-explicit-any -- facts and values occur in both directions; a mixed list has no other type
export type AnySource = MockSource<Endpoint<any, any>, any>
