/** How often the terms of a list are said in each call of a company, prepared remarks and questions apart. */
import { fold } from '../../endpoints/transcripts/text/fold.ts'
import { termFinder } from '../../endpoints/transcripts/text/terms.ts'
import { countWords } from '../../endpoints/transcripts/text/reading.ts'
import type { TermGroup } from '../../lib/text/termGroups.ts'
import type { Part } from '../sentences/parts.ts'
import type { SpokenCall, SpokenSentence } from '../sentences/spokenCall.ts'

/** `untold`: of a call whose parts were not found. */
export type CountedPart = Part | 'untold'
export const COUNTED_PARTS: readonly CountedPart[] = ['prepared', 'questions', 'untold']

export interface TermCell {
  /** Times that it is said. */
  readonly count: number
  /** The sentences in which it is said, by number. */
  readonly sentences: readonly number[]
}

export interface TermRow {
  readonly group: string
  /** Absent on the row of a whole group, which counts what two of its terms have in common once. */
  readonly term: string | undefined
  /** By call, in the order of the calls, then by part. */
  readonly cells: readonly Readonly<Record<CountedPart, TermCell>>[]
}

export interface TermMatrix {
  readonly calls: readonly SpokenCall[]
  /** Words of each part, by call. */
  readonly words: readonly Readonly<Record<CountedPart, number>>[]
  readonly rows: readonly TermRow[]
}

export const perThousand = (count: number, words: number): number | undefined => (words > 0 ? (count / words) * 1000 : undefined)

/** A call with its sentences made comparable. */
interface Folded {
  readonly sentences: readonly (Pick<SpokenSentence, 'part'> & { readonly folded: string })[]
}

function cellsOf({ sentences }: Folded, terms: readonly string[]): Readonly<Record<CountedPart, TermCell>> {
  const marksOf = termFinder(terms)
  const cells: Record<CountedPart, { count: number; sentences: number[] }> = {
    prepared: { count: 0, sentences: [] },
    questions: { count: 0, sentences: [] },
    untold: { count: 0, sentences: [] },
  }
  sentences.forEach(({ folded, part }, number) => {
    const count = marksOf(folded).length
    if (count === 0) return
    const cell = cells[part ?? 'untold']
    cell.count += count
    cell.sentences.push(number)
  })
  return cells
}

/** A row for each group, and one for each of its terms where it has several. */
export function termMatrixOf(groups: readonly TermGroup[], calls: readonly SpokenCall[]): TermMatrix {
  const folded = calls.map(({ sentences }) => ({ sentences: sentences.map(({ text, part }) => ({ part, folded: fold(text) })) }))
  const row = (group: string, term: string | undefined, terms: readonly string[]): TermRow => ({
    group,
    term,
    cells: folded.map((call) => cellsOf(call, terms)),
  })
  const words = calls.map(({ sentences }) => {
    const sums = { prepared: 0, questions: 0, untold: 0 }
    for (const { text, part } of sentences) sums[part ?? 'untold'] += countWords(text)
    return sums
  })
  const rows = groups.flatMap(({ name, terms }) => [
    row(name, undefined, terms),
    ...(terms.length > 1 ? terms.map((term) => row(name, term, [term])) : []),
  ])
  return { calls, words, rows }
}
