/** The query in words: one sentence of phrases, each of which can be taken away. */
import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { endpoints } from '../../endpoints/index.ts'
import { phrasesOf, sentenceOf } from './queryInWords.ts'

const phrases = (operation: string, query: string) => {
  const endpoint: AnyEndpoint = endpoints.find(({ id }) => id === operation)!
  return { endpoint, list: phrasesOf(endpoint, new URLSearchParams(query)) }
}
const sentence = (operation: string, query: string): string => {
  const { endpoint, list } = phrases(operation, query)
  return sentenceOf(endpoint, list)
}

it.each([
  ['splits', '', 'Splits'],
  ['splits', 'page=3&limit=20&date_search_field=announced', 'Splits'],
  ['splits', 'tickers=ACME,HALO', 'Splits for ACME, HALO'],
  [
    'splits',
    'tickers=ACME&from=2026-03-01&to=2026-03-31&date_search_field=ex&importance=3',
    'Splits for ACME, with ex-date 1 to 31 Mar 2026, importance at least 3',
  ],
  ['splits', 'importance=0', 'Splits, importance at least 0'],
  ['splits', 'date=2026-03-02', 'Splits, on 2 Mar 2026'],
  ['splits', 'from=2025-12-30', 'Splits, since 30 Dec 2025'],
  ['splits', 'to=2025-12-30', 'Splits, until 30 Dec 2025'],
  ['price-ratios', 'tickers=HALO&from=YTD', 'Prices & valuation for HALO, year to date'],
  ['price-ratios', 'tickers=HALO&from=1m&to=2026-03-02', 'Prices & valuation for HALO, dated 1 month ago to 2 Mar 2026'],
  ['insights', 'tickers=HALO&from=-90d&to=0d', 'Analyst ratings for HALO, last 90 days'],
  ['insights', 'from=-90d', 'Analyst ratings, last 90 days'],
  ['splits', 'from=-90d', 'Splits, since 90 days ago'],
  ['splits', 'from=-90d&to=0d&date_search_field=ex', 'Splits with ex-date in the last 90 days'],
  ['conference-calls', 'from=0d&to=%2B7d', 'Conference calls, next 7 days'],
  ['splits', 'tickers=A,B,C,D,E,F,G', 'Splits for 7 tickers'],
  ['news', 'topics=rate cut,"dividend"&topic_group_by=and', 'News mentioning rate cut, "dividend", match All topics'],
  ['news', 'updated=1772323200', 'News, updated since 1 Mar 2026, 00:00 UTC'],
  ['logos', 'search_keys=HALO&composite_auto=true', 'Logos for HALO, make composites yes'],
  ['insider-filings', 'search_keys=ACME&search_keys_type=symbol', 'Insider filings for ACME'],
  ['insider-filings', 'search_keys=ACME', 'Insider filings for ACME'],
  ['insider-filings', 'search_keys=320193&search_keys_type=cik', 'Insider filings for 320193'],
  ['insider-filings', 'search_keys=320193&search_keys_type=symbol', 'Insider filings for 320193, search by Ticker'],
  ['splits', 'tickers=A;B&importance=9', 'Splits'],
])('%s?%s reads as “%s”', (operation, query, words) => {
  expect(sentence(operation, query)).toBe(words)
})

it('has one phrase for each filter, with the names in the address that go with it', () => {
  const without = (operation: string, query: string) => phrases(operation, query).list.map((phrase) => phrase.without)
  const gone = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]))
  expect(without('splits', 'tickers=A,B&from=2026-03-01&to=2026-03-31&importance=3')).toEqual([
    gone('tickers'),
    gone('from', 'to'),
    gone('importance'),
  ])
  expect(without('insider-filings', 'search_keys=A,B&search_keys_type=symbol').map((names) => Object.keys(names!))).toEqual([
    ['search_keys', 'search_keys_type'],
  ])
})

it('labels each phrase as its control is, and all days alike', () => {
  const { list } = phrases('splits', 'tickers=A,B&date=2026-03-02&importance=3')
  expect(list.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Tickers: A, B',
    'Date: 2 Mar 2026',
    'Importance, at least: 3',
  ])
})

it('X12: repeats no long text in full', () => {
  const long = 'ABCDEFGHIJ'.repeat(150)
  const { list } = phrases('news', `topics=${long}&region=${'x'.repeat(200)}`)
  expect(list.map(({ value }) => value.length)).toEqual([81, 81])
})
