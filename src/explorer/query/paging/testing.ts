/** What the tests of a page loader load from: splits by pages and by days. */
import { addDays } from '../../../lib/dates/days.ts'
import { connectionTo } from '../../../test/connection.ts'
import type { PageActivity } from '../pageActivity.ts'

export const OPEN: PageActivity = { isOpen: () => true, subscribe: () => () => {} }

/** Rows `0` to `total - 1`, seven to a day, newest first; a page in `failing` is refused that many times. */
export function serviceOf(total: number, { failing = {}, shift = 0 }: { failing?: Record<number, number>; shift?: number } = {}) {
  const asked: string[] = []
  let underWay = 0
  let most = 0
  const fetch = async (request: Request): Promise<Response> => {
    const search = new URL(request.url).searchParams
    const page = Number(search.get('page') ?? 0)
    const size = Number(search.get('pagesize'))
    asked.push(`${search.get('parameters[date_to]') ?? ''}#${page}`)
    underWay += 1
    most = Math.max(most, underWay)
    await Promise.resolve()
    underWay -= 1
    if ((failing[page] ?? 0) > 0) {
      failing[page]! -= 1
      return new Response('busy', { status: 500 })
    }
    const to = search.get('parameters[date_to]')
    const all = Array.from({ length: total }, (_, id) => ({
      id: String(id),
      date_ex: addDays('2026-11-20', -Math.floor(id / 7)),
    }))
    const kept = to ? all.filter((row) => row.date_ex <= to) : all
    // Rows that arrive while paging push the others back: the same row is seen twice.
    const start = Math.max(0, page * size - (page > 0 ? shift : 0))
    return Response.json({ splits: kept.slice(start, start + size) })
  }
  return { connection: connectionTo({ fetch }), asked, mostAtOnce: () => most }
}
