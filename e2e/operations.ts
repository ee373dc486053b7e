/** The ten operations as the user meets them: the title in the navigation, and an address of the demo that has rows. */

export interface Operation {
  readonly id: string
  readonly title: string
  /** An address with rows, the same on the demo and on the mock service over HTTP. */
  readonly withRows: string
  /** The record of one of these rows, as `v.open` names it. */
  readonly record: string
  /** Breaks a rule of the operation, where `limit=0` does not. */
  readonly invalid?: string
  /** There is nothing to ask without a value: the page opens with an invitation. */
  readonly isInviting?: boolean
}

export const operations: readonly Operation[] = [
  { id: 'insights', title: 'Insights', withRows: '/insights?tickers=HALO', record: '150c71042ffb4fa92c8daf77' },
  { id: 'analysts', title: 'Analysts', withRows: '/analysts?firm_name=Larkfield%20Brothers', record: '94e95ef3ef1781c38d92cd07' },
  {
    id: 'bulls-bears',
    title: 'Bulls and bears',
    withRows: '/bulls-bears?tickers=HALO',
    record: 'e59a2ba35f77dae3750b4563',
    isInviting: true,
  },
  {
    id: 'conference-calls',
    title: 'Conference calls',
    withRows: '/conference-calls?tickers=HALO&from=2026-01-01&to=2026-11-20',
    record: '30e75161-7d00-4f01-a58d-266fea026d6b',
  },
  { id: 'transcripts', title: 'Transcripts', withRows: '/transcripts?limit=5', record: 'ff6d37d0-accc-4ddd-a059-51bce7503efe' },
  { id: 'splits', title: 'Splits', withRows: '/splits?from=2026-01-01&to=2026-11-20', record: '5e45dfb6b7742144416a869b' },
  {
    id: 'price-ratios',
    title: 'Price ratios',
    withRows: '/price-ratios?tickers=HALO&from=2026-11-02&to=2026-11-13',
    record: 'HALO 2026-11-02',
    invalid: 'to=2024-02-30',
    isInviting: true,
  },
  {
    id: 'insider-filings',
    title: 'Insider filings',
    withRows: '/insider-filings?from=2026-11-13&to=2026-11-20',
    record: '547a0a091d47d05533974595',
  },
  {
    id: 'logos',
    title: 'Logos',
    withRows: '/logos?search_keys=HALO,QNTR',
    record: '9bdda68a-c163-43f8-a3b4-2d716e9fefdf HALO',
    invalid: 'search_keys_type=figi',
    isInviting: true,
  },
  { id: 'news', title: 'News', withRows: '/news?tickers=HALO', record: '41027936' },
]
