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
  // By loops over numbers: there may be ten thousand, again with each page that comes.
  const numbers: number[] = []
  for (let number = 0; number < filings.length; number += 1) for (const row of filings[number]!.rows) numbers[row] = number
  const isPlaced = new Uint8Array(filings.length)
  const placed: Filing[] = []
  for (const row of order) {
    const number = numbers[row]
    if (number === undefined || isPlaced[number] === 1) continue
    isPlaced[number] = 1
    placed.push(filings[number]!)
  }
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
