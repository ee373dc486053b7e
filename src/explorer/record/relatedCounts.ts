/** How many records about the same company, of the same days, are loaded already: nothing is asked for, and nothing estimated. */
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../api/client/client.ts'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { IsoDay } from '../../lib/dates/days.ts'
import { dayOfRecord, tickerOf } from './recordSummary.ts'

interface Indexed {
  readonly id: string
  readonly ticker: string | undefined
  readonly day: IsoDay | undefined
}

/** Each answer is looked through once, however many records are opened. */
const indexes = new WeakMap<object, readonly Indexed[]>()

function indexOf(endpoint: AnyEndpoint, reply: Reply): readonly Indexed[] {
  const known = indexes.get(reply)
  if (known) return known
  const index = reply.records.map((record) => ({
    id: endpoint.identify(record as never),
    ticker: tickerOf(endpoint, record),
    day: dayOfRecord(endpoint, record),
  }))
  indexes.set(reply, index)
  return index
}

const isReply = (data: unknown): data is Reply =>
  typeof data === 'object' && data !== null && 'records' in data && Array.isArray(data.records) && 'logEntry' in data

/** By the datasets' names; one of which no record is loaded has no count. A record that came in two answers counts once. */
export function relatedCounts(
  client: QueryClient,
  operations: readonly AnyEndpoint[],
  subject: { readonly ticker: string; readonly from: IsoDay; readonly to: IsoDay },
): ReadonlyMap<string, number> {
  const found = new Map<string, Set<string>>()
  for (const { state } of client.getQueryCache().getAll() as readonly Query[]) {
    if (!isReply(state.data)) continue
    const { data } = state
    const endpoint = operations.find(({ id }) => id === data.logEntry.endpoint)
    if (!endpoint) continue
    for (const { id, ticker, day } of indexOf(endpoint, data)) {
      if (id === '' || ticker !== subject.ticker || day === undefined || day < subject.from || day > subject.to) continue
      found.set(endpoint.id, (found.get(endpoint.id) ?? new Set()).add(id))
    }
  }
  return new Map([...found].map(([operation, ids]) => [operation, ids.size]))
}
