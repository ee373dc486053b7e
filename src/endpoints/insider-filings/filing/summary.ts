/** What was bought and sold over the loaded filings, and what these sums leave out. */
import type { Amendments } from './amendments.ts'
import type { Filing, Line } from './filing.ts'
import { hiddenBy, MARKET_CODES, SWITCHES, type SwitchName } from '../grid/switches.ts'
import { netOf, sumOf, valueOf } from './tradeValue.ts'

export interface Side {
  readonly transactions: number
  readonly filings: number
  readonly insiders: number
  /** Dollars as a decimal string; `undefined` of no transactions. */
  readonly value: string | undefined
}

interface Summary {
  readonly filings: number
  readonly bought: Side
  readonly sold: Side
  /** Dollars bought less dollars sold; `undefined` where nothing was traded. */
  readonly net: string | undefined
  /** Phrases: `3 amended`. Together with the two sides they cover every loaded transaction. */
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
    P: { filings: new Set<Filing>(), insiders: new Set<unknown>(), values: [] as string[] },
    S: { filings: new Set<Filing>(), insiders: new Set<unknown>(), values: [] as string[] },
  }
  const seen = new Set<string>()
  const left = new Map<string, number>()
  const codes = new Map<string, number>()

  /** Why the line is in neither sum; each line has one reason. */
  const reasonOf = (filing: Filing, line: Line): string | undefined => {
    if (line.id !== '' && seen.has(line.id)) return 'reported twice'
    if (line.id !== '') seen.add(line.id)
    if (superseded.has(line)) return 'amended'
    const name = hiddenBy(on, filing, line)
    if (name) return `${SWITCHES[name].hidden} (hidden)`
    if (line.isDerivative) return 'derivative'
    if (!MARKET_CODES.has(line.code)) return 'code'
    return valueOf(line) === undefined ? 'without price or shares' : undefined
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
        // Who is not named is not known to be another's second filing.
        side.insiders.add(filing.owner.insider_cik || filing.owner.insider_name || filing)
      }
    }
  }
  const others = [...codes.values()].reduce((sum, count) => sum + count, 0)
  const sideOf = ({ filings: own, insiders, values }: (typeof sides)['P']): Side => ({
    transactions: values.length,
    filings: own.size,
    insiders: insiders.size,
    value: sumOf(values),
  })
  const [bought, sold] = [sideOf(sides.P), sideOf(sides.S)]
  return {
    filings: filings.length,
    bought,
    sold,
    net: netOf(bought.value, sold.value),
    leftOut: [
      ...(others > 0 ? [`${others} non-market (${codesInWords(codes)})`] : []),
      ...[...left].map(([reason, count]) => `${count} ${reason}`),
    ],
  }
}
