/** The parts of Form 4: shares in Table I, derivatives in Table II, and apart from both what does not say where it stands. */
import type { Line } from '../filing/filing.ts'

export interface FormPart {
  readonly name: string
  readonly isDerivative: boolean
  readonly lines: readonly Line[]
}

const PARTS = [
  { name: 'Table I: non-derivative', isDerivative: false, holds: false },
  { name: 'Table II: derivative', isDerivative: true, holds: true },
  { name: 'Table not stated', isDerivative: false, holds: undefined },
] as const

/** The parts that have any of these lines. */
export const partsOf = (lines: readonly Line[]): readonly FormPart[] =>
  PARTS.map(({ name, isDerivative, holds }) => ({
    name,
    isDerivative,
    lines: lines.filter((line) => line.isDerivative === holds),
  })).filter((part) => part.lines.length > 0)
