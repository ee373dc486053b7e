/** The paths that the gateway forwards, and no other (§4). */
export const operationPaths: ReadonlySet<string> = new Set([
  '/api/v1/analyst/insights', // §4.1
  '/api/v2/logos/search', // §4.2
  '/api/v3/fundamentals/share-price-ratios', // §4.3
  '/api/v1/bulls_bears_say', // §4.4
  '/api/v1/sec/insider_transactions/filings', // §4.5
  '/api/v1/transcripts/calls', // §4.6
  '/api/v2.1/calendar/ratings/analysts', // §4.7
  '/api/v2/news', // §4.8
  '/api/v2.1/calendar/conference-calls', // §4.9
  '/api/v2.1/calendar/splits', // §4.10
])
