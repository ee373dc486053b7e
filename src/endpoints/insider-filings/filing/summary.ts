/** What was bought and sold over the loaded filings, and what these sums leave out. */
import type { Amendments } from './amendments.ts'
import type { Filing, Line } from './filing.ts'
import { hiddenBy, MARKET_CODES, SWITCHES, type SwitchName } from '../grid/switches.ts'
import { sumOf, valueOf } from './tradeValue.ts'

export interface Side {
  readonly transactions: number
  readonly filings: number
  /** Dollars as a decimal string; `undefined` of no transactions. */
  readonly value: string | undefined
}

export interface Summary {
  readonly filings: number
  readonly bought: Side
  readonly sold: Side
  /** Phrases: `3 restated by a loaded amendment`. Together with the two sides they cover every loaded transaction. */
  readonly leftOut: readonly string[]
}

const COUNTED = ['P', 'S'] as const

/** `A 12, F 9` */
const codesInWords = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([code, count]) => `${code || 'none given'} ${count}`)
    .join(', ')

const bump = <K>(counts: Map<K, number>, key: K): Map<K, number> => counts.set(key, (counts.get(key) ?? 0) + 1)

export function summaryOf(filings: readonly Filing[], on: readonly SwitchName[], { superseded }: Amendments): Summary {
  const sides = {
    P: { filings: new Set<Filing>(), values: [] as string[] },
    S: { filings: new Set<Filing>(), values: [] as string[] },
  }
  const seen = new Set<string>()
  const left = new Map<string, number>()
  const codes = new Map<string, number>()

  /** Why the line is in neither sum; each line has one reason. */
  const reasonOf = (filing: Filing, line: Line): string | undefined => {
    if (line.id !== '' && seen.has(line.id)) return 'reported again in another record'
    if (line.id !== '') seen.add(line.id)
    if (superseded.has(line)) return 'restated by a loaded amendment'
    const name = hiddenBy(on, filing, line)
    if (name) return `${SWITCHES[name].hidden}, hidden by a switch`
    if (line.isDerivative) return 'derivative'
    if (!MARKET_CODES.has(line.code)) return 'code'
    return valueOf(line) === undefined ? 'without a price or a number of shares' : undefined
  }

  for (const filing of filings) {
    for (const line of filing.lines) {
      const reason = reasonOf(filing, line)
      if (reason === 'code') bump(codes, line.code)
      else if (reason) bump(left, reason)
      else {
        const side = sides[line.code as (typeof COUNTED)[number]]
        side.values.push(valueOf(line)!)
        side.filings.add(filing)
      }
    }
  }
  const others = [...codes.values()].reduce((sum, count) => sum + count, 0)
  const sideOf = ({ filings: own, values }: (typeof sides)['P']): Side => ({
    transactions: values.length,
    filings: own.size,
    value: sumOf(values),
  })
  return {
    filings: filings.length,
    bought: sideOf(sides.P),
    sold: sideOf(sides.S),
    leftOut: [
      ...(others > 0 ? [`${others} with other codes (${codesInWords(codes)})`] : []),
      ...[...left].map(([reason, count]) => `${count} ${reason}`),
    ],
  }
}
