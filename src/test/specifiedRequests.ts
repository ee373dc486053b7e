/** What the specification allows in a request (§4, §8), written down a second time: it shares nothing with the code it judges. */

import { csv, cusip, day, isin, moment, oneOf, size, symbol, text, whole, type Rule } from './specifiedKinds.ts'

const page = whole(0, 100_000)
const thousand = whole(1, 1000)
const LOGO_FIELDS = ['logo', 'mark', 'mark_composite'].flatMap((kind) =>
  ['light', 'dark'].flatMap((ground) => [
    `${kind}_${ground}`,
    kind === 'mark_composite' ? `mark_vector_composite_${ground}` : `${kind}_vector_${ground}`,
  ]),
)
const ANALYST_FIELDS = 'id name_full name_first name_last firm_id firm_name ratings_accuracy updated'.split(' ')
const bracketed = (rules: Readonly<Record<string, Rule>>): Readonly<Record<string, Rule>> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [`parameters[${name}]`, rule]))
const days = { date: day, date_from: day, date_to: day }

interface Specified {
  readonly names: Readonly<Record<string, Rule>>
  readonly required?: readonly string[]
  /** A single day and the ends of a range, as this operation names them. */
  readonly dates?: readonly [day: string, from: string, to: string]
}

/** By path. */
export const specified: Readonly<Record<string, Specified>> = {
  '/api/v1/analyst/insights': {
    names: {
      page,
      pageSize: thousand,
      symbols: csv(50, symbol),
      ...days,
      analyst: csv(),
      rating_id: csv(),
      search_keys: csv(),
      search_keys_type: oneOf('firm_id', 'firm', 'analyst_id', 'analyst_name'),
      // Of the fields, date alone is published.
      sort: oneOf('date:asc', 'date:desc'),
      'parameters[updated]': moment,
    },
    dates: ['date', 'date_from', 'date_to'],
  },
  '/api/v2/logos/search': {
    names: {
      search_keys: csv(100, symbol),
      search_keys_type: oneOf('symbol', 'cik', 'cusip', 'isin'),
      fields: csv(12, oneOf(...LOGO_FIELDS, 'colors')),
      composite_auto: oneOf('true', 'false'),
      composite_radius: whole(0, 50),
      scale: size,
      max_width: whole(1, Number.MAX_SAFE_INTEGER),
    },
    required: ['search_keys'],
  },
  '/api/v3/fundamentals/share-price-ratios': {
    names: {
      symbols: csv(undefined, symbol),
      from: (value) => day(value) || oneOf('YTD', '1MONTH', '1m', '1M')(value),
      to: day,
      date: oneOf('TTM', 'A', 'R', 'P'),
    },
    // Not marked as required, but refused without.
    required: ['symbols', 'from', 'to'],
    dates: ['none', 'from', 'to'],
  },
  '/api/v1/bulls_bears_say': {
    names: { symbols: csv(1, symbol), page, pagesize: whole(1, 200), 'parameters[updated]': moment },
    required: ['symbols'],
  },
  '/api/v1/sec/insider_transactions/filings': {
    names: {
      page,
      pagesize: thousand,
      ...days,
      updated_since: moment,
      search_keys: csv(50),
      search_keys_type: oneOf('symbol', 'accession_number', 'cik', 'id'),
      chamber: oneOf('House', 'Senate'),
      display: oneOf('flat', 'nested'),
    },
    dates: ['date', 'date_from', 'date_to'],
  },
  '/api/v1/transcripts/calls': {
    names: { page: whole(1, Number.MAX_SAFE_INTEGER), page_size: whole(1, Number.MAX_SAFE_INTEGER) },
  },
  '/api/v2.1/calendar/ratings/analysts': {
    names: {
      page,
      pageSize: thousand,
      updated: moment,
      fields: csv(undefined, oneOf(...ANALYST_FIELDS)),
      analyst: csv(),
      analyst_name: csv(),
      firm: csv(),
      firm_name: csv(),
    },
  },
  '/api/v2/news': {
    names: {
      page,
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
  },
  '/api/v2.1/calendar/conference-calls': {
    names: { page, pagesize: thousand, ...bracketed({ ...days, tickers: csv(50, symbol), updated: moment }) },
    dates: ['parameters[date]', 'parameters[date_from]', 'parameters[date_to]'],
  },
  '/api/v2.1/calendar/splits': {
    names: {
      page,
      pagesize: thousand,
      ...bracketed({ ...days, tickers: csv(50, symbol), updated: moment }),
      ...bracketed({ date_search_field: oneOf('announced', 'ex'), importance: whole(0, 5) }),
    },
    dates: ['parameters[date]', 'parameters[date_from]', 'parameters[date_to]'],
  },
}

/** Every way in which a request breaks the specification; none for a good one. */
export function breachesOf({ url, method, headers }: Request): readonly string[] {
  const { pathname, searchParams, href } = new URL(url)
  const operation = Object.hasOwn(specified, pathname) ? specified[pathname]! : undefined
  if (!operation) return [`no operation at ${pathname}`]
  const given = [...searchParams]
  const [single, from, to] = (operation.dates ?? []).map((name) => searchParams.get(name))
  const accepted = pathname === '/api/v2/news' ? ['application/json', 'application/xml'] : ['application/json']
  return [
    ...(method === 'GET' ? [] : [method]),
    ...(/^[\x21-\x7e]+$/.test(href) ? [] : ['not printable']),
    ...(accepted.includes(headers.get('accept') ?? '') ? [] : ['accept']),
    ...given.filter(([name]) => !Object.hasOwn(operation.names, name)).map(([name]) => `unknown ${name}`),
    ...given.filter(([name, value]) => operation.names[name]?.(value) === false).map(([name, value]) => `${name}=${value}`),
    ...(new Set(searchParams.keys()).size === given.length ? [] : ['a name twice']),
    ...(operation.required ?? []).filter((name) => !searchParams.has(name)).map((name) => `${name} is missing`),
    ...(single && (from || to) ? ['a day and a range'] : []),
    ...(from && to && day(from) && from > to ? ['a range that ends before it begins'] : []),
    ...(searchParams.has('search_keys') && !searchParams.has('search_keys_type') && !pathname.includes('logos')
      ? ['keys of no kind']
      : []),
  ]
}
