/** What the tests of every operation are told of news items. */
import { dayOrRange } from '../../test/faults/deviations.ts'
import { paging, range, updated } from '../../test/formEntries.ts'
import type { OperationTesting } from '../../test/operationTesting.ts'
import { csv, cusip, day, isin, moment, offset, oneOf, symbol, text, whole } from '../../test/specifiedKinds.ts'

const testing: OperationTesting = {
  specified: {
    names: {
      page: offset,
      pageSize: whole(1, 100),
      date: day,
      dateFrom: day,
      dateTo: day,
      updatedSince: moment,
      publishedSince: moment,
      tickers: csv(50, symbol),
      primaryTickers: csv(undefined, symbol),
      isin: csv(50, isin),
      cusips: csv(50, cusip),
      channels: csv(),
      topics: csv(),
      authors: csv(),
      content_types: csv(),
      region: text,
      format: oneOf('text'),
      displayOutput: oneOf('headline', 'abstract', 'full'),
      sort: oneOf('id:asc', 'id:desc', 'created:asc', 'created:desc', 'updated:asc', 'updated:desc'),
      topic_group_by: oneOf('and', 'or'),
      importance: oneOf('low', 'medium', 'high'),
    },
    dates: ['date', 'dateFrom', 'dateTo'],
    accepts: ['application/xml'],
  },
  deviations: [
    dayOrRange,
    {
      subject: 'limit: default',
      stated: '15',
      here: '50',
      reason:
        'Fifteen headlines are hardly a screen; the number is always sent, so that it is the reader’s and not the service’s.',
    },
  ],
  calledInLimits: ['news', 'news `pageSize`'],

  answer: (rows) => rows,
  identity: ['id'],

  wideQuery: 'pageSize=100&displayOutput=full',
  about: '/news?tickers=HALO&from=2026-01-05&to=2026-03-02',
  withRows: '/news?tickers=HALO',
  record: '41027936',
  named: (name) => `tickers=${name}`,

  everyParameter: {
    entries: [
      { label: 'Tickers', type: 'HALO,KRSH.B' },
      ...range,
      { label: 'Channels', type: 'Top Stories,M&A' },
      { label: 'Topics', type: 'data centre,merger' },
      { label: 'Match', choose: 'All topics' },
      { label: 'Importance', choose: 'High' },
      { label: 'Show', choose: 'Full text' },
      { label: 'Primary tickers', type: 'HALO' },
      { label: 'Authors', type: 'Tearsheet Newsdesk' },
      { label: 'Content types', type: 'story' },
      { label: 'Region', type: 'US' },
      { label: 'ISINs', type: 'US0378331005' },
      { label: 'CUSIPs', type: '037833100' },
      { label: 'Body as', choose: 'Plain text' },
      { label: 'Format', choose: 'XML' },
      { label: 'Published since', type: '1772323199' },
      updated,
      { label: 'Order', choose: 'Updated, oldest first' },
      ...paging('2', '100'),
    ],
    address:
      '/news?tickers=HALO,KRSH.B&from=2026-03-01&to=2026-11-30&channels=Top Stories,M&A&topics=data centre,merger&topic_group_by=and' +
      '&importance=high&displayOutput=full&primaryTickers=HALO&authors=Tearsheet Newsdesk&content_types=story&region=US' +
      '&isin=US0378331005&cusips=037833100&format=text&accept=application/xml&publishedSince=1772323199&updated=1772323200' +
      '&sort=updated:asc&page=2&limit=100',
    request:
      '/api/v2/news?tickers=HALO,KRSH.B&dateFrom=2026-03-01&dateTo=2026-11-30&channels=Top Stories,M&A&topics=data centre,merger' +
      '&topic_group_by=and&importance=high&displayOutput=full&primaryTickers=HALO&authors=Tearsheet Newsdesk&content_types=story' +
      '&region=US&isin=US0378331005&cusips=037833100&format=text&publishedSince=1772323199&updatedSince=1772323200' +
      '&sort=updated:asc&page=2&pageSize=100',
    accept: 'application/xml',
  },
  singleDay: '/api/v2/news?date=2026-11-18&pageSize=50',

  mayHoldHtml: true,
}

export default testing
