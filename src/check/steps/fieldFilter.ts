/** Whether another filter is heeded than tickers and days: the answer itself shows it by the field that the filter goes by. */
import { checkedPaths } from '../../api/findings/checkedPaths.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { isAbsent } from '../../api/endpoint/fields.ts'
import { textOf, valuesAt } from '../../api/findings/tally.ts'
import { atMost, FEW, param, rarest, type Step } from './step.ts'
import { tickerKey } from './tickers.ts'

/** A least value, or where no ticker is taken the first list; with the field that shows it. One is enough: requests are few. */
function filterOf(endpoint: AnyEndpoint): readonly [key: string, path: string] | undefined {
  for (const [key, paths] of Object.entries(checkedPaths(endpoint))) {
    const control = param(endpoint, key)?.control
    const isWanted = control === 'choice' || (control === 'tokens' && tickerKey(endpoint) === undefined)
    if (isWanted && paths && !('by' in paths)) return [key, paths[0]!]
  }
  return undefined
}

export const fieldFilter: Step = {
  name: 'another filter',
  applies: (endpoint) => filterOf(endpoint) !== undefined,
  async run({ endpoint, needed, first }, ask) {
    const [key, path] = filterOf(endpoint)!
    const isLeast = param(endpoint, key)!.control === 'choice'
    const given = first.flatMap((record) => valuesAt(record, path)).filter((value) => !isAbsent(value))
    // Of ranks the highest leaves most out; a comma parts the entries of a list.
    const texts = given.map(textOf).filter((text) => !text.includes(','))
    const value = isLeast ? texts.toSorted((one, other) => Number(other) - Number(one))[0] : rarest(texts)
    if (value === undefined) return { unjudged: `no record has a value of ${path}` }
    const heeded = { [key]: isLeast ? value : [value] }
    const { records } = await ask({ ...needed, ...heeded, ...atMost(endpoint, FEW) })
    return records.length === 0
      ? { unjudged: `nothing came for ${value}, of which there was a record` }
      : { findings: [], learned: { heeded } }
  },
}
