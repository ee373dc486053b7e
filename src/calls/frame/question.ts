/** What the pages ask of the texts of calls; answered in a worker, since a long call takes seconds. */
import type { Comparison } from '../compare/comparison.ts'
import type { MatchedFigure } from '../figures/matchedFigures.ts'
import type { CallHead } from '../compare/comparison.ts'
import type { TermGroup } from '../../lib/text/termGroups.ts'
import type { StoredCall } from '../library/storedCall.ts'
import type { TermMatrix } from '../terms/termMatrix.ts'

export interface Asked {
  readonly compare: { readonly calls: readonly StoredCall[]; readonly a: string; readonly b: string }
  readonly terms: { readonly calls: readonly StoredCall[]; readonly groups: readonly TermGroup[] }
  /** `before`: the call that the figures are matched with. */
  readonly figures: { readonly call: StoredCall; readonly before: StoredCall | undefined }
}

export interface Answers {
  readonly compare: Comparison
  readonly terms: TermMatrix
  readonly figures: { readonly call: CallHead; readonly figures: readonly MatchedFigure[] }
}

export type Kind = keyof Asked

export type Question = { readonly [K in Kind]: { readonly kind: K; readonly asked: Asked[K] } }[Kind]
