/** A service for the tests of briefs: what it was asked, and answers without a record but where a test gives some. */
import type { PageActivity } from '../../explorer/query/pageActivity.ts'
import { connectionTo } from '../../test/connection.ts'

export const OPEN: PageActivity = { isOpen: () => true, subscribe: () => () => {} }
export const SPAN = { since: 1_795_122_000, today: '2026-11-20' }
export const RATINGS = '/api/v1/analyst/insights'
export const CASES = '/api/v1/bulls_bears_say'

/** Empty answers of every operation, but for what `given` says of a path. */
export function serviceOf(given: (url: URL, place: number) => unknown) {
  const asked: URL[] = []
  const empty: Readonly<Record<string, unknown>> = {
    [RATINGS]: { 'analyst-insights': [] },
    [CASES]: { bulls_say_bears_say: [] },
    '/api/v2.1/calendar/splits': { splits: [] },
    '/api/v2.1/calendar/conference-calls': { conference: [] },
    '/api/v1/sec/insider_transactions/filings': { data: [] },
    '/api/v2/news': [],
  }
  const fetch = (request: Request): Promise<Response> => {
    const url = new URL(request.url)
    const place = asked.filter(({ pathname }) => pathname === url.pathname).length
    asked.push(url)
    const answer = given(url, place)
    return Promise.resolve(answer instanceof Response ? answer : Response.json(answer ?? empty[url.pathname]))
  }
  return { connection: connectionTo({ fetch }), asked }
}

export const rating = (id: number, updated: number, more: object = {}) => ({
  id: `r${id}`,
  date: '2026-11-20',
  security: { symbol: 'HALO' },
  action: 'Upgrades',
  rating: 'Buy',
  firm: 'Halden',
  pt: '78.00',
  updated,
  ...more,
})
