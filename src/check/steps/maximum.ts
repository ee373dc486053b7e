/** Whether more records than the stated maximum are refused (§8), asked for where there are few, so that the answer is small all the same. */
import { Failure } from '../../api/client/failure.ts'
import { difference, note } from '../finding.ts'
import { tickersOf } from '../recordValues.ts'
import { param, rarest, type Step } from './step.ts'
import { needsTicker, tickerKey, valuesForTickers } from './tickers.ts'

export const maximum: Step = {
  name: 'maximum',
  applies: (endpoint) => param(endpoint, 'limit')?.range?.most !== undefined,
  async run({ endpoint, needed, first, dayOfRecord, heeded }, ask) {
    const { wire, range } = param(endpoint, 'limit')!
    const most = range!.most!
    const ticker = rarest(first.flatMap((record) => tickersOf(endpoint, record)))
    const isNeeded = needsTicker(endpoint)
    const narrow = {
      ...heeded,
      ...(ticker !== undefined && tickerKey(endpoint) !== undefined && !isNeeded && valuesForTickers(endpoint, [ticker])),
      ...(dayOfRecord !== undefined && param(endpoint, 'date') && { date: dayOfRecord }),
    }
    if (Object.keys(narrow).length === 0 && !isNeeded)
      return { unjudged: 'nothing narrows the question: the answer might be large' }
    try {
      const { records } = await ask({ ...needed, ...narrow, limit: most + 1 })
      const words = `Asked for ${most + 1}, one more than the stated maximum; ${records.length} came, and nothing was refused.`
      return records.length > most
        ? { findings: [difference('limit-exceeded', wire, words)] }
        : {
            findings: [
              note('maximum-not-refused', wire, `${words} Whether the service stops at ${most} cannot be told from so few.`),
            ],
          }
    } catch (reason) {
      if (reason instanceof Failure && (reason.kind === 'rejected' || reason.kind === 'refused')) return { findings: [] }
      throw reason
    }
  },
}
