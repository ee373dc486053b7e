/** Finds an item again among those of its day, however many came in since: the one road where there is no filter by ID (§4.8). */
import { queryOptions } from '@tanstack/react-query'
import { fetchPage, listQuery } from '../../../api/client/client.ts'
import type { Connection } from '../../../api/client/connection.ts'
import type { ValuesOf } from '../../../api/endpoint/endpoint.ts'
import type { IsoDay } from '../../../lib/dates/days.ts'
import { zonedTime } from '../../../lib/dates/zones.ts'
import { timeOfMailDate } from '../../../lib/dates/mailDates.ts'
import { news, type NewsItem } from '../endpoint.ts'
import { writtenDayOf } from './writtenTime.ts'

type Values = ValuesOf<typeof news>

/** The same version of the same item; without an ID, one of the same title and time. */
export const sameItem = (item: NewsItem, found: readonly NewsItem[] | undefined): NewsItem | undefined =>
  found?.find(
    (other) =>
      news.identify(other) === news.identify(item) &&
      (news.identify(item) !== '' || (other.title === item.title && other.created === item.created)),
  )

/** Its day as the source writes it, and where that is another, in UTC and in New York: by which of them it keeps to days is not shown. */
function daysOf({ created }: NewsItem): readonly IsoDay[] {
  const written = writtenDayOf(created)
  const time = timeOfMailDate(created ?? '')
  if (written === undefined || Number.isNaN(time)) return []
  return [...new Set([written, zonedTime(time, 'UTC').day, zonedTime(time, 'America/New_York').day])]
}

/** Headlines at once, and the most pages of one day that are turned for one item. */
const SIZE = 100
const MOST_PAGES = 30

/** The filters under which it was listed, but for those that the item may have left meanwhile, oldest first: what comes in stays behind it. */
const valuesOfDay = (values: Values, day: IsoDay): Values => ({
  ...values,
  from: day,
  to: day,
  date: undefined,
  updated: undefined,
  publishedSince: undefined,
  displayOutput: 'headline',
  sort: 'created:asc',
  limit: SIZE,
})

async function itemOfDay(
  item: NewsItem,
  values: Values,
  connection: Connection,
  signal: AbortSignal,
): Promise<NewsItem | undefined> {
  // Counted, since a service may give fewer a page than it is asked for.
  let before = 0
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { records } = await fetchPage(news, { ...values, page }, connection, signal)
    const same = sameItem(item, records)
    if (same) {
      const one: Values = { ...values, displayOutput: 'full', page: before + records.indexOf(same), limit: 1 }
      return sameItem(item, (await fetchPage(news, one, connection, signal)).records)
    }
    if (records.length === 0) return undefined
    before += records.length
  }
  return undefined
}

/** `null` where none of its days has the item. */
export const itemOfDaysQuery = (item: NewsItem, values: Values, connection: Connection) =>
  queryOptions({
    queryKey: [...listQuery(news, values, connection).queryKey, 'by its days', news.identify(item), item.created, item.title],
    queryFn: async ({ signal }): Promise<NewsItem | null> => {
      for (const day of daysOf(item)) {
        const found = await itemOfDay(item, valuesOfDay(values, day), connection, signal)
        if (found) return found
      }
      return null
    },
    retry: (failures, reason: Error) => connection.retryPolicy.tryAcquire(news.id, failures, reason),
    retryDelay: (failures, reason: Error) => connection.retryPolicy.delay(failures, reason),
    staleTime: 60_000,
  })
