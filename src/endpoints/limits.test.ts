/** The limits of §8, row by row of its table, against the descriptors they apply to. */
import { expect, it } from 'vitest'
import type { Param } from '../api/endpoint/params.ts'
import { endpoints } from './index.ts'
import { section, table } from './specification.ts'

/** What §8 calls the operations. */
const NAMES: Readonly<Record<string, string>> = {
  'analyst insights': 'insights',
  'insider filings': 'insider-filings',
  'analyst rating profiles': 'analysts',
  'conference calls': 'conference-calls',
  splits: 'splits',
  'bull and bear cases': 'bulls-bears',
  'news `pageSize`': 'news',
  news: 'news',
  transcripts: 'transcripts',
  'logo search': 'logos',
}

/** The parameters that a limit is about, by their keys in the page address. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'Page offset': ['page'],
  'Result count': ['limit'],
  'Transcript calls `page_size`': ['limit'],
  'Tickers per query': ['tickers'],
  'ISINs or CUSIPs per query': ['isin', 'cusips'],
  'Identifiers per query': ['search_keys'],
  'Logo fields per query': ['fields'],
  'Composite border radius': ['composite_radius'],
  'Scaled image size': ['scale'],
}

const PAGED_FROM_0 = ['insights', 'bulls-bears', 'insider-filings', 'analysts', 'news', 'conference-calls', 'splits']

const rows = table(section('8'), 'Limit')!

it('reads every row of the table', () => {
  expect(rows.map(([subject]) => SUBJECTS[subject!])).not.toContain(undefined)
  expect(rows).toHaveLength(11)
})

const claims = rows.flatMap(([subject = '', to = '', value = '']) => {
  const ids = to === 'offset-paginated endpoints' ? PAGED_FROM_0 : to.split(', ').map((name) => NAMES[name] ?? name)
  return ids.flatMap((id) => SUBJECTS[subject]!.map((key) => ({ id, key, value })))
})

it.each(claims)('$id, $key: $value', ({ id, key, value }) => {
  const param: Param = endpoints.find((endpoint) => endpoint.id === id)!.params[key]
  const initial = /default (\d[\dx]*)/.exec(value)?.[1]
  if (initial !== undefined) expect(param.print(param.initial)).toBe(initial)
  const range = /(\d+) to (\d+)/.exec(value)
  if (range) expect(param.range).toEqual({ least: Number(range[1]), most: Number(range[2]) })
  const most = /^(?:maximum )?(\d+)(?: each)?(?:,|$)/.exec(value)?.[1]
  if (most !== undefined) expect(param.most ?? param.range?.most).toBe(Number(most))
  expect([initial, range, most].some((found) => found !== undefined && found !== null)).toBe(true)
})

it('counts the pages of transcripts from 1 and those of all others from 0', () => {
  const first = endpoints.flatMap(({ id, params }) => (params.page ? [[id, params.page.range.least] as const] : []))
  expect(Object.fromEntries(first)).toEqual({ ...Object.fromEntries(PAGED_FROM_0.map((id) => [id, 0])), transcripts: 1 })
})

it('spells the count in three ways and leaves it out where the operation has none', () => {
  const spellings = Object.fromEntries(endpoints.map(({ id, params }) => [id, params.limit?.wire]))
  expect(spellings).toEqual({
    insights: 'pageSize',
    logos: undefined,
    'price-ratios': undefined,
    'bulls-bears': 'pagesize',
    'insider-filings': 'pagesize',
    transcripts: 'page_size',
    analysts: 'pageSize',
    news: 'pageSize',
    'conference-calls': 'pagesize',
    splits: 'pagesize',
  })
})
