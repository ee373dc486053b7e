/** Whether the records are of the ticker that was asked for. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { difference, fewOf, type Finding } from '../finding.ts'
import { sameSpelling, tickersOf } from '../recordValues.ts'
import { atMost, FEW, param, rarest, type Asked, type Step } from './step.ts'

/** The parameter that takes tickers; `undefined` where none does. */
export const tickerKey = (endpoint: AnyEndpoint): string | undefined =>
  endpoint.tickersBy?.key ?? (param(endpoint, 'tickers') ? 'tickers' : undefined)

export const valuesForTickers = (endpoint: AnyEndpoint, tickers: readonly string[]): Asked => ({
  [tickerKey(endpoint)!]: tickers,
  ...endpoint.tickersBy?.with,
})

/** A record that names several tickers is right by any of them; one that names none says nothing. */
export function otherTickers(endpoint: AnyEndpoint, asked: readonly string[], records: readonly unknown[]): readonly Finding[] {
  const wanted = new Set(asked.map(sameSpelling))
  const others = records
    .map((record) => tickersOf(endpoint, record))
    .filter((named) => named.length > 0 && !named.some((ticker) => wanted.has(sameSpelling(ticker))))
  if (others.length === 0) return []
  const words = `Asked for ${asked.join(', ')}; ${others.length} of ${records.length} records are of others: ${fewOf(others.flat())}.`
  return [difference('filter-ignored', param(endpoint, tickerKey(endpoint)!)!.wire, words)]
}

export const tickers: Step = {
  name: 'tickers',
  // Where a ticker has to be named, the first answer shows it.
  applies: (endpoint) => {
    const key = tickerKey(endpoint)
    return key !== undefined && param(endpoint, key)!.required !== true
  },
  async run({ endpoint, needed, first }, ask) {
    const ticker = rarest(first.flatMap((record) => tickersOf(endpoint, record)))
    if (ticker === undefined) return { unjudged: 'no record names a ticker' }
    const { records } = await ask({ ...needed, ...valuesForTickers(endpoint, [ticker]), ...atMost(endpoint, FEW) })
    if (records.length === 0) return { unjudged: `nothing came for ${ticker}, of which there was a record` }
    return { findings: otherTickers(endpoint, [ticker], records) }
  },
}
