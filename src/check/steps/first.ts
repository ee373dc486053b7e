/** The first answer: whether one comes, in the form stated, with no more records than were asked for. */
import { jsonOf } from '../../api/client/exactNumber.ts'
import { addDays } from '../../lib/dates/days.ts'
import { difference, note, type Finding } from '../finding.ts'
import { tickersOf } from '../recordValues.ts'
import { otherTickers, tickerKey, valuesForTickers } from './tickers.ts'
import { atMost, FEW, param, type Answer, type Asked, type Met, type Step } from './step.ts'

/** Days of a dataset that answers nothing without them. */
const WEEKS = 21

/** Tickers that are tried where a dataset needs one; there is no record of every company. */
const TRIED = 2

/** What a dataset answers nothing without, for that ticker. */
function neededOf({ endpoint, today }: Met, ticker: string | undefined): Asked | undefined {
  const key = tickerKey(endpoint)
  const needsTicker = key !== undefined && param(endpoint, key)?.required === true
  if (needsTicker && ticker === undefined) return undefined
  return {
    ...(needsTicker && valuesForTickers(endpoint, [ticker!])),
    ...(endpoint.dayDefaults && { from: addDays(today, -WEEKS), to: today }),
  }
}

function envelopeFindings({ endpoint }: Met, { exchange, records }: Answer): readonly Finding[] {
  const listing = endpoint.envelope.read(jsonOf(exchange.body ?? ''))
  if (!('records' in listing) || listing.oddity === undefined) return []
  const words = `Stated: ${endpoint.envelope.place}. Came: ${listing.oddity}.`
  return [records.length > 0 ? difference('envelope', '', words) : note('envelope', '', words)]
}

/** Where more records came than were asked for. */
export function countFindings(met: Met, { records }: Answer, asked: Asked): readonly Finding[] {
  const { limit } = asked
  if (typeof limit !== 'number' || records.length <= limit) return []
  const { wire } = param(met.endpoint, 'limit')!
  return [difference('limit-exceeded', wire, `Asked for ${limit} records at most; ${records.length} came.`)]
}

export const first: Step = {
  name: 'first answer',
  applies: () => true,
  async run(met, ask) {
    const { endpoint } = met
    const needsTicker = param(endpoint, tickerKey(endpoint) ?? '')?.required === true
    const tried = needsTicker ? met.tickers.slice(0, TRIED) : [undefined]
    for (const ticker of tried) {
      const needed = neededOf(met, ticker)
      if (needed === undefined) break
      const asked = { ...needed, ...atMost(endpoint, FEW) }
      const answer = await ask(asked)
      if (answer.records.length === 0 && ticker !== tried.at(-1)) continue
      if (answer.records.length === 0) return { unjudged: 'no records came' }
      const findings = [
        ...envelopeFindings(met, answer),
        ...countFindings(met, answer, asked),
        ...(ticker === undefined ? [] : otherTickers(endpoint, [ticker], answer.records)),
      ]
      const named = answer.records.flatMap((record) => tickersOf(endpoint, record))
      return { findings, learned: { needed, first: answer.records, tickers: [...named, ...met.tickers] } }
    }
    return { unjudged: 'no ticker is known to ask for: name one with --ticker' }
  },
}
