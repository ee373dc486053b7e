/** The types that follow from a descriptor: values to ask with and records to read, without a cast. */
import { expect, expectTypeOf, it } from 'vitest'
import type { InsiderFilingRecord } from '../../endpoints/insider-filings/endpoint.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import type { NewsItem } from '../../endpoints/news/endpoint.ts'
import { splits, type Split } from '../../endpoints/splits/endpoint.ts'
import { fetchPage, type Reply } from '../client/client.ts'
import type { RecordOf, ValuesOf } from './endpoint.ts'
import type { ColumnOf } from './fields.ts'

type Asked = ValuesOf<typeof splits>

it('types the values of a query by its parameters', () => {
  expectTypeOf<Asked['tickers']>().toEqualTypeOf<readonly string[] | undefined>()
  expectTypeOf<Asked['page']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Asked['from']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Asked['date_search_field']>().toEqualTypeOf<'announced' | 'ex' | undefined>()
  expectTypeOf<Asked['importance']>().toEqualTypeOf<'0' | '1' | '2' | '3' | '4' | '5' | undefined>()
  expectTypeOf<Asked>().not.toHaveProperty('symbols')
  expect(Object.keys(splits.params)).not.toContain('symbols')
})

it('types records by their fields, every one of them perhaps absent or null', () => {
  expect(splits.identify({ id: null })).toBe('')
  expectTypeOf<Split['ticker']>().toEqualTypeOf<string | null | undefined>()
  expectTypeOf<Split['importance']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<Split['optionable']>().toEqualTypeOf<boolean | null | undefined>()
  expectTypeOf<NewsItem['id']>().toEqualTypeOf<number | null | undefined>()
  expectTypeOf<NonNullable<RecordOf<typeof insights>['security']>['symbol']>().toEqualTypeOf<string | null | undefined>()
  expectTypeOf<NonNullable<InsiderFilingRecord['transactions']>[number]['shares']>().toEqualTypeOf<string | null | undefined>()
})

it('types the columns that a table may show', () => {
  type Columns = ColumnOf<(typeof insights)['fields']>
  expectTypeOf<'security.symbol'>().toExtend<Columns>()
  expect(insights.columns).toContain('security.symbol')
  expectTypeOf<'security.nothing'>().not.toExtend<Columns>()
})

it('types the rows of an answer by the operation that was asked', () => {
  expect(fetchPage).toBeTypeOf('function')
  expectTypeOf<ReturnType<typeof fetchPage<typeof splits>>>().resolves.toEqualTypeOf<Reply<Split>>()
})
