/** Addresses that break a rule of one parameter: choices, identifiers, sizes, free text, and values that do not go together. */
import { list, owners, type BadAddress } from './badAddresses.ts'

const bad = (
  row: string,
  on: string,
  query: string,
  key: string,
  message: string,
  suggestion?: string,
  suggestionLabel?: string,
): BadAddress => ({
  row,
  on: [on],
  query,
  key,
  message,
  ...(suggestion === undefined ? {} : { suggestion }),
  ...(suggestionLabel === undefined ? {} : { suggestionLabel }),
})

const choice = (row: string, on: string, query: string, options: string, suggestion?: string): BadAddress =>
  bad(row, on, query, query.split('=')[0]!, `Choose ${options === LEVELS ? LEVELS : `one of ${options}`}.`, suggestion)

const SORTS = 'created:desc, created:asc, updated:desc, updated:asc, id:desc, id:asc'
const LEVELS = '0 to 5'
const SIZE = 'Wanted: WIDTHxHEIGHT in whole pixels, such as 300x300.'
const isins = (count: number): string => list(count, (n) => `US03783310${n}`)
const cusips = (count: number): string => list(count, (n) => `0378331${n}`)
const keys = (count: number): string => list(count, (n) => `T${n}`)

export const badChoices: readonly BadAddress[] = [
  choice('U67', 'news', 'sort=nonsense', SORTS),
  choice('U67', 'news', 'sort=created', SORTS),
  choice('U67', 'news', 'sort=created:up', SORTS),
  choice('U67', 'news', 'sort=:desc', SORTS),
  choice('U67', 'news', 'sort=created:desc:asc', SORTS),
  choice('U68', 'news', 'sort=CREATED:DESC', SORTS, 'created:desc'),
  choice('U70', 'splits', 'importance=9', LEVELS),
  choice('U70', 'splits', 'importance=-1', LEVELS),
  choice('U70', 'splits', 'importance=2.5', LEVELS),
  choice('U72', 'news', 'displayOutput=max', 'headline, abstract, full'),
  choice('U72', 'news', 'topic_group_by=xor', 'or, and'),
  choice('U72', 'insider-filings', 'chamber=Lords', 'House, Senate'),
  choice('U72', 'insider-filings', 'display=tree', 'flat, nested'),
  choice('U72', 'price-ratios', 'report_type=X', 'TTM, A, R, P'),
  choice('U72', 'splits', 'date_search_field=paid', 'announced, ex'),
  choice('U74', 'logos', 'search_keys_type=figi', 'symbol, cik, cusip, isin'),
  ...['pt:asc', 'updated:desc', 'firm:asc', 'rating_id:desc', 'date'].map((sort) =>
    bad(
      'beside',
      'insights',
      `sort=${sort}`,
      'sort',
      'Choose one of date:desc, date:asc. The service orders by date alone; the head of any column orders the loaded rows.',
    ),
  ),
  choice('beside', 'news', 'importance=urgent', 'low, medium, high'),
  choice('beside', 'news', 'accept=text/html', 'application/json, application/xml'),
  choice('beside', 'news', 'format=__proto__', 'text'),
  bad('beside', 'logos', 'composite_auto=maybe', 'composite_auto', 'Wanted: true or false.'),
  bad(
    'beside',
    'logos',
    'fields=colors&fields=logo_dark',
    'fields',
    'Given 2 times: colors and logo_dark.',
    'colors,logo_dark',
    'Merge',
  ),
]

export const badIdentifiers: readonly BadAddress[] = [
  bad('U75', 'logos', 'search_keys=32019X&search_keys_type=cik', 'search_keys', '32019X: not a CIK (up to ten digits).'),
  bad(
    'U75',
    'logos',
    'search_keys=03783310&search_keys_type=cusip',
    'search_keys',
    '03783310: not a CUSIP (nine characters, the last a digit).',
  ),
  bad(
    'U75',
    'logos',
    'search_keys=AAPL&search_keys_type=isin',
    'search_keys',
    'AAPL: not an ISIN (two letters, nine characters, a digit).',
  ),
  bad(
    'U76',
    'logos',
    `search_keys=${keys(101)}`,
    'search_keys',
    '101 of 100 identifiers; over: T100.',
    keys(100),
    'Keep the first 100',
  ),
  bad('U77', 'news', `isin=${isins(51)}`, 'isin', '51 of 50 ISINs; over: US0378331050.', isins(50), 'Keep the first 50'),
  bad('U77', 'news', `cusips=${cusips(51)}`, 'cusips', '51 of 50 CUSIPs; over: 037833150.', cusips(50), 'Keep the first 50'),
]

export const badTexts: readonly BadAddress[] = [
  ...['0x0', '300', '300×300', '300x', '-1x5', '1e3x2'].map((size) => bad('U79', 'logos', `scale=${size}`, 'scale', SIZE)),
  bad('U91', 'news', `topics=${'x'.repeat(10_000)}`, 'topics', '10,000 characters; at most 2,000 are sent.'),
  bad('U100', 'news', `region=${'x'.repeat(300)}`, 'region', '300 characters; at most 200 are sent.'),
  bad('U100', 'news', 'region=a%0d%0ab', 'region', 'Holds a line break or another control character.'),
  bad('beside', 'news', 'region=%ff', 'region', 'Holds U+FFFD, which stands for bytes that are not valid UTF-8.'),
  bad('beside', 'news', 'topics=caf%e9', 'topics', 'caf\ufffd: holds U+FFFD, which stands for bytes that are not valid UTF-8.'),
  bad('beside', 'news', 'topics=a%00b', 'topics', 'a[U+0000]b: holds U+0000 control character.'),
  bad('U100', 'news', 'topics=a%0d%0ab', 'topics', 'a\r\nb: holds a control character.'),
]

/** Values that are legal alone. */
export const badTogether: readonly BadAddress[] = [
  ...owners.days.map((on) =>
    bad(
      'U38',
      on,
      'date=2024-05-02&to=2024-05-03',
      'date',
      'A single day and a range exclude each other: keep one of them.',
      '',
      'Keep the range',
    ),
  ),
  bad('beside', 'insights', 'search_keys=Halo', 'search_keys_type', 'Choose what you are searching by.'),
  bad('beside', 'insider-filings', 'search_keys_type=cik', 'search_keys', 'Enter what to search for, or clear “Search by”.'),
]
