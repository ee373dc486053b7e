/** What one answer shows, kind by kind, with records written by hand; and what may look odd and breaks nothing. */
import { describe, expect, it } from 'vitest'
import { schemaMismatchesOf } from '../api/client/schemaMismatches.ts'
import type { AnyEndpoint } from '../api/endpoint/endpoint.ts'
import { findingSteps } from '../api/findings/findings.ts'
import { findingWords } from '../api/findings/findingWords.ts'
import { atOnce } from '../lib/inSlices.ts'
import { analysts } from './analysts/endpoint.ts'
import { conferenceCalls } from './conference-calls/endpoint.ts'
import { endpoints } from './index.ts'
import { insiderFilings } from './insider-filings/endpoint.ts'
import { insights } from './insights/endpoint.ts'
import { logos } from './logos/endpoint.ts'
import { news } from './news/endpoint.ts'
import { priceRatios } from './price-ratios/endpoint.ts'
import { splits } from './splits/endpoint.ts'
import { transcripts } from './transcripts/endpoint.ts'

type Rows = readonly Readonly<Record<string, unknown>>[]

const found = (endpoint: AnyEndpoint, values: Readonly<Record<string, unknown>>, records: Rows) =>
  atOnce(findingSteps(endpoint, values, { records, schemaMismatches: schemaMismatchesOf(endpoint.fields, records) }))
const words = (endpoint: AnyEndpoint, values: Readonly<Record<string, unknown>>, records: Rows): readonly string[] =>
  found(endpoint, values, records).map((finding) => findingWords(endpoint, finding))

const companies = (...tickers: readonly string[]): Rows => tickers.map((ticker) => ({ ticker }))
const stories = (...tickers: readonly (readonly string[])[]): Rows =>
  tickers.map((names) => ({ stocks: names.map((name) => ({ name })) }))

describe('a filter by tickers', () => {
  it('is told to be ignored where more others came than were asked for', () => {
    expect(words(splits, { tickers: ['ACME'] }, companies('HALO', 'QUAN', 'HALO', 'ACME'))).toEqual([
      'Asked for ACME; 2 other tickers came in 3 of 4 rows (HALO and QUAN): this service may ignore the filter.',
    ])
    const many = companies(...Array.from({ length: 43 }, (_, at) => `T${at}A`))
    expect(words(splits, { tickers: ['ACME'] }, many)).toEqual([
      'Asked for ACME; 43 other tickers came in all 43 rows (T0A, T1A, T2A and 40 more): this service may ignore the filter.',
    ])
  })

  it('is told without a verdict where a company may have another name', () => {
    expect(found(splits, { tickers: ['FB'] }, companies('META', 'META'))).toEqual([
      { kind: 'other-name', severity: 'note', subject: 'tickers', asked: 'FB', examples: ['META'], values: 1, rows: 2, of: 2 },
    ])
    const renamed = stories(['META', 'GOOG'], ['META', 'AAPL'], ['NVDA', 'META'])
    expect(found(news, { tickers: ['FB'] }, renamed).map(({ kind }) => kind)).toEqual(['other-name'])
  })

  it('is honoured by any spelling, another class, one of several companies, and no company at all', () => {
    const fine: readonly (readonly [AnyEndpoint, object, Rows])[] = [
      [splits, { tickers: ['BRK.B'] }, companies('BRK/B', 'brk-b', 'BRK.A', 'BRK')],
      [splits, { tickers: ['GOOG'] }, companies('GOOGL')],
      [splits, { tickers: ['AAPL'] }, [...companies('NASDAQ:AAPL', ' aapl '), {}, { ticker: '' }, { ticker: null }]],
      [news, { tickers: ['ACME'] }, stories(['HALO', 'QUAN', 'ACME'], [])],
      [insiderFilings, { search_keys: ['GOOG'], search_keys_type: 'symbol' }, [{ company_symbol: 'GOOGL, GOOG' }]],
    ]
    expect(fine.flatMap(([endpoint, values, rows]) => words(endpoint, values as never, rows))).toEqual([])
  })

  it('is not judged where a company beside has no name', () => {
    expect(words(news, { tickers: ['ACME'] }, [{ stocks: [{ name: 'HALO' }, {}] }])).toEqual([])
  })
})

