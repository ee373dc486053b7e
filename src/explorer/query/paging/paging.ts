/** Where a page of rows stands among all, claiming no total that the service did not give. */
import { counted, figure } from '../../../lib/numbers/counts.ts'
import type { AnyEndpoint } from '../../../api/endpoint/endpoint.ts'
import type { Reply } from '../../../api/client/client.ts'

export interface Position {
  /** Whether the operation has pages at all. */
  readonly isPaged: boolean
  /** The page's number on the wire. */
  readonly page: number
  readonly first: number
  /** What is loaded of all, and no more than is known: `1–100 · more available`. */
  readonly line: string
  readonly hasPrevious: boolean
  readonly mayFollow: boolean
}

/** Counts at which services were seen to cap a page whatever was asked; such a short page need not be the last. */
const ROUND_CAPS = new Set([10, 15, 50, 100, 200, 500, 1000])

/** What came and is not among the rows, each a phrase. */
export function leftOutWords(repeated: number, unreadable: number): readonly string[] {
  return [
    ...(repeated > 0 ? [`${figure(repeated)} seen twice and left out`] : []),
    ...(unreadable > 0 ? [`${figure(unreadable)} unreadable and left out`] : []),
  ]
}

/** What an answer says of how many there are. */
interface Counted extends Pick<Reply, 'unreadable' | 'hits'> {
  readonly records: { readonly length: number }
}

/** Whether the page at this place, counted from 0, is the last: by the total where there is one, else by its length. */
export function isLastPage({ records, unreadable = 0, hits }: Counted, index: number, limit: number): boolean {
  const rows = records.length + unreadable
  if (hits !== undefined) return index * limit + rows >= hits
  return rows === 0 || (rows < limit && !(index === 0 && ROUND_CAPS.has(rows)))
}

/** `repeated` counts the rows of the reply that are the same as another. */
export function positionOf(
  endpoint: AnyEndpoint,
  values: Readonly<Record<string, unknown>>,
  reply: Counted,
  repeated = 0,
): Position {
  const { unreadable = 0 } = reply
  const rows = reply.records.length + unreadable
  const param = endpoint.params.page
  const leftOut = leftOutWords(repeated, unreadable)
  const size = counted(rows, 'row')
  if (!param) {
    const line = rows === 0 ? 'No rows' : [`${size} · all loaded`, ...leftOut].join(' · ')
    return { isPaged: false, page: 0, first: 0, line, hasPrevious: false, mayFollow: false }
  }
  const first: number = param.range.least
  const page = (values.page as number | undefined) ?? first
  const limit = (values.limit as number | undefined) ?? rows
  const before = (page - first) * limit
  const number = figure(page - first + 1)
  const known = reply.hits
  const isEnd = isLastPage(reply, page - first, limit)
  const isFirst = page === first
  const range = `${figure(before + 1)}–${figure(before + rows)}`
  const parts =
    rows === 0
      ? [isFirst ? 'No rows' : `Page ${number} is empty`]
      : isFirst && isEnd
        ? [size, 'all loaded', ...leftOut]
        : known === undefined
          ? [range, ...(isFirst ? [] : [`page ${number}`]), isEnd ? 'last page' : 'more available', ...leftOut]
          : [`${range} of ${figure(known)}`, `page ${number} of ${figure(Math.max(1, Math.ceil(known / limit)))}`, ...leftOut]
  const line = parts.join(' · ')
  const most: number = param.range.most ?? Number.MAX_SAFE_INTEGER
  return { isPaged: true, page, first, line, hasPrevious: page > first, mayFollow: !isEnd && rows > 0 && page < most }
}

/** Rows on screen (`GoodRows`). */
interface HeldRows {
  readonly values: Readonly<Record<string, unknown>>
  readonly reply: Pick<Reply, 'hits' | 'unreadable'>
  readonly store: { readonly size: number; readonly repeated: number }
}

/** The same of rows in their columns, whose records are not put together for it. */
export function positionOfRows(endpoint: AnyEndpoint, { values, reply, store }: HeldRows): Position {
  const { hits, unreadable = 0 } = reply
  return positionOf(endpoint, values, { records: { length: store.size + store.repeated }, hits, unreadable }, store.repeated)
}
