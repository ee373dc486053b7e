/** The calls of the open call's company that are known here, loaded or found: the one before it and the one after. */
import { changedQuery } from '../../../explorer/address/address.ts'
import { transcripts, type TranscribedCall } from '../endpoint.ts'
import { quarterOf } from '../text/quarter.ts'
import type { IndexedCall } from './callIndex.ts'
import type { KeptCall } from './KeptCallsContext.ts'

type Call = Omit<TranscribedCall, 'transcripts'>

export interface Neighbour {
  readonly id: string
  readonly title: string
  /** `Q2 2026`; the day of the call where its title names no quarter. */
  readonly short: string
  /** The query that opens it. */
  readonly query: string
}

/** Where a page of so many calls has the call. */
export const pageOf = ({ position }: Pick<IndexedCall, 'position'>, limit: number): number => Math.floor(position / limit) + 1

type Placed = Pick<IndexedCall, 'id' | 'call' | 'position'>

/** A call that is kept as one that was found; none where the service's list is not known to have it anywhere. */
export const indexedOf = ({ id, ticker, title, startedAt, position }: KeptCall): readonly Placed[] =>
  position === undefined || startedAt === undefined
    ? []
    : [
        {
          id,
          position,
          call: { call_id: id, symbol: ticker, call_title: title, start_time: new Date(startedAt * 1000).toISOString() },
        },
      ]

/** What is searched for in one call is looked for in the next as well; its place in the text is not the same. */
const openQuery = (search: URLSearchParams, id: string, page: number | undefined): string =>
  changedQuery(transcripts, search, {
    ...(page !== undefined && { page: page === 1 ? undefined : String(page) }),
    'v.open': id,
    'v.version': undefined,
    'v.hit': undefined,
  })

export function neighboursOf(
  open: TranscribedCall,
  loaded: readonly TranscribedCall[],
  indexed: readonly Placed[],
  search: URLSearchParams,
  limit: number,
): { readonly before?: Neighbour; readonly after?: Neighbour } {
  const queries = new Map<string, { readonly call: Call; readonly query: string }>()
  for (const each of indexed) queries.set(each.id, { call: each.call, query: openQuery(search, each.id, pageOf(each, limit)) })
  for (const call of loaded) {
    const id = transcripts.identify(call)
    if (call.symbol === open.symbol && id !== '') queries.set(id, { call, query: openQuery(search, id, undefined) })
  }
  const dated = [...queries.values()]
    .filter(({ call }) => typeof call.start_time === 'string')
    .sort((a, b) => a.call.start_time!.localeCompare(b.call.start_time!))
  const at = dated.findIndex(({ call }) => call.call_id === open.call_id)
  const neighbour = (place: number): Neighbour | undefined => {
    const found = at < 0 ? undefined : dated[place]
    if (!found) return undefined
    const title = found.call.call_title || found.call.headline || 'Untitled call'
    return {
      id: transcripts.identify(found.call),
      title,
      short: quarterOf(found.call) ?? found.call.start_time!.slice(0, 10),
      query: found.query,
    }
  }
  const [before, after] = [neighbour(at - 1), neighbour(at + 1)]
  return { ...(before && { before }), ...(after && { after }) }
}
