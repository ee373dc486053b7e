/** How the nested envelope of share price ratios is read and written (§2.3). */
import { describe, expect, it } from 'vitest'
import { ratioSeries } from './envelope.ts'

const series = (...data: unknown[]) => ({ share_price_ratios: { type: 'common', data } })

describe('reading', () => {
  it('flattens one series a symbol, and rows that are mixed in one series', () => {
    const [a, b, c] = [{ symbol: 'A' }, { symbol: 'B' }, { symbol: 'C' }]
    expect(ratioSeries.read({ ok: 'true', data: [series(a, b), series(c)] })).toEqual({ records: [a, b, c] })
  })

  it('takes ok as a boolean too', () => {
    expect(ratioSeries.read({ ok: true, data: [series({ symbol: 'A' })] })).toEqual({ records: [{ symbol: 'A' }] })
  })

  it.each([
    ['no series', { ok: 'true', data: [] }],
    ['null for the list', { ok: 'true', data: null }],
    ['a series of null', { ok: 'true', data: [{ share_price_ratios: null }] }],
    ['a series without rows', { ok: 'true', data: [{ share_price_ratios: { type: 'common' } }] }],
    ['rows of null', { ok: 'true', data: [{ share_price_ratios: { type: 'common', data: null } }] }],
    ['an object without keys', {}],
    ['a bare list', []],
    ['null', null],
    ['an empty body', undefined],
  ])('finds zero rows in %s', (_, body) => {
    expect(ratioSeries.read(body)).toMatchObject({ records: [] })
  })

  it.each([
    ['elements that are no series', { ok: 'true', data: [{ ratios: [] }] }],
    ['a series that is no list', { ok: 'true', data: [{ share_price_ratios: { data: { symbol: 'A' } } }] }],
    ['a text', 'nothing here'],
  ])('does not take %s for empty', (_, body) => {
    expect(ratioSeries.read(body)).toHaveProperty('unexpected')
  })
})

describe('writing', () => {
  it('puts the rows of each symbol under its own series', () => {
    const rows = [
      { symbol: 'A', id: 1 },
      { symbol: 'B', id: 2 },
      { symbol: 'A', id: 3 },
    ]
    expect(ratioSeries.write(rows, { hits: 3, page: 0, pageSize: 3 })).toEqual({
      ok: 'true',
      data: [series({ symbol: 'A', id: 1 }, { symbol: 'A', id: 3 }), series({ symbol: 'B', id: 2 })],
    })
  })
})
