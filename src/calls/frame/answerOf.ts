/** Answers a question on the texts of calls. */
import { comparable } from '../compare/comparable.ts'
import { comparisonOf, headOf } from '../compare/comparison.ts'
import { matchedFigures } from '../figures/matchedFigures.ts'
import { spokenCallOf } from '../sentences/spokenCall.ts'
import { termMatrixOf } from '../terms/termMatrix.ts'
import type { Answers, Asked, Kind, Question } from './question.ts'

const ANSWERS: { readonly [K in Kind]: (asked: Asked[K]) => Answers[K] } = {
  compare({ calls, a, b }) {
    const all = calls.map((call) => comparable(spokenCallOf(call)))
    const of = (id: string) => all.find(({ call }) => call.id === id)!
    return comparisonOf(of(a), of(b), all)
  },
  terms: ({ calls, groups }) => termMatrixOf(groups, calls.map(spokenCallOf)),
  figures({ call, before }) {
    const spoken = spokenCallOf(call)
    return { call: headOf(spoken), figures: matchedFigures(spoken, before && spokenCallOf(before)) }
  },
}

export const answerOf = ({ kind, asked }: Question): Answers[Kind] =>
  (ANSWERS[kind] as (asked: Question['asked']) => Answers[Kind])(asked)