it('holds identifiers against the field that the kind of search goes by, without dashes and leading zeros', () => {
  const search = (search_keys_type: string, ...search_keys: readonly string[]) => ({ search_keys, search_keys_type })
  const filing = { id: 'f1', accession_number: '0001234567-24-000001', company_cik: '0000320193', owner: { insider_cik: '77' } }
  expect(words(insiderFilings, search('cik', '320193'), [filing])).toEqual([])
  expect(words(insiderFilings, search('cik', '0000000077'), [filing])).toEqual([])
  expect(words(insiderFilings, search('accession_number', '000123456724000001'), [filing])).toEqual([])
  expect(found(insiderFilings, search('id', 'f2'), [filing, { id: 'f3' }]).map(({ kind }) => kind)).toEqual(['filter-ignored'])
  expect(found(insights, search('firm_id', 'a'), [{ firm_id: 'b' }, { firm_id: 'c' }]).map(({ kind }) => kind)).toEqual([
    'filter-ignored',
  ])
  expect(found(insights, search('analyst_name', 'a'), [{ firm_id: 'b' }, { firm_id: 'c' }])).toEqual([])
  expect(found(analysts, { firm: ['a'] }, [{ firm_id: 'b' }, { firm_id: 'c' }]).map(({ kind }) => kind)).toEqual([
    'filter-ignored',
  ])
  expect(words(logos, search('symbol', 'AAPL:US'), [{ search_key: 'AAPL:US' }])).toEqual([])
  expect(words(news, { isin: ['US0000000001'] }, [{ stocks: [{ name: 'HALO', isin: '' }] }])).toEqual([])
})

describe('a filter by days', () => {
  it('is told to be ignored where rows are of other days', () => {
    const days = { from: '2026-03-01', to: '2026-03-05' }
    expect(words(insights, days, [{ date: '2026-03-01' }, { date: '2026-02-28' }, { date: '2026-03-05' }])).toEqual([
      'Asked for 1 to 5 Mar 2026; 1 row is of other days, such as 2026-02-28: this service may ignore the days.',
    ])
    expect(words(priceRatios, { from: '2026-03-01' }, [{ date: 'Feb 27, 2026' }, { date: 'Mar 2, 2026' }])).toEqual([
      'Asked for days from 1 Mar 2026; 1 row is of other days, such as Feb 27, 2026: this service may ignore the days.',
    ])
    expect(words(conferenceCalls, { date: '2026-03-01' }, [{ date: '2026-03-02' }])).toEqual([
      'Asked for 1 Mar 2026; 1 row is of other days, such as 2026-03-02: this service may ignore the days.',
    ])
  })

  it('goes by the day that was chosen', () => {
    const split = { date_announced: '2026-01-10', date_ex: '2026-03-02' }
    const march = { from: '2026-03-01', to: '2026-03-05' }
    expect(found(splits, march, [split])).toHaveLength(1)
    expect(found(splits, { ...march, date_search_field: 'ex' }, [split])).toEqual([])
  })

  it('leaves a moment a day on either side, any day of a filing, a word, and a row without a day', () => {
    const day = { date: '2026-03-02' }
    const at = (created: string) => ({ created })
    expect(words(news, day, [at('Mon, 02 Mar 2026 23:30:00 -0400'), at('Tue, 03 Mar 2026 01:00:00 +0000'), {}])).toEqual([])
    expect(found(news, day, [at('Wed, 04 Mar 2026 12:00:00 +0000')])).toHaveLength(1)
    const filing = { filing_date: '2026-03-09T00:00:00Z', transactions: [{ date_transaction: '2026-03-02T00:00:00Z' }] }
    expect(words(insiderFilings, day, [filing])).toEqual([])
    expect(words(priceRatios, { from: 'YTD', to: '2026-03-05' }, [{ date: 'Mar 2, 2026' }])).toEqual([])
  })
})

it('tells rows from before the moment asked for, when they are more than a day older', () => {
  const since = Date.UTC(2026, 2, 5) / 1000
  expect(words(insights, { updated: since }, [{ updated: since - 86_400 }, { updated: since + 9 }, { updated: null }])).toEqual(
    [],
  )
  expect(words(insights, { updated: since }, [{ updated: since - 86_401 }])).toEqual([
    'Updated since 5 Mar 2026: 1 row is older, such as of 2026-03-03. This service may ignore the filter.',
  ])
  expect(found(news, { publishedSince: since }, [{ created: 'Mon, 02 Mar 2026 12:00:00 +0000' }])).toHaveLength(1)
})

