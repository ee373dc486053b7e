/** Whether the service chooses calls by ticker and days, as one of its two descriptions says: found out once a session. */
import { fetchPage } from '../../api/client/client.ts'
import type { Connection } from '../../api/client/connection.ts'
import { Failure } from '../../api/client/failure.ts'
import { filteredTranscripts, isAsAsked } from '../../endpoints/transcripts/filtered.ts'

export type Filters = 'honoured' | 'ignored'

const key = (scope: string): string => `tearsheet.calls.filters ${scope}`

/** What was found out in this session. */
export function knownFilters(scope: string): Filters | undefined {
  try {
    const kept = sessionStorage.getItem(key(scope))
    return kept === 'honoured' || kept === 'ignored' ? kept : undefined
  } catch {
    return undefined
  }
}

/** Calls that are asked for to find out: five of one company by chance are hardly the newest five. */
const FEW = 5

/** Asks for a few calls of this company, and looks whether they are; `undefined` where there was no answer to look at. */
export async function findFilters(
  scope: string,
  ticker: string,
  connection: Connection,
  signal: AbortSignal,
): Promise<Filters | undefined> {
  const to = connection.today
  const from = `${Number(to.slice(0, 4)) - 2}${to.slice(4, 8)}01`
  const asked = { symbol: [ticker], from, to, page: 1, limit: FEW }
  const filters = await fetchPage(filteredTranscripts, asked, connection, signal).then(
    ({ records }): Filters => (isAsAsked(records, ticker) ? 'honoured' : 'ignored'),
    // Who refuses the names does not choose by them.
    (reason: unknown): Filters | undefined => (reason instanceof Failure && reason.kind === 'rejected' ? 'ignored' : undefined),
  )
  try {
    if (filters) sessionStorage.setItem(key(scope), filters)
  } catch {
    // It is found out again after a reload.
  }
  return filters
}
