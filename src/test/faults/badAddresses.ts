/** Addresses that break a rule of one parameter, by number: on which operations, in which words, and what is offered instead. */
import type { AnyEndpoint } from '../../api/endpoint/endpoint.ts'
import { endpoints } from '../../endpoints/index.ts'

const owning = (rule: (params: AnyEndpoint['params']) => boolean): readonly string[] =>
  endpoints.filter(({ params }) => rule(params)).map(({ id }) => id)

/** Which operations own a parameter under the same rule; which rule is theirs is held against the specification (src/endpoints/limits.test.ts). */
export const owners = {
  pages: owning(({ page }) => page?.range.least === 0),
  thousand: owning(({ limit }) => limit?.range.most === 1000),
  days: owning(({ date }) => date !== undefined),
  moments: owning(({ updated }) => updated !== undefined),
  fiftyTickers: owning(({ tickers }) => tickers?.most === 50),
  tickers: owning(({ tickers }) => tickers !== undefined),
  /** Where several may be given. */
  lists: owning(({ tickers }) => tickers !== undefined && tickers.most !== 1),
}

export interface BadAddress {
  /** `U46`, or `beside` for a case of the same class that is on no list. */
  readonly row: string
  readonly on: readonly string[]
  readonly query: string
  /** The parameter at fault. */
  readonly key: string
  readonly message: string
  readonly suggestion?: string
  /** What the button says that takes the nearest, where not `Use …`. */
  readonly suggestionLabel?: string
}

export const list = (count: number, entry: (number: string) => string): string =>
  Array.from({ length: count }, (_, index) => entry(String(index).padStart(2, '0'))).join(',')

const bad =
  (key: string, message: string) =>
  (row: string, on: readonly string[], value: string, suggestion?: string, suggestionLabel?: string): BadAddress => ({
    row,
    on,
    query: `${key}=${value}`,
    key,
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(suggestionLabel === undefined ? {} : { suggestionLabel }),
  })

const PAGES = 'a whole number, 0 to 100000.'
const { pages, thousand, days, moments, fiftyTickers, tickers, lists } = owners
const noPage = bad('page', `Not a whole number in digits. Wanted: ${PAGES}`)
const NO_DAY = 'Invalid date. Write YYYY-MM-DD.'
const noDay = bad('date', NO_DAY)
const noSuchDay = bad('date', 'Invalid date.')
const noMoment = bad('updated', 'Not a whole number of Unix seconds, UTC.')
const UNREAD = 'U+FFFD, which stands for bytes that are not valid UTF-8'
const separated = bad('tickers', 'Separate the entries by commas.')

export const badNumbers: readonly BadAddress[] = [
  bad('page', `Too small. Wanted: ${PAGES}`)('U1', pages, '-1', '0'),
  bad('page', 'Too small. Wanted: a whole number, at least 1.')('U2', ['transcripts'], '0', '1'),
  bad('page', `Too large. Wanted: ${PAGES} Narrow by date to reach what lies beyond.`)('U4', pages, '100001', '100000'),
  noPage('U5', pages, '1e9'),
  noPage('U6', pages, '1e2'),
  noPage('U7', pages, 'abc'),
  ...['Infinity', 'NaN', 'null', 'undefined', 'true'].map((text) => noPage('U14', pages, text)),
  ...['0x10', '1.0', '１０', '1_000', '1,000'].map((text) => noPage('beside', ['splits'], text)),
  bad('page', 'Too large. Wanted: a whole number, at least 1.')('beside', ['transcripts'], '99999999999999999999'),
  bad('limit', 'Too small. Wanted: a whole number, 1 to 1000.')('U18', thousand, '0', '1'),
  bad('limit', 'Too small. Wanted: a whole number, at least 1.')('U18', ['transcripts'], '0', '1'),
  bad('limit', 'Too large. Wanted: a whole number, 1 to 1000.')('U19', thousand, '1001', '1000'),
  bad('limit', 'Too large. Wanted: a whole number, 1 to 100.')('U20', ['news'], '101', '100'),
  bad('limit', 'Too large. Wanted: a whole number, 1 to 200.')('U21', ['bulls-bears'], '201', '200'),
  bad('page', 'Given 2 times: 1 and 2.')('U63', [...pages, 'transcripts'], '1&page=2', '1'),
  bad('composite_radius', 'Too large. Wanted: a whole number, 0 to 50.')('U80', ['logos'], '51', '50'),
  bad('composite_radius', 'Too small. Wanted: a whole number, 0 to 50.')('U80', ['logos'], '-1', '0'),
  ...['50%25', '12.5'].map((text) =>
    bad('composite_radius', 'Not a whole number in digits. Wanted: a whole number, 0 to 50.')('U80', ['logos'], text),
  ),
  bad('max_width', 'Too small. Wanted: a whole number, at least 1.')('beside', ['logos'], '0', '1'),
  bad('page', `Not a whole number in digits. Wanted: ${PAGES} It holds U+200B zero width space.`)('beside', pages, '10%E2%80%8B'),
  bad('page', `Not a whole number in digits. Wanted: ${PAGES} It holds U+FFFD, which stands for bytes that are not valid UTF-8.`)(
    'beside',
    pages,
    '1%FF',
  ),
  bad('page', `Not a whole number in digits. Wanted: ${PAGES}`)('U100', pages, '1%0d%0aX: y'),
]

