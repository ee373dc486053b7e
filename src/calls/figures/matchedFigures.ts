/** The figures of a call, each with what the same words said of it in the call before. */
import type { SpokenCall, SpokenSentence } from '../sentences/spokenCall.ts'
import { figuresIn, type Figure } from './figures.ts'

export interface ReadFigure {
  readonly figure: Figure
  readonly sentence: SpokenSentence
}

export interface MatchedFigure extends ReadFigure {
  /** Further sentences of the call with the same figure. */
  readonly again: readonly SpokenSentence[]
  /** In the call before: what is said of the same, as the same, of the same time, in the same unit; the first such figure. */
  readonly before: ReadFigure | undefined
}

/** What the company itself says; what analysts quote is theirs. */
export function figuresOfCall({ sentences }: Pick<SpokenCall, 'sentences'>): readonly ReadFigure[] {
  return sentences
    .filter(({ role }) => role !== 'asker')
    .flatMap((sentence) => figuresIn(sentence.text).map((figure) => ({ figure, sentence })))
}

const subjectOf = ({ of, as, time, period, unit }: Figure): string => [of, as, time, period, unit].join('|')
const saidOf = (figure: Figure): string =>
  [subjectOf(figure), figure.range?.join(' '), figure.words, figure.isDown, figure.bound].join('|')

/** In the order of the call. */
export function matchedFigures(
  call: Pick<SpokenCall, 'sentences'>,
  before: Pick<SpokenCall, 'sentences'> | undefined,
): readonly MatchedFigure[] {
  const known = new Map<string, ReadFigure>()
  for (const each of before ? figuresOfCall(before) : []) {
    const subject = subjectOf(each.figure)
    if (!known.has(subject)) known.set(subject, each)
  }
  const found = new Map<string, MatchedFigure & { again: SpokenSentence[] }>()
  for (const { figure, sentence } of figuresOfCall(call)) {
    const same = found.get(saidOf(figure))
    if (same) same.again.push(sentence)
    else found.set(saidOf(figure), { figure, sentence, again: [], before: known.get(subjectOf(figure)) })
  }
  return [...found.values()]
}
