/** Whether a ticker that is asked for is heeded: the answer itself shows it. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { difference, fewOf } from '../finding.ts'
import { tickersOf } from '../recordValues.ts'
import { atMost, FEW, param, rarest, type Asked, type Step } from './step.ts'

/** The parameter that takes tickers; `undefined` where none does. */
export const tickerKey = (endpoint: AnyEndpoint): string | undefined =>
  endpoint.tickersBy?.key ?? (param(endpoint, 'tickers') ? 'tickers' : undefined)

/** Nothing comes without a ticker. */
export const needsTicker = (endpoint: AnyEndpoint): boolean => param(endpoint, tickerKey(endpoint) ?? '')?.required === true

export const valuesForTickers = (endpoint: AnyEndpoint, tickers: readonly string[]): Asked => ({
  [tickerKey(endpoint)!]: tickers,
  ...endpoint.tickersBy?.with,
})

const isSame = (endpoint: AnyEndpoint, first: readonly unknown[], records: readonly unknown[]): boolean =>
  records.length === first.length &&
  records.every((record, place) => endpoint.identify(record as never) === endpoint.identify(first[place] as never))

export const tickers: Step = {
  name: 'tickers',
  // Where one has to be named, the first answer shows it.
  applies: (endpoint) => tickerKey(endpoint) !== undefined && !needsTicker(endpoint),
  async run({ endpoint, needed, first }, ask) {
    const ticker = rarest(first.flatMap((record) => tickersOf(endpoint, record)))
    if (ticker === undefined) return { unjudged: 'no record names a ticker' }
    const { records } = await ask({ ...needed, ...valuesForTickers(endpoint, [ticker]), ...atMost(endpoint, FEW) })
    if (records.length === 0) return { unjudged: `nothing came for ${ticker}, of which there was a record` }
    // One other ticker alone might be another name of the same; not so where the filter changed nothing.
    const named = first.map((record) => tickersOf(endpoint, record))
    const isUnchanged =
      isSame(endpoint, first, records) && !named.every((tickers) => tickers.length === 0 || tickers.includes(ticker))
    const { wire } = param(endpoint, tickerKey(endpoint)!)!
    const words = `Asked for ${ticker}; the same records came as without it, of ${fewOf(named.flat())}.`
    return { findings: isUnchanged ? [difference('filter-ignored', wire, words)] : [] }
  },
}
