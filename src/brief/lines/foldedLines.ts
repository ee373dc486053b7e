/** Of many lines of one kind a brief shows the first; the page of the dataset has the others. */
import type { PlacedLine } from './viewLines.ts'

/** Lines of one kind: a market day has dozens of stories that name a large company. */
export const LISTED = 4

export interface Folded {
  readonly dataset: string
  readonly count: number
  readonly to: string
}

export const moreWords = ({ count, dataset }: Folded): string => `${count} more in ${dataset}`

/** Lines that say what changed are never left out. */
export function foldedLines(lines: readonly PlacedLine[]): {
  readonly shown: readonly PlacedLine[]
  readonly folded: readonly Folded[]
} {
  const counts = new Map<string, number>()
  const shown = lines.filter(({ kind, changes }) => {
    const count = counts.get(kind) ?? 0
    if (changes.length === 0) counts.set(kind, count + 1)
    return changes.length > 0 || count < LISTED
  })
  const left = Map.groupBy(
    lines.filter((line) => !shown.includes(line)),
    ({ dataset }) => dataset,
  )
  return {
    shown,
    folded: [...left].map(([dataset, others]) => ({ dataset, count: others.length, to: others[0]!.request })),
  }
}
