/** The query parameters of news (§4.8); the specification gives every name. */
import { cusip, isin, phrase, ticker } from '../../api/endpoint/identifiers.ts'
import { choice, moment, words } from '../../api/endpoint/paramTypes.ts'
import { tokens } from '../../api/endpoint/listParamTypes.ts'
import { dates, limit, page, tickers, updatedSince } from '../../api/endpoint/vocabulary.ts'

const spec = (wire: string) => ({ wire, source: 'spec' }) as const

export const newsParams = {
  tickers: tickers(spec('tickers')),
  ...dates({ date: spec('date'), from: spec('dateFrom'), to: spec('dateTo') }),
  channels: tokens({
    ...spec('channels'),
    label: 'Channels',
    about: 'Names, such as Top Stories, or IDs.',
    entry: phrase('channels'),
  }),
  topics: tokens({
    ...spec('topics'),
    label: 'Topics',
    lead: 'mentioning',
    about: 'Words or phrases in the title, tags or body.',
    entry: phrase('words or phrases'),
  }),
  topic_group_by: choice(['or', 'and'], {
    ...spec('topic_group_by'),
    label: 'Match',
    initial: 'or',
    optionWords: { or: 'Any topic', and: 'All topics' },
  }),
  importance: choice(['low', 'medium', 'high'], {
    ...spec('importance'),
    label: 'Importance',
    optionWords: { low: 'Low', medium: 'Medium', high: 'High' },
  }),
  displayOutput: choice(['headline', 'abstract', 'full'], {
    ...spec('displayOutput'),
    label: 'Show',
    initial: 'headline',
    optionWords: { headline: 'Headline', abstract: 'Headline and teaser', full: 'Full text' },
  }),
  primaryTickers: tokens({
    ...spec('primaryTickers'),
    label: 'Primary tickers',
    about: 'Only items whose main company this is.',
    rare: true,
    entry: ticker,
  }),
  authors: tokens({ ...spec('authors'), label: 'Authors', rare: true, entry: phrase('authors') }),
  content_types: tokens({ ...spec('content_types'), label: 'Content types', rare: true, entry: phrase('content types') }),
  region: words({ ...spec('region'), label: 'Region', about: 'A country, by its name or its short code.', rare: true }),
  isin: tokens({ ...spec('isin'), label: 'ISINs', rare: true, entry: isin, most: 50 }),
  cusips: tokens({
    ...spec('cusips'),
    label: 'CUSIPs',
    about: 'Needs a licence agreement with the source.',
    rare: true,
    entry: cusip,
    most: 50,
  }),
  format: choice(['text'], {
    ...spec('format'),
    label: 'Body as',
    about: 'HTML when nothing is chosen.',
    rare: true,
    optionWords: { text: 'Plain text' },
  }),
  accept: choice(['application/json', 'application/xml'], {
    ...spec('accept'),
    place: 'header',
    label: 'Format',
    rare: true,
    initial: 'application/json',
    optionWords: { 'application/json': 'JSON', 'application/xml': 'XML' },
  }),
  publishedSince: moment({
    ...spec('publishedSince'),
    label: 'Published since',
    about: 'At or after this moment; always newest first.',
    rare: true,
  }),
  updated: updatedSince(spec('updatedSince')),
  sort: choice(['created:desc', 'created:asc', 'updated:desc', 'updated:asc', 'id:desc', 'id:asc'], {
    ...spec('sort'),
    label: 'Order',
    rare: true,
    initial: 'created:desc',
    optionWords: {
      'created:desc': 'Published, newest first',
      'created:asc': 'Published, oldest first',
      'updated:desc': 'Updated, newest first',
      'updated:asc': 'Updated, oldest first',
      'id:desc': 'ID, descending',
      'id:asc': 'ID, ascending',
    },
  }),
  page: page(spec('page')),
  limit: limit(spec('pageSize'), 100, 50),
}
