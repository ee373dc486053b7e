/** How the body of one item is asked for: the news operation has no filter by ID (§4.8), but it can turn pages of one item, and keep to days. */
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '../../../api/client/client.ts'
import { coerceRecord } from '../../../api/endpoint/coerceRecord.ts'
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import { Failure } from '../../../api/client/failure.ts'
import { useConnection } from '../../../connection/ConnectionContext.tsx'
import { news, type NewsItem } from '../endpoint.ts'
import { itemOfDaysQuery, sameItem } from './itemOfDays.ts'
import type { Answer } from '../../../explorer/query/useAnswer.ts'

type Values = ValuesOf<typeof news>

/** Where the first of the loaded rows stands in the whole answer, from 0. */
export const offsetOf = ({ page = 0, limit = 15 }: Values, firstPage = page): number => firstPage * limit

/**
 * The same query in pages of one item each, turned to the item at `offset` (from 0) in the whole answer. `undefined` where that
 * page number would be beyond what the service counts to (§8).
 */
export const valuesOfOne = (values: Values, offset: number): Values | undefined =>
  offset <= news.params.page.range!.most! ? { ...values, displayOutput: 'full', page: offset, limit: 1 } : undefined

/** The page of the same query on which the item at `offset` stood. */
export const valuesOfPage = (values: Values, offset: number): Values => ({
  ...values,
  displayOutput: 'full',
  page: Math.floor(offset / (values.limit ?? 15)),
})

export interface WholeItem {
  /** The item with its texts, once it is there; as it was listed where it is not found again. */
  readonly item: NewsItem | undefined
  /** Whether the service has it no longer where it must be. */
  readonly isLost: boolean
  readonly failure: Failure | undefined
  readonly retry: () => void
}

/** The whole item, `place` being its number among the loaded rows; asked for unless the list came whole. */
export function useWholeItem(record: NewsItem, place: number, { rows, load }: Answer<typeof news>): WholeItem {
  const connection = useConnection()
  const values = rows?.values ?? {}
  const isWhole = values.displayOutput === 'full'
  // Several pages in one body of rows are counted from 1 by the user.
  const offset = offsetOf(values, load && load.first - 1) + place
  const one = place < 0 ? undefined : valuesOfOne(values, offset)
  const single = useQuery({ ...listQuery(news, one ?? values, connection), enabled: !isWhole && one !== undefined })
  const alone = sameItem(record, single.data?.records)
  // News that came in meanwhile moved the item on: at first it is on the page where it was, and then among those of its day.
  const hasMoved = !isWhole && place >= 0 && (one === undefined || (single.isSuccess && !alone))
  const whole = useQuery({ ...listQuery(news, valuesOfPage(values, offset), connection), enabled: hasMoved })
  const onPage = sameItem(record, whole.data?.records)
  const isAway = !isWhole && (place < 0 || (hasMoved && whole.isSuccess && !onPage))
  const search = useQuery({ ...itemOfDaysQuery(record, values, connection), enabled: isAway })
  const asked = isAway ? search : hasMoved ? whole : single
  const isLost = isAway && search.isSuccess && search.data === null
  const found: NewsItem | undefined = alone ?? onPage ?? search.data ?? undefined
  return {
    item: isWhole || isLost ? record : found && coerceRecord(news.fields, found),
    isLost,
    failure: asked.error instanceof Failure ? asked.error : undefined,
    retry: () => void asked.refetch(),
  }
}
