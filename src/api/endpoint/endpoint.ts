/** An operation of the service as plain data: everything the app knows about it is derived from this object. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { DayText } from '../../lib/dates/rollingDays.ts'
import type { Envelope } from './envelope.ts'
import type { ColumnOf, ComputedPath, Fields, RecordOf as FieldsRecord } from './fields.ts'
import type { ValidationIssue, Params, Values } from './params.ts'

export interface DayPreset {
  readonly name: string
  /** The same in full: `last 90 days`. */
  readonly words: string
  readonly from?: DayText
  readonly to?: DayText
}

/** Fields by their paths, those of every item of a list as `stocks.name`; chosen by the value of another parameter where that says which. */
export type CheckedPaths =
  readonly string[] | { readonly by: string; readonly paths: Readonly<Record<string, readonly string[]>> }

export interface Endpoint<P extends Params = Params, F extends Fields = Fields> {
  /** Its address in this app, without the slash. */
  readonly id: string
  readonly title: string
  /** One sentence: what the operation answers. */
  readonly summary: string
  /** Path data of a line drawing on 16 by 16. */
  readonly icon?: string
  /** Plural, lower case, for sentences: `splits`. */
  readonly noun: string
  /** Where the specification describes the request and the record. */
  readonly sections: { readonly request: `4.${number}`; readonly record: `2.${number}` }
  readonly path: `/api/${string}`

  readonly params: P
  /** The days in force, of an operation that answers nothing without them: those given, and in the place of others some that depend on today. */
  readonly dayDefaults?: (values: Values<P>, today: IsoDay) => Readonly<Partial<Record<'from' | 'to', string>>>
  /** What is asked for where no day is given, in a word or two; without `dayDefaults` it is the latest. */
  readonly noDays?: string
  /** Records may be dated after today: what is announced and still to come. */
  readonly reachesAhead?: true
  /** The ranges offered at one press, where not the usual ones; one without a first day is what is asked for where no day is given. */
  readonly dayPresets?: readonly DayPreset[]
  /** What the days of the values are, where that is not plainly their date: `with ex-date`. */
  readonly dateLead?: (values: Values<P>) => string | undefined
  /** Rules between parameters; what a single value must be stands with the parameter. */
  readonly crossFieldErrors?: (values: Values<P>, today?: IsoDay) => readonly ValidationIssue[]
  /** Doubts about values that go together, and are sent all the same. */
  readonly crossFieldWarnings?: (values: Values<P>) => readonly ValidationIssue[]
  /** How it is called by keyboard: after `g`, and as the first word of a command; `words` takes what is no ticker and no time. */
  readonly command: { readonly letter: string; readonly names: readonly string[]; readonly words?: keyof P & string }
  /** How this operation is asked for tickers, when not by a parameter of that name. */
  readonly tickersBy?: { readonly key: keyof P & string; readonly with: Readonly<Record<string, string>> }

  readonly fields: F
  /** Unique among the rows of an answer; the text that `v.open` holds. */
  readonly identify: (record: FieldsRecord<F>) => string
  /** The field that says when the record last changed. */
  readonly stamp?: ColumnOf<F>
  /**
   * Where records show whether a filter was honoured: each has one of the values asked for in one of these fields, or is of the days
   * asked for by one of those under `days`. A filter that no field shows is not named. Where nothing else is said, tickers and days
   * are those that `dated` names, and a moment is held against the stamp.
   */
  readonly checkedBy?: Readonly<Partial<Record<(keyof P & string) | 'days', CheckedPaths>>>
  /** The value of a parameter with which records come in a layout that the specification does not describe. */
  readonly otherLayout?: Readonly<Partial<Record<keyof P & string, string>>>
  /** Parameters that decide what of a record is sent, and not which records are. */
  readonly shapedBy?: readonly (keyof P & string)[]
  /** The fields that a record is called by, the most telling first; one that has none of them is called by its ticker. */
  readonly titleBy?: readonly ColumnOf<F>[]
  /** The field that repeats what the record was asked by. */
  readonly askedBy?: keyof F & string
  readonly envelope: Envelope
  /** What the app computes from the loaded rows, as columns beside the fields; `computed.` goes before their names. */
  readonly computed?: Fields
  /** Where a record has its ticker and its day, so that prices of that day can stand beside it; `target` is a price foreseen for it. */
  readonly dated?: { readonly ticker: string; readonly day: ColumnOf<F>; readonly target?: ColumnOf<F> }
  /**
   * Who set the target that `dated` names, so that targets can be measured by what became of them; `revised` is what a text and its
   * revision share, `updated` Unix seconds, `words` what a target is told by.
   */
  readonly targets?: {
    readonly analyst: ColumnOf<F>
    readonly firm: ColumnOf<F>
    readonly firmName: ColumnOf<F>
    readonly revised: ColumnOf<F>
    readonly updated: ColumnOf<F>
    readonly words: readonly ColumnOf<F>[]
  }
  /** Computed columns that a reader joined: shown beside whichever are usual. */
  readonly joined?: readonly ComputedPath[]
  /** Columns of the table at first, in order; the user may show the others. */
  readonly columns: readonly (ColumnOf<F> | ComputedPath)[]
  /** The same on a narrow screen, where a row is a card: its second line's end, its name, what stands below, its figure, what stands beside the name. */
  readonly card?: readonly ColumnOf<F>[]
  /** The list in a record whose items are worth a row each, where somebody works with them: a file may be of those. */
  readonly nestedRows?: keyof F & string
}

/** Keeps the literal types of the descriptor while checking it. */
export const defineEndpoint = <const P extends Params, const F extends Fields>(endpoint: Endpoint<P, F>): Endpoint<P, F> =>
  endpoint

/** An endpoint of any shape, where a list mixes them. */
// oxlint-disable-next-line no-explicit-any -- parameters and fields occur in both directions; a mixed list has no other type
export type AnyEndpoint = Endpoint<any, any>

export type ValuesOf<E extends AnyEndpoint> = E extends Endpoint<infer P, Fields> ? Values<P> : never
export type RecordOf<E extends AnyEndpoint> = E extends Endpoint<Params, infer F> ? FieldsRecord<F> : never
