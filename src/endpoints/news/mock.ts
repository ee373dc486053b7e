/** The news of the mock service: stories about what happened in the invented market. */
import type { ValuesOf } from '../../api/endpoint/endpoint.ts'
import { mockSource } from '../../mock/source.ts'
import { isAmong } from '../../mock/tickers.ts'
import { oncePer } from '../../mock/world/once.ts'
import { news } from './endpoint.ts'
import type { Item } from './mock/item.ts'
import { itemsOf } from './mock/items.ts'
import { mailDayOf, recordOf } from './mock/record.ts'
import { topicSearch } from './mock/topics.ts'
import { xmlOf } from './mock/xml.ts'

const isNamed = (wanted: readonly string[], name: string): boolean =>
  wanted.some((text) => text.toLowerCase() === name.toLowerCase())

/** What an order goes by; items come to be in the order of their numbers. */
const keys = {
  id: (item: Item) => item.id,
  created: (item: Item) => item.created,
  updated: (item: Item) => item.updated,
}

function orderBy(sort: string): (a: Item, b: Item) => number {
  const [field, direction] = sort.split(':') as [keyof typeof keys, 'asc' | 'desc']
  const sign = direction === 'asc' ? 1 : -1
  return (a, b) => sign * (keys[field](a) - keys[field](b) || a.id - b.id)
}

const newestFirst = orderBy('created:desc')

type Values = Readonly<Pick<ValuesOf<typeof news>, 'topics' | 'topic_group_by'>>

/** Where a request's topics are in each item; its order asks for what its filter has found. */
const ranks = new WeakMap<Values, (item: Item) => number | undefined>()
function rankOf(item: Item, values: Values): number | undefined {
  let ranking = ranks.get(values)
  if (!ranking) {
    const search = topicSearch(values.topics ?? [], values.topic_group_by ?? 'or')
    ranking = oncePer((each: Item) => search(each.tell()))
    ranks.set(values, ranking)
  }
  return ranking(item)
}

export default mockSource(news, {
  // §4.8: the page asks for more, and says so in its request.
  rowsUnlessAsked: 15,
  facts: itemsOf,
  // The filters that have to write a story before they can search it come last.
  matches: {
    tickers: ({ companies }, wanted) => companies.some(({ ticker }) => isAmong(wanted, ticker)),
    primaryTickers: ({ companies }, wanted) => companies.slice(0, 1).some(({ ticker }) => isAmong(wanted, ticker)),
    isin: ({ companies }, wanted) => companies.some(({ isin }) => wanted.includes(isin)),
    cusips: ({ companies }, wanted) => companies.some(({ cusip }) => wanted.includes(cusip)),
    importance: ({ lead }, wanted) => lead.importance === wanted,
    content_types: ({ lead }, wanted) => isNamed(wanted, lead.contentType),
    region: ({ region }, wanted) => isNamed(region, wanted),
    publishedSince: ({ created }, since) => created >= since,
    authors: (item, wanted) => isNamed(wanted, item.byline.author),
    // Channels are known by their names alone: no record shows the ID of one.
    channels: (item, wanted) => item.byline.channels.some((channel) => isNamed(wanted, channel)),
    topics: (item, _, { values }) => rankOf(item, values) !== undefined,
  },
  dayOf: ({ created }) => mailDayOf(created),
  updatedAt: ({ updated }) => updated,
  amend: (item, updated) => item.corrected(updated),
  order(values) {
    const { sort = 'created:desc', publishedSince, topics } = values
    // §4.8: "pull and sort by it".
    if (publishedSince !== undefined) return newestFirst
    if (!topics || sort !== 'created:desc') return orderBy(sort)
    // "In that priority" is read as: under the default order, a topic in the title comes before one in the tags or the body.
    return (a, b) => (rankOf(a, values) ?? 0) - (rankOf(b, values) ?? 0) || newestFirst(a, b)
  },
  record: (item, { values, origin }) => recordOf(item, item.tell(), values, origin),
  writeAs: (records, { accept }) =>
    accept === 'application/xml'
      ? new Response(xmlOf(records), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
      : undefined,
})