it('tells a rating below the least, of which 0 is none', () => {
  expect(words(splits, { importance: '3' }, [{ importance: 0 }, { importance: 3 }, { importance: 2 }])).toEqual([
    'Importance, at least 3: 1 row has less (2). This service may ignore the filter.',
  ])
})

it('tells an order and a number of rows that are others than asked for', () => {
  const rows = [{ date: '2026-01-02' }, { date: '2026-01-01' }]
  expect(words(insights, { sort: 'date:asc', limit: 1 }, rows)).toEqual([
    'The service ignored the order asked for (“Date, oldest first”): the rows came in another.',
    'Asked for at most 1 row; 2 came.',
  ])
})

describe('an order', () => {
  const dated = (...days: readonly (string | null)[]): Rows => days.map((date) => ({ date }))

  it('is broken by no equal and no absent value', () => {
    expect(found(insights, { sort: 'date:asc' }, dated('2026-01-01', '2026-01-01', null, '', '2026-01-02'))).toEqual([])
    expect(found(insights, { sort: 'date:asc' }, dated('2026-01-02', null, '2026-01-01'))).toHaveLength(1)
    expect(found(insights, {}, dated('2026-01-01', '2026-01-02'))).toEqual([])
  })

  it('is judged by number and by moment where the field holds one', () => {
    const later = { created: 'Fri, 20 Nov 2026 09:00:00 -0400' }
    const earlier = { created: 'Fri, 20 Nov 2026 10:00:00 +0000' }
    expect(found(news, { sort: 'created:asc' }, [earlier, later])).toEqual([])
    expect(found(news, { sort: 'created:asc' }, [later, earlier])).toHaveLength(1)
    expect(found(news, { sort: 'id:asc' }, [{ id: 9 }, { id: 10 }])).toEqual([])
    expect(found(news, { sort: 'id:desc' }, [{ id: 9 }, { id: 10 }])).toHaveLength(1)
  })

  it('is no matter where it is the default, which is not sent, or where a filter forces another', () => {
    expect(found(news, { sort: 'created:desc' }, [{ id: 1 }, { id: 2 }])).toEqual([])
    expect(found(news, { sort: 'id:desc', updated: 1 }, [{ id: 1 }, { id: 2 }])).toEqual([])
  })

  it('can be judged wherever one is offered', () => {
    const offered = endpoints.flatMap((endpoint) =>
      ((endpoint.params.sort?.options ?? []) as readonly string[]).map((sort) => [endpoint, sort] as const),
    )
    expect(offered).not.toEqual([])
    const rows = [1, 2, 1].map((at) => ({
      id: at,
      date: `2026-01-0${at}`,
      created: `Thu, 0${at} Jan 2026 09:00:00 -0400`,
      updated: `Thu, 0${at} Jan 2026 09:00:00 -0400`,
    }))
    const blind = offered.filter(
      ([endpoint, sort]) =>
        sort !== endpoint.params.sort.initial && !found(endpoint, { sort }, rows).some(({ kind }) => kind === 'order'),
    )
    expect(blind.map(([{ id }, sort]) => `${id} ${sort}`)).toEqual([])
  })
})

describe('the records', () => {
  it('are held against types, fields, words and forms of dates', () => {
    const call = { call_id: 7, status: 'PENDING', start_time: '2026-01-01T10:00:00', mood: 'fine' }
    expect(words(transcripts, {}, [call, { status: 'completed', start_time: '2026-01-01T10:00:00Z' }])).toEqual([
      'Status: no meaning is known of PENDING, in 1 of 2 rows.',
      'Begins: not written as ISO 8601 with a zone in 1 of 2 rows, such as 2026-01-01T10:00:00.',
      'Call ID: text expected, a whole number came in 1 of 2 rows.',
      'mood: not in the specification; text came in 1 of 2 rows.',
    ])
  })

  it('are held against the filters alone in a layout that is not described', () => {
    const row = { company_symbol: 'HALO', shares: '7' }
    expect(found(insiderFilings, { limit: 1 }, [row, row]).map(({ kind }) => kind)).toEqual(['limit-exceeded', 'unknown-field'])
    expect(found(insiderFilings, { limit: 1, display: 'flat' }, [row, row])).toEqual([])
  })
})
