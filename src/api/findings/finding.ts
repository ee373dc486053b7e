/** What an answer shows of a service that does otherwise than it was asked, or than it describes itself: one finding, as plain data. */

/**
 * `filter-ignored`: records that have none of the values asked for, more of them than other names for these could be.
 * `other-name`: the same, where they may be other names for what was asked for, as of a company that was renamed.
 * `day-outside`, `before-moment`, `below-least`: records of other days, stamped earlier, rated lower than asked for.
 * `unknown-word`: one that the descriptor has no meaning for; its list is open (§2).
 * `date-form`: a day or a moment that is written otherwise than declared, a missing zone included.
 */
export const FINDING_KINDS = [
  'filter-ignored',
  'other-name',
  'day-outside',
  'before-moment',
  'below-least',
  'order',
  'limit-exceeded',
  'type-mismatch',
  'unknown-field',
  'unknown-word',
  'date-form',
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

export interface Finding {
  readonly kind: FindingKind
  /** Of a finding about the request a key of the endpoint's parameters, of one about the records the path of a field (`transactions[].shares`). */
  readonly subject: string
  /** A `note` has, or may well have, a reason that breaks nothing. */
  readonly severity: 'warning' | 'note'
  /** What was asked for, or what is declared; empty where the kind says it all. */
  readonly asked: string
  /** A few of the values that came instead, each short. */
  readonly examples: readonly string[]
  /** How many different values came instead. */
  readonly values: number
  /** The records that it is about, among so many. */
  readonly rows: number
  readonly of: number
}

const OF_RECORDS: ReadonlySet<FindingKind> = new Set<FindingKind>(['type-mismatch', 'unknown-field', 'unknown-word', 'date-form'])

/** Whether it is about what was asked for, and not about how records are written. */
export const isOfRequest = ({ kind }: Finding): boolean => !OF_RECORDS.has(kind)
