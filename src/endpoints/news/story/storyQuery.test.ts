import { describe, expect, it } from 'vitest'
import { ask, world } from '../../../test/ask.ts'
import { pathOf } from '../../../api/client/request.ts'
import { news } from '../endpoint.ts'
import source from '../mock.ts'
import { offsetOf, valuesOfOne, valuesOfPage } from './storyQuery.ts'

describe('the request for one body', () => {
  it('is the same query in pages of one item, turned to that item', () => {
    const values = { tickers: ['HALO'], sort: 'id:asc', page: 2, limit: 30, displayOutput: 'headline' } as const
    expect(valuesOfOne(values, offsetOf(values) + 7)).toEqual({
      tickers: ['HALO'],
      sort: 'id:asc',
      displayOutput: 'full',
      page: 67,
      limit: 1,
    })
  })

  it('counts by the defaults where the query names no page', () => {
    expect(valuesOfOne({}, offsetOf({}) + 14)).toEqual({ displayOutput: 'full', page: 14, limit: 1 })
  })

  it('counts from the first page of several in one body of rows', () => {
    expect(offsetOf({ page: 0, limit: 20 }, 3)).toBe(60)
  })

  it('is not made beyond the last page that the service counts', () => {
    expect(valuesOfOne({}, 100_000)).toMatchObject({ page: 100_000 })
    expect(valuesOfOne({}, 100_001)).toBeUndefined()
  })

  it('brings the very item, with its body', async () => {
    const values = { tickers: ['HALO'], page: 1, limit: 10 }
    const queryOf = (path: string): string => path.split('?')[1]!
    const { rows } = await ask(source, queryOf(pathOf(news, values, world)))
    const one = await ask(source, queryOf(pathOf(news, valuesOfOne(values, 13)!, world)))
    expect(one.rows.map(({ id }) => id)).toEqual([rows[3]!.id])
    expect(one.rows[0]!.body).toContain('<p>')
  })

  it('falls back on the page on which the item stood', () => {
    expect(valuesOfPage({ limit: 30 }, 67)).toEqual({ displayOutput: 'full', page: 2, limit: 30 })
  })
})
