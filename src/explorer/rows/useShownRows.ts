/** The rows of a page as they are shown: selected and ordered in the store by what the table is filtered and sorted by, and how many of all there are. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import type { PageAddress } from '../address/usePageAddress.ts'
import { leftOutWords, positionOfRows } from '../query/paging/paging.ts'
import type { Answer } from '../query/useAnswer.ts'
import { MOST_BY_PAGES, MOST_VIEWED } from './many.ts'
import { useOrder } from './useOrder.ts'
import { counted, figure } from '../../lib/numbers/counts.ts'

export type ShownRows = ReturnType<typeof useShownRows>

/** Of very many rows what is not done with them. */
const NOT_VIEWED = 'so many rows stand as they were sent, without figures over them and computed columns'
const TABLE_ALONE = `more than ${figure(MOST_BY_PAGES)} rows are shown as a table`

/** `isTableAlone`: it stands in place of the page's own view, which is not made of so many rows. */
export function useShownRows(
  endpoint: AnyEndpoint,
  { localFilters, view: { sort } }: PageAddress<AnyEndpoint>,
  { rows, load, loading }: Answer<AnyEndpoint>,
  isTableAlone: boolean,
) {
  const selection = JSON.stringify([localFilters.map(({ path, text }) => [path, text]), sort])
  const order = useOrder(endpoint, rows?.store, rows?.reply, selection, localFilters, sort)
  const size = rows?.store.size ?? 0
  const position = rows && !load ? positionOfRows(endpoint, rows) : undefined
  const unreadable = loading ? loading.state.unreadable : (rows?.reply.unreadable ?? 0)
  const remarks = [
    ...(size > MOST_VIEWED ? [NOT_VIEWED] : isTableAlone ? [TABLE_ALONE] : []),
    ...(rows ? leftOutWords(rows.store.repeated, unreadable) : []),
    ...(rows && sort ? [`sorted within ${counted(size, 'loaded row')}`] : []),
  ]
  return {
    /** Row numbers of the store. */
    order,
    position,
    /** How much of everything asked for is here, in words. */
    coverage: loading?.coverage ?? position?.line ?? '',
    /** Whether it is all of it. */
    isWhole: loading
      ? load?.first === 1 && loading.state.status === 'ended'
      : position?.mayFollow === false && !position.hasPrevious,
    count: !rows ? '' : order.length < size ? `${figure(order.length)} of ${counted(size, 'row')}` : counted(size, 'row'),
    note: remarks.join('; ') || undefined,
  }
}
