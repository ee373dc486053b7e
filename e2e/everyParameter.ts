/** For each operation every parameter of its form, what to put there, and the address and the request that must come of it. */
import { paging, range, updated, type Entry } from './entries.ts'

export interface EveryParameter {
  readonly title: string
  readonly path: string
  readonly entries: readonly Entry[]
  /** Percent-decoded. */
  readonly address: string
  readonly request: string
  readonly accept?: string
}

export const everyParameter: readonly EveryParameter[] = [
  {
    title: 'Insights',
    path: '/insights',
    entries: [
      { label: 'Tickers', type: 'halo, QNTR', inAddress: 'HALO,QNTR' },
      ...range,
      { label: 'Search by', choose: 'Firm name' },
      { label: 'Search for', type: 'Larkfield Brothers,Wexmoor' },
      { label: 'Analyst ID', type: 'a1,a2' },
      { label: 'Rating ID', type: 'r1' },
      updated,
      { label: 'Order', choose: 'Date, oldest first' },
      ...paging('2', '1000'),
    ],
    address:
      '/insights?tickers=HALO,QNTR&from=2026-03-01&to=2026-11-30&search_keys_type=firm&search_keys=Larkfield Brothers,Wexmoor' +
      '&analyst=a1,a2&rating_id=r1&updated=1772323200&sort=date:asc&page=2&limit=1000',
    request:
      '/api/v1/analyst/insights?symbols=HALO,QNTR&date_from=2026-03-01&date_to=2026-11-30&search_keys_type=firm' +
      '&search_keys=Larkfield Brothers,Wexmoor&analyst=a1,a2&rating_id=r1&parameters[updated]=1772323200&sort=date:asc&page=2&pageSize=1000',
  },
  {
    title: 'Logos',
    path: '/logos',
    entries: [
      { label: 'Identifiers', type: 'US10399A1051,US0378331005' },
      { label: 'Kind of identifier', choose: 'ISIN' },
      // Ticked off: these eleven are asked for at first, and the two that are left are what is wanted.
      {
        label: 'Files and colours',
        tick: [
          'logo_dark',
          'logo_vector_light',
          'logo_vector_dark',
          'mark_light',
          'mark_dark',
          'mark_vector_light',
          'mark_vector_dark',
          'mark_composite_light',
          'mark_vector_composite_light',
          'mark_vector_composite_dark',
        ],
      },
      { label: 'Make composites', choose: 'Yes' },
      { label: 'Corner radius of composites', type: '50' },
      { label: 'Fit PNG files into', type: '200x100' },
      { label: 'Greatest width', type: '150' },
    ],
    address:
      '/logos?search_keys=US10399A1051,US0378331005&search_keys_type=isin&fields=logo_light,colors&composite_auto=true' +
      '&composite_radius=50&scale=200x100&max_width=150',
    request:
      '/api/v2/logos/search?search_keys=US10399A1051,US0378331005&search_keys_type=isin&fields=logo_light,colors' +
      '&composite_auto=true&composite_radius=50&scale=200x100&max_width=150',
  },
  {
    title: 'Price ratios',
    path: '/price-ratios',
    entries: [
      { label: 'Tickers', type: 'HALO,BRK.B' },
      { label: 'From', type: 'YTD' },
      { label: 'To', type: '2026-11-20' },
      { label: 'Report type', choose: 'Last twelve months' },
    ],
    address: '/price-ratios?tickers=HALO,BRK.B&from=YTD&to=2026-11-20&report_type=TTM',
    request: '/api/v3/fundamentals/share-price-ratios?symbols=HALO,BRK.B&from=YTD&to=2026-11-20&date=TTM',
  },
  {
    title: 'Bulls and bears',
    path: '/bulls-bears',
    entries: [{ label: 'Ticker', type: 'HALO' }, updated, ...paging('1', '200')],
    address: '/bulls-bears?tickers=HALO&updated=1772323200&page=1&limit=200',
    request: '/api/v1/bulls_bears_say?symbols=HALO&parameters[updated]=1772323200&page=1&pagesize=200',
  },
  {
    title: 'Insider filings',
    path: '/insider-filings',
    entries: [
      { label: 'Search for', type: '0009100000-26-000001,HALO' },
      { label: 'Kind of key', choose: 'Accession number' },
      ...range,
      { label: 'Layout of the answer', choose: 'nested' },
      { label: 'Chamber', choose: 'Senate' },
      updated,
      ...paging('4', '50'),
    ],
    address:
      '/insider-filings?search_keys=0009100000-26-000001,HALO&search_keys_type=accession_number&from=2026-03-01&to=2026-11-30' +
      '&display=nested&chamber=Senate&updated=1772323200&page=4&limit=50',
    request:
      '/api/v1/sec/insider_transactions/filings?search_keys=0009100000-26-000001,HALO&search_keys_type=accession_number' +
      '&date_from=2026-03-01&date_to=2026-11-30&display=nested&chamber=Senate&updated_since=1772323200&page=4&pagesize=50',
  },
  {
    title: 'Transcripts',
    path: '/transcripts',
    entries: paging('3', '25'),
    address: '/transcripts?page=3&limit=25',
    request: '/api/v1/transcripts/calls?page=3&page_size=25',
  },
  {
    title: 'Analysts',
    path: '/analysts',
    entries: [
      { label: 'Analyst name', type: 'Hana Smith,Cruz' },
      { label: 'Firm name', type: 'Larkfield Brothers' },
      { label: 'Analyst ID', type: 'a1,a2' },
      { label: 'Firm ID', type: 'f1' },
      { label: 'Fields to return', tick: ['id', 'name_full', 'ratings_accuracy'] },
      updated,
      ...paging('2', '1000'),
    ],
    address:
      '/analysts?analyst_name=Hana Smith,Cruz&firm_name=Larkfield Brothers&analyst=a1,a2&firm=f1&fields=id,name_full,ratings_accuracy' +
      '&updated=1772323200&page=2&limit=1000',
    request:
      '/api/v2.1/calendar/ratings/analysts?analyst_name=Hana Smith,Cruz&firm_name=Larkfield Brothers&analyst=a1,a2&firm=f1' +
      '&fields=id,name_full,ratings_accuracy&updated=1772323200&page=2&pageSize=1000',
  },
  {
    title: 'News',
    path: '/news',
    entries: [
      { label: 'Tickers', type: 'HALO,KRSH.B' },
      ...range,
      { label: 'Channels', type: 'Top Stories,M&A' },
      { label: 'Topics', type: 'data centre,merger' },
      { label: 'Topics wanted', choose: 'All of them' },
      { label: 'Importance', choose: 'High' },
      { label: 'How much of each item', choose: 'Headline and body' },
      { label: 'Primary tickers', type: 'HALO' },
      { label: 'Authors', type: 'Tearsheet Newsdesk' },
      { label: 'Content types', type: 'story' },
      { label: 'Region', type: 'US' },
      { label: 'ISINs', type: 'US0378331005' },
      { label: 'CUSIPs', type: '037833100' },
      { label: 'Body as', choose: 'Plain text' },
      { label: 'Answer as', choose: 'XML' },
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
  {
    title: 'Conference calls',
    path: '/conference-calls',
    entries: [{ label: 'Tickers', type: 'HALO,QNTR' }, ...range, updated, ...paging('3', '1000')],
    address: '/conference-calls?tickers=HALO,QNTR&from=2026-03-01&to=2026-11-30&updated=1772323200&page=3&limit=1000',
    request:
      '/api/v2.1/calendar/conference-calls?parameters[tickers]=HALO,QNTR&parameters[date_from]=2026-03-01' +
      '&parameters[date_to]=2026-11-30&parameters[updated]=1772323200&page=3&pagesize=1000',
  },
  {
    title: 'Splits',
    path: '/splits',
    entries: [
      { label: 'Tickers', type: 'HALO,BRK.B' },
      ...range,
      { label: 'Date means', choose: 'Ex-date' },
      { label: 'Importance, at least', choose: '0' },
      updated,
      ...paging('2', '25'),
    ],
    address:
      '/splits?tickers=HALO,BRK.B&from=2026-03-01&to=2026-11-30&date_search_field=ex&importance=0&updated=1772323200&page=2&limit=25',
    request:
      '/api/v2.1/calendar/splits?parameters[tickers]=HALO,BRK.B&parameters[date_from]=2026-03-01&parameters[date_to]=2026-11-30' +
      '&parameters[date_search_field]=ex&parameters[importance]=0&parameters[updated]=1772323200&page=2&pagesize=25',
  },
]
