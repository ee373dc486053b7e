/** The twelve months before the days of the page, of the datasets that targets are measured by: asked for by the address (`v.earlier=asked`). */
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { listQuery, type Reply } from '../../api/client/client.ts'
import type { Failure } from '../../api/client/failure.ts'
import type { AnyCompanyView } from '../../api/endpoint/companyView.ts'
import type { AnyEndpoint, RecordOf } from '../../api/endpoint/endpoint.ts'
import { useConnection } from '../../connection/ConnectionContext.tsx'
import { addDays, addMonths } from '../../lib/dates/days.ts'
import type { CompanyAddress, Range } from '../companyAddress.ts'
import { companyQueryOf } from '../companyQuery.ts'
import { answerOf, type Answer } from '../useAnswers.ts'

export interface EarlierAnswers {
  readonly range: Range
  /** Those that have come, and those on their way. */
  readonly answers: readonly Answer[]
  /** How many requests would bring what is not there. */
  readonly requests: number
  readonly isLoading: boolean
  readonly load: () => void
}

const isOfTargets = ({ targetsOf, dailyPricesOf, splitsOf }: AnyCompanyView): boolean =>
  targetsOf !== undefined || dailyPricesOf !== undefined || splitsOf !== undefined

export function useEarlierAnswers(
  answers: readonly Answer[],
  { range: { from }, isEarlierAsked }: CompanyAddress,
  onAsk: () => void,
): EarlierAnswers {
  const connection = useConnection()
  const range = { from: addMonths(from, -12), to: addDays(from, -1) }
  // What the plan refused for these days it refuses for others.
  const asks = answers
    .filter(({ view, failure }) => isOfTargets(view) && failure?.kind !== 'not-entitled')
    .map(({ view, spelling, state }) => {
      const ask = companyQueryOf(view, { tickers: [spelling], ...range }, connection.scenario)
      // Only once the service has answered it is known whether the plan has them, and how it spells the ticker.
      const enabled = isEarlierAsked && (state === 'there' || state === 'empty')
      return { view, spelling, ask, query: { ...listQuery(view.endpoint, ask.values, connection), enabled, staleTime: Infinity } }
    })
  // What came once in this session is there again without being asked for.
  const results = useQueries({ queries: asks.map(({ query }) => query) }) as readonly UseQueryResult<
    Reply<RecordOf<AnyEndpoint>>,
    Failure
  >[]
  return {
    range,
    answers: asks.map(({ view, ask, spelling }, place) => ({
      ...answerOf(view, ask, spelling, results[place]!),
      without: [],
    })),
    requests: results.filter(({ data }) => data === undefined).length,
    isLoading: results.some(({ isFetching }) => isFetching),
    load: () => {
      onAsk()
      for (const { data, refetch } of results) if (data === undefined) void refetch()
    },
  }
}
