/** The first answer: whether one comes, and in the form stated. */
import { jsonOf } from '../../api/client/exactNumber.ts'
import { addDays } from '../../lib/dates/days.ts'
import { difference, note, type Finding } from '../finding.ts'
import { tickersOf } from '../recordValues.ts'
import { needsTicker, valuesForTickers } from './tickers.ts'
import { atMost, FEW, type Answer, type Asked, type Met, type Step } from './step.ts'

/** How many days back a dataset is asked for that answers nothing without days. */
const BACK = 21

/** Tickers that are tried where a dataset needs one; there is no record of every company. */
const TRIED = 2

/** What a dataset answers nothing without, for that ticker. */
function neededOf({ endpoint, today }: Met, ticker: string | undefined): Asked | undefined {
  const needs = needsTicker(endpoint)
  if (needs && ticker === undefined) return undefined
  return {
    ...(needs && valuesForTickers(endpoint, [ticker!])),
    ...(endpoint.dayDefaults && { from: addDays(today, -BACK), to: today }),
  }
}

function envelopeFindings({ endpoint }: Met, { exchange, records }: Answer): readonly Finding[] {
  const listing = endpoint.envelope.read(jsonOf(exchange.body ?? ''))
  if (!('records' in listing) || listing.oddity === undefined) return []
  const words = `Stated: ${endpoint.envelope.place}. Came: ${listing.oddity}.`
  return [records.length > 0 ? difference('envelope', '', words) : note('envelope', '', words)]
}

export const first: Step = {
  name: 'first answer',
  applies: () => true,
  async run(met, ask) {
    const { endpoint } = met
    const tried = needsTicker(endpoint) ? met.tickers.slice(0, TRIED) : [undefined]
    for (const ticker of tried) {
      const needed = neededOf(met, ticker)
      if (needed === undefined) break
      const answer = await ask({ ...needed, ...atMost(endpoint, FEW) })
      if (answer.records.length === 0 && ticker !== tried.at(-1)) continue
      if (answer.records.length === 0) return { unjudged: 'no records came' }
      const findings = envelopeFindings(met, answer)
      const named = answer.records.flatMap((record) => tickersOf(endpoint, record))
      return { findings, learned: { needed, first: answer.records, tickers: [...named, ...met.tickers] } }
    }
    return { unjudged: 'no ticker is known to ask for: name one with --ticker' }
  },
}