export const badDays: readonly BadAddress[] = [
  noSuchDay('U25', days, '2024-02-30'),
  noSuchDay('beside', ['splits'], '2023-02-29'),
  noSuchDay('U27', days, '2024-13-01'),
  noDay('U28', days, '2024-2-3', '2024-02-03'),
  noDay('beside', ['splits'], '2024-2-30'),
  noDay('U29', days, '03/02/2024'),
  ...['today', '1MONTH', '-90', '-d', '-1w', '90%20d', '--1d', '-1.5d', '-99999d', '-601m', '%2B51y'].map((text) =>
    noDay('U31', days, text),
  ),
  noSuchDay('U31', days, '1m', '-1m'),
  noSuchDay('U31', days, '90D', '-90d'),
  bad('to', 'Invalid date.')('U31', [...days, 'price-ratios'], '1m', '-1m'),
  bad('from', NO_DAY)('U33', ['price-ratios'], '2MONTH'),
  ...['0000-01-01', '0202-04-01', '1899-12-31', '2101-01-01', '9999-12-31'].map((text) =>
    bad('date', 'Invalid date. Write 1900-01-01 to 2100-12-31.')('beside', days, text),
  ),
  bad('from', 'Invalid date. Write 1900-01-01 to 2100-12-31.')('beside', ['price-ratios'], '0000-01-01'),
  noDay('U34', days, '2024-02-03T00:00:00Z'),
  bad('updated', 'Looks like milliseconds; did you mean 1700000000?')('U41', moments, '1700000000000', '1700000000'),
  bad('updated', 'A day, but Unix seconds are wanted. 2024-01-01 begins at 1704067200 (UTC).')(
    'U42',
    moments,
    '2024-01-01',
    '1704067200',
  ),
  noMoment('beside', ['splits'], '-5'),
  bad('publishedSince', 'Not a whole number of Unix seconds, UTC.')('beside', ['news'], '1.5'),
]

export const badTickers: readonly BadAddress[] = [
  bad('tickers', '51 of 50 tickers; over: T50.')(
    'U46',
    fiftyTickers,
    list(51, (n) => `T${n}`),
    list(50, (n) => `T${n}`),
    'Keep the first 50',
  ),
  bad('tickers', '60 of 50 tickers; over: T50, T51, T52, T53, T54, T55, T56, T57 and 2 more.')(
    'beside',
    fiftyTickers,
    list(60, (n) => `T${n}`),
    list(50, (n) => `T${n}`),
    'Keep the first 50',
  ),
  separated('U53', lists, 'AAPL;MSFT', 'AAPL,MSFT', 'Use commas'),
  separated('U53', lists, 'aapl|msft', 'AAPL,MSFT', 'Use commas'),
  separated('U53', lists, 'AAPL%0AMSFT', 'AAPL,MSFT', 'Use commas'),
  separated('beside', ['splits'], 'AAPL MSFT', 'AAPL,MSFT', 'Use commas'),
  bad('tickers', '<SCRIPT>ALERT(1)</SCRIPT>: unusual character <.')('U56', tickers, '<script>alert(1)</script>'),
  bad('tickers', '5,000 characters; at most 2,000 are sent.')('U58', tickers, 'A'.repeat(5000)),
  bad('tickers', `${'A'.repeat(40)}…: 41 characters, longer than any ticker.`)('beside', tickers, 'A'.repeat(41)),
  bad('tickers', 'АAPL: unusual character А.')('U59', tickers, 'АAPL'),
  bad('tickers', 'AAPL[U+200B]: unusual character U+200B zero width space.')('beside', tickers, 'AAPL%E2%80%8B'),
  bad('tickers', '[U+202E]AAPL: unusual character U+202E right-to-left override.')('beside', tickers, '%E2%80%AEAAPL'),
  bad('tickers', 'A[U+FE0F]B: unusual character U+FE0F invisible character.')('beside', tickers, 'A%EF%B8%8FB'),
  bad('tickers', `AA\ufffd: holds ${UNREAD}.`)('beside', tickers, 'AA%FF'),
  bad('tickers', 'One at a time here; over: MSFT.')('U61', ['bulls-bears'], 'AAPL,MSFT', 'AAPL'),
  ...['AAPL;MSFT', 'aapl|msft', 'AAPL%0AMSFT'].map((text) =>
    bad('tickers', 'One at a time here; over: MSFT.')('U53', ['bulls-bears'], text, 'AAPL'),
  ),
  bad('tickers', 'Given 2 times: A and B.')('U62', lists, 'A&tickers=B', 'A,B', 'Merge'),
  bad('tickers', 'Given 2 times: A and B.')('U62', ['bulls-bears'], 'A&tickers=B', 'A'),
]
