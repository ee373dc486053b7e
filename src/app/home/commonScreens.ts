/** Ready-made queries in the words of the desk; each is an address. */
import type { Connection } from '../../api/client/connection.ts'
import { exampleTickers } from '../../explorer/examples.ts'

export interface Screen {
  readonly words: string
  readonly to: string
}

/** `subject`: tickers by commas or `@list`, to which the screens that take tickers are narrowed; empty for all companies. */
export function commonScreens(connection: Connection, subject = ''): readonly Screen[] {
  const [first = '', second = ''] = exampleTickers(connection)
  const on = (key: string, more = ''): string => (subject ? `${key}=${subject}${more}&` : '')
  const about = (words: string): string => (subject ? `${subject}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words)
  return [
    {
      words: about('Ratings and targets, 90 days'),
      to: `/insights?${on('tickers')}from=-90d&to=0d`,
    },
    {
      words: about('Insider filings, 30 days'),
      to: `/insider-filings?${on('search_keys', '&search_keys_type=symbol')}from=-30d&to=0d`,
    },
    {
      words: about('Calls next week'),
      to: `/conference-calls?${on('tickers')}from=0d&to=%2B7d`,
    },
    { words: about('News, 7 days'), to: `/news?${on('tickers')}from=-7d&to=0d` },
    {
      words: 'Top analysts by 1-year hit rate',
      to: '/analysts?limit=1000&v.least=30&v.period=1y&v.sort=ratings_accuracy.1y_success_rate:desc',
    },
    { words: 'Major splits', to: '/splits?importance=3' },
    { words: 'Splits next month', to: '/splits?from=0d&to=%2B1m&date_search_field=ex' },
    { words: 'Largest insider purchases, 90 days', to: '/insider-filings?from=-90d&to=0d&limit=1000&v.sort=bought:desc' },
    { words: 'News on mergers', to: '/news?topics=merger' },
    {
      words: `${first} vs ${second}, year to date`,
      to: `/price-ratios?tickers=${first},${second}&from=ytd&to=0d`,
    },
    { words: `${first}: bull / bear case`, to: `/bulls-bears?tickers=${first}` },
  ]
}
