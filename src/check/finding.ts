/** What a check finds in the answers of a service, as plain data for the report: what one shows by itself, and what several do. */
import type { FindingKind as AnswerFindingKind } from '../api/findings/finding.ts'

export type FindingKind =
  | AnswerFindingKind
  | 'day-zone'
  | 'page-base'
  | 'page-ignored'
  | 'maximum-not-refused'
  | 'envelope'
  | 'format'
  | 'missing-field'
  | 'refused'
  | 'slow'

export interface Finding {
  readonly kind: FindingKind
  /** A difference contradicts the specification; a note is worth knowing and contradicts nothing. */
  readonly severity: 'difference' | 'note'
  /** The parameter by its wire name, or the field by its path; empty where it is the answer as a whole. */
  readonly about: string
  /** A sentence: what was asked, and what came. */
  readonly words: string
}

export const difference = (kind: FindingKind, about: string, words: string): Finding => ({
  kind,
  severity: 'difference',
  about,
  words,
})

export const note = (kind: FindingKind, about: string, words: string): Finding => ({ kind, severity: 'note', about, words })

/** Up to three examples, and how many more there are. */
export function fewOf(values: Iterable<string>): string {
  const all = [...new Set(values)]
  return all.length > 3 ? `${all.slice(0, 3).join(', ')} and ${all.length - 3} more` : all.join(', ')
}
