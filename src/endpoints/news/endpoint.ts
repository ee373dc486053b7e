/** §4.8 news: headlines, teasers and stories, by company, channel, topic and day. */
import { defineEndpoint, type RecordOf } from '../../api/endpoint/endpoint.ts'
import { bareList } from '../../api/endpoint/envelope.ts'
import {
  identifier,
  identifierNumber,
  image,
  link,
  listOf,
  mailDate,
  prose,
  text,
  ticker,
  word,
} from '../../api/endpoint/fields.ts'
import { validateSingleDateOrRange, warnForcedOrder } from '../../api/endpoint/vocabulary.ts'
import { newsParams } from './params.ts'

export const news = defineEndpoint({
  id: 'news',
  title: 'News',
  summary: 'News by company, channel, topic and date.',
  icon: 'M2 3h10v10H3.5A1.5 1.5 0 0 1 2 11.5z M12 6h2v5.5a1.5 1.5 0 0 1-3 0 M4.5 6h5 M4.5 8.5h5 M4.5 11h3',
  noun: 'news items',
  sections: { request: '4.8', record: '2.8' },
  path: '/api/v2/news',
  command: { letter: 'n', names: ['news'], words: 'topics' },

  params: newsParams,
  crossFieldErrors: validateSingleDateOrRange,
  // The default order is in force without being asked for.
  crossFieldWarnings: (values) => (values.sort === newsParams.sort.initial ? [] : warnForcedOrder(values)),

  fields: {
    id: identifierNumber('ID', { about: 'Of this version of the item.' }),
    original_id: identifierNumber('Original ID', {
      about: 'The first version of the same item; often absent.',
      isOftenAbsent: true,
    }),
    created: mailDate('Published', { about: 'With the offset from UTC that the source writes.' }),
    updated: mailDate('Updated'),
    title: text('Title', { hasEntities: true }),
    teaser: text('Teaser', { about: 'Filled when more than the headline is asked for.', hasEntities: true }),
    body: prose('Body', { about: 'HTML, or plain text when asked for; filled only with the whole item.' }),
    author: text('Author'),
    stocks: listOf('Stocks', {
      name: ticker('Ticker'),
      exchange: text('Exchange'),
      isin: identifier('ISIN'),
      cusip: identifier('CUSIP'),
    }),
    channels: listOf('Channels', { name: text('Channel') }),
    tags: listOf('Tags', { name: text('Tag') }),
    image: listOf('Images', {
      size: word('Size', { meanings: { thumb: 'Thumbnail', small: 'Small', large: 'Large' } }),
      url: image('Address'),
    }),
    url: link('Address'),
  },
  dated: { ticker: 'stocks', day: 'created' },
  checkedBy: {
    tickers: ['stocks.name'],
    primaryTickers: ['stocks.name'],
    isin: ['stocks.isin'],
    cusips: ['stocks.cusip'],
    days: ['created'],
    publishedSince: ['created'],
  },
  identify: (item) => String(item.id ?? ''),
  stamp: 'updated',
  shapedBy: ['displayOutput', 'format'],
  titleBy: ['title'],
  envelope: bareList(),
  columns: ['created', 'title', 'stocks', 'channels', 'author', 'updated'],
})

/** Every field may be absent: which are always present is not shown (§2). */
export type NewsItem = RecordOf<typeof news>
