/** The operation as the published interface has it, with ticker and days to choose calls by: the specification knows neither (§4.6). */
import type { Endpoint } from '../../api/endpoint/endpoint.ts'
import { tickers } from '../../api/endpoint/vocabulary.ts'
import { day } from '../../api/endpoint/dayParamTypes.ts'
import { transcripts, type TranscribedCall } from './endpoint.ts'

export const filteredTranscripts = {
  ...transcripts,
  params: {
    ...transcripts.params,
    symbol: tickers({ wire: 'symbol', source: 'published' }, 1),
    from: day({ wire: 'from', source: 'published', label: 'From' }),
    to: day({ wire: 'to', source: 'published', label: 'To' }),
  },
} satisfies Endpoint

/** Whether an answer is what was asked for. One without calls is: a service that ignores what it is asked gives its newest. */
export const isAsAsked = (calls: readonly TranscribedCall[], ticker: string): boolean =>
  calls.every(({ symbol }) => typeof symbol === 'string' && symbol.trim().toUpperCase() === ticker)
