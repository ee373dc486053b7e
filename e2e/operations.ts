/** The ten operations as the reader meets them: the title in the navigation, and an address of the demo that has rows. */

export interface Operation {
  readonly id: string
  readonly title: string
  /** An address with rows, the same on the demo and on the stand-in over HTTP. */
  readonly withRows: string
  /** There is nothing to ask without a value: the page opens with an invitation. */
  readonly isInviting?: boolean
}

export const operations: readonly Operation[] = [
  { id: 'insights', title: 'Insights', withRows: '/insights?tickers=HALO' },
  { id: 'analysts', title: 'Analysts', withRows: '/analysts?firm_name=Larkfield%20Brothers' },
  { id: 'bulls-bears', title: 'Bulls and bears', withRows: '/bulls-bears?tickers=HALO', isInviting: true },
  { id: 'conference-calls', title: 'Conference calls', withRows: '/conference-calls?tickers=HALO&from=2026-01-01&to=2026-11-20' },
  { id: 'transcripts', title: 'Transcripts', withRows: '/transcripts?limit=5' },
  { id: 'splits', title: 'Splits', withRows: '/splits?from=2026-01-01&to=2026-11-20' },
  {
    id: 'price-ratios',
    title: 'Price ratios',
    withRows: '/price-ratios?tickers=HALO&from=2026-11-02&to=2026-11-13',
    isInviting: true,
  },
  { id: 'insider-filings', title: 'Insider filings', withRows: '/insider-filings?from=2026-11-13&to=2026-11-20' },
  { id: 'logos', title: 'Logos', withRows: '/logos?search_keys=HALO,QNTR', isInviting: true },
  { id: 'news', title: 'News', withRows: '/news?tickers=HALO' },
]
