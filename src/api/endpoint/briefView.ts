/** What an operation contributes to the brief, as plain data: what it is asked for since a moment, and how its records read there. */
import type { IsoDay } from '../../lib/dates/days.ts'
import type { GivenSplit } from './companyView.ts'
import type { AnyEndpoint, RecordOf } from './endpoint.ts'

/** What a line tells; `src/brief/materiality.ts` puts them in order. */
export type BriefKind =
  | 'rating-change'
  | 'split-ahead'
  | 'insider-purchase'
  | 'target-change'
  | 'coverage-change'
  | 'major-news'
  | 'call-ahead'
  | 'case-rewritten'
  | 'insider-sale'
  | 'multiple-extreme'
  | 'company-news'
  | 'rating-kept'
  | 'market-news'

/** A text that was rewritten, in runs that together are both of its editions. */
export interface Rewritten {
  readonly label: string
  readonly changes: readonly { readonly kind: 'kept' | 'added' | 'removed'; readonly text: string }[]
}

export interface BriefLine {
  readonly kind: BriefKind
  /** One sentence without the company. */
  readonly words: string
  readonly day: IsoDay | undefined
  /** Good or bad for the share, where the record says so itself. */
  readonly direction?: 'up' | 'down' | undefined
  /** Lines of one kind stand in this order, the largest first. */
  readonly size?: number | undefined
  /** Beside the words, in a few: `+21.9% on the prior target`. */
  readonly detail?: string | undefined
  /** A price in dollars for a share of the line's day, to be held against the last close. */
  readonly target?: string | undefined
  readonly rewritten?: readonly Rewritten[] | undefined
}

/** The moment that the brief begins at, in Unix seconds, and the day it is read on. */
export interface BriefSpan {
  readonly since: number
  readonly today: IsoDay
}

export interface BriefAsk {
  /** Texts of the page address beside the tickers. */
  readonly textsFor: (span: BriefSpan) => Readonly<Record<string, string>>
  /** It asks for the days to come, whenever their records last changed. */
  readonly isAhead?: true
  /** Its records are among those of another ask, and matter more. */
  readonly isMajor?: true
}

/** What the records of the brief are read with. */
export interface BriefBasis<R> extends BriefSpan {
  /** Older records about the same companies; none until they are there. */
  readonly earlier: readonly R[]
  readonly splitsOf: (ticker: string) => readonly GivenSplit[]
  /** Whether a record came with an ask for what matters more. */
  readonly isMajor: (record: R) => boolean
}

export interface BriefView<E extends AnyEndpoint> {
  readonly endpoint: E
  readonly asks: readonly BriefAsk[]
  /** When the record last changed, in Unix seconds. */
  readonly updatedOf: (record: RecordOf<E>) => number | undefined
  /** The companies that it is about; an empty ticker where none is given. */
  readonly companiesOf: (record: RecordOf<E>) => readonly { readonly ticker: string; readonly name?: string | undefined }[]
  /** A line for each record, in the same order; `undefined` for one that the brief leaves out. */
  readonly linesOf: (records: readonly RecordOf<E>[], basis: BriefBasis<RecordOf<E>>) => readonly (BriefLine | undefined)[]
  /** Asked for the companies that have lines, so that these can be held against what was before. */
  readonly earlierTextsFor?: (span: BriefSpan) => Readonly<Record<string, string>>
}

/** Keeps the types of the records while checking the view. */
export const defineBriefView = <E extends AnyEndpoint>(view: BriefView<E>): BriefView<E> => view

/** A view of any operation, where a list mixes them. */
// oxlint-disable-next-line no-explicit-any -- records occur as arguments; a mixed list has no other type
export type AnyBriefView = BriefView<any>
