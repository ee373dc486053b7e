/** What matters most in a brief: one table in order, by which the lines of a company stand, and the companies. */
import type { BriefKind, BriefLine } from '../api/endpoint/briefView.ts'

/** The first is the most material. */
export const MATERIALITY: readonly { readonly kind: BriefKind; readonly words: string; readonly label: string }[] = [
  { kind: 'rating-change', label: 'Rating', words: 'A rating was raised or cut' },
  { kind: 'split-ahead', label: 'Split', words: 'A split was announced or changed, or takes effect within ten days' },
  { kind: 'insider-purchase', label: 'Insider', words: 'An insider bought in the open market' },
  { kind: 'target-change', label: 'Target', words: 'A price target was raised or cut' },
  { kind: 'coverage-change', label: 'Coverage', words: 'A firm began or ended its coverage' },
  { kind: 'major-news', label: 'News', words: 'A story that the service calls highly important' },
  { kind: 'call-ahead', label: 'Call', words: 'A conference call within ten days, or one that was set or moved' },
  { kind: 'case-rewritten', label: 'Case', words: 'The bull or the bear case was rewritten' },
  { kind: 'insider-sale', label: 'Insider', words: 'An insider sold in the open market' },
  {
    kind: 'multiple-extreme',
    label: 'Valuation',
    words: 'A multiple is among the lowest or the highest 1% of its own two years',
  },
  { kind: 'company-news', label: 'News', words: 'A story about one company or two' },
  { kind: 'rating-kept', label: 'Rating', words: 'A rating was kept, its target unchanged or not known before' },
  { kind: 'market-news', label: 'News', words: 'A story that names three companies or more' },
]

export const ORDER_RULE =
  'A company with more of the first kind comes first; of those with as many, the one with more of the second, and so on; then as the list has them. ' +
  'Within a company lines go by kind, then by size (the change of a target, the worth of a trade, the nearness of a day), then newest first.'

const rankOf = ({ kind }: Pick<BriefLine, 'kind'>): number => MATERIALITY.findIndex((one) => one.kind === kind)

export const labelOf = (kind: BriefKind): string => MATERIALITY[rankOf({ kind })]!.label

export function compareLines(a: BriefLine, b: BriefLine): number {
  const byKind = rankOf(a) - rankOf(b)
  if (byKind !== 0) return byKind
  const bySize = (b.size ?? -Infinity) - (a.size ?? -Infinity)
  if (bySize !== 0 && !Number.isNaN(bySize)) return bySize
  const [day, other] = [a.day ?? '', b.day ?? '']
  return day < other ? 1 : day > other ? -1 : 0
}

interface WithLines {
  readonly lines: readonly Pick<BriefLine, 'kind'>[]
}

export function compareCompanies(a: WithLines, b: WithLines): number {
  for (const { kind } of MATERIALITY) {
    const [ours, theirs] = [a, b].map(({ lines }) => lines.filter((line) => line.kind === kind).length) as [number, number]
    if (ours !== theirs) return theirs - ours
  }
  return 0
}
