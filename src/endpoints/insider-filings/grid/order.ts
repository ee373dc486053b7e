/** The order of the filings: the table's, or by what the page computes. */
import type { Filing } from '../filing/filing.ts'
import { timelinessOf } from '../filing/filingLag.ts'
import { sumOf, valueOf } from '../filing/tradeValue.ts'

/** Dollars bought (`P`) or sold (`S`) in shares, as a decimal string; `undefined` where nothing was. */
export const tradedOf = ({ lines }: Filing, code: 'P' | 'S'): string | undefined =>
  sumOf(lines.filter((line) => line.code === code && !line.isDerivative).flatMap((line) => valueOf(line) ?? []))

/** What a computed column is ordered by. */
const RANKS: Readonly<Record<string, (filing: Filing) => number | undefined>> = {
  bought: (filing) => numberOf(tradedOf(filing, 'P')),
  sold: (filing) => numberOf(tradedOf(filing, 'S')),
  days: (filing) => timelinessOf(filing)?.days,
}

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/**
 * The filings that have a row in `order`, as it has them or by a computed column; what has no value there comes last whichever
 * way it runs.
 */
export function inOrder(
  filings: readonly Filing[],
  order: Uint32Array,
  sort: { readonly column: string; readonly isDescending: boolean } | undefined,
): readonly Filing[] {
  // By loops: there may be ten thousand, again with each page that comes.
  const filingOf: Filing[] = []
  for (const filing of filings) for (const row of filing.rows) filingOf[row] = filing
  // A set keeps the place where each filing came first.
  const found = new Set<Filing>()
  for (const row of order) if (filingOf[row]) found.add(filingOf[row])
  const placed = [...found]
  const rank = sort && RANKS[sort.column]
  if (!rank) return placed
  const ranked = placed.map((filing) => ({ filing, value: rank(filing) }))
  const direction = sort.isDescending ? -1 : 1
  return ranked
    .sort(({ value: a }, { value: b }) =>
      a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : (a - b) * direction,
    )
    .map(({ filing }) => filing)
}
