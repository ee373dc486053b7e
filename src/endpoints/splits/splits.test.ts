/** The request that the splits calendar makes, and the rules by which the mock service answers it (§4.10). */
import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../api/client/request.ts'
import { ask } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { splits, type Split } from './endpoint.ts'
import source from './mock.ts'

const ALL = 'pagesize=1000'
const announced = (rows: readonly Split[]): string[] => rows.map((row) => row.date_announced ?? '')

describe('the request', () => {
  it('names every parameter as the specification does', () => {
    const request = buildRequest(
      splits,
      {
        tickers: ['HALO', 'BRK.B'],
        date: '2026-03-02',
        from: '2026-01-01',
        to: '2026-03-31',
        date_search_field: 'ex',
        importance: '0',
        updated: 1_772_323_200,
        page: 2,
        limit: 25,
      },
      connectionTo(),
    )
    expect(decodeURIComponent(request.url)).toBe(
      'https://service.test/api/v2.1/calendar/splits?parameters[tickers]=HALO,BRK.B&parameters[date]=2026-03-02' +
        '&parameters[date_from]=2026-01-01&parameters[date_to]=2026-03-31&parameters[date_search_field]=ex' +
        '&parameters[importance]=0&parameters[updated]=1772323200&page=2&pagesize=25',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
    expect(request.headers.get('accept')).toBe('application/json')
  })

  it('sends the count alone when nothing is asked', () => {
    const request = buildRequest(splits, { limit: 100 }, connectionTo())
    expect(request.url).toBe('https://service.test/api/v2.1/calendar/splits?pagesize=100')
  })
})

describe('the answer', () => {
  it('is under the key of the specification, with more than 120 splits', async () => {
    const { body, rows } = await ask(source, ALL)
    expect(Object.keys(body as object)).toEqual(['splits'])
    expect(rows.length).toBeGreaterThanOrEqual(120)
    expect(new Set(rows.map(splits.identify)).size).toBe(rows.length)
  })

  it('has the split announced last first, and none announced after today', async () => {
    const { rows } = await ask(source, ALL)
    expect(announced(rows)).toEqual(announced(rows).toSorted().reverse())
    expect(announced(rows)[0]! <= '2026-11-20').toBe(true)
    expect(rows.some((row) => row.date_ex! > '2026-11-20')).toBe(true)
  })

  it('filters and orders by the ex-date when asked to', async () => {
    const { rows } = await ask(
      source,
      `${ALL}&parameters[date_search_field]=ex&parameters[date_from]=2025-01-01&parameters[date_to]=2025-12-31`,
    )
    const days = rows.map((row) => row.date_ex!)
    expect(days.length).toBeGreaterThan(3)
    expect(days).toEqual(days.toSorted().reverse())
    expect(days.every((day) => day.startsWith('2025-'))).toBe(true)
    expect(announced(rows)).not.toEqual(announced(rows).toSorted().reverse())
  })

  it('takes a single date for a range of one day, both ends included', async () => {
    const day = (await ask(source, ALL)).rows[5]!.date_announced!
    const single = await ask(source, `${ALL}&parameters[date]=${day}`)
    const range = await ask(source, `${ALL}&parameters[date_from]=${day}&parameters[date_to]=${day}`)
    expect(single.rows.length).toBeGreaterThan(0)
    expect(new Set(announced(single.rows))).toEqual(new Set([day]))
    expect(range.rows).toEqual(single.rows)
  })

  it('filters by ticker, class shares in any spelling', async () => {
    const all = await ask(source, ALL)
    const { ticker } = all.rows[0]!
    const one = await ask(source, `${ALL}&parameters[tickers]=${ticker}`)
    expect(one.rows).toEqual(all.rows.filter((row) => row.ticker === ticker))
    const shareClass = all.rows.filter((row) => row.ticker === 'KRSH.A')
    expect(shareClass.length).toBeGreaterThan(0)
    const spelled = await Promise.all(['KRSH.A', 'KRSH/A', 'KRSH-A'].map((text) => ask(source, `parameters[tickers]=${text}`)))
    expect(spelled.map(({ rows }) => rows)).toEqual([shareClass, shareClass, shareClass])
  })

  it('keeps splits of at least the importance', async () => {
    const all = await ask(source, ALL)
    const { rows } = await ask(source, `${ALL}&parameters[importance]=3`)
    expect(rows).toEqual(all.rows.filter((row) => row.importance! >= 3))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.length).toBeLessThan(all.rows.length)
    expect((await ask(source, `${ALL}&parameters[importance]=0`)).rows).toEqual(all.rows)
  })

  it('keeps what changed since, newest change first', async () => {
    const changes = (await ask(source, ALL)).rows.map((row) => row.updated!).toSorted((a, b) => b - a)
    const { rows } = await ask(source, `${ALL}&parameters[updated]=${changes[9]}&parameters[date_search_field]=ex`)
    expect(rows.map((row) => row.updated)).toEqual(changes.slice(0, 10))
  })

  it('gives the pages one after the other, then nothing', async () => {
    const { rows } = await ask(source, ALL)
    expect((await ask(source, 'pagesize=7&page=1')).rows).toEqual(rows.slice(7, 14))
    expect((await ask(source, 'pagesize=1000&page=1')).body).toEqual({ splits: [] })
  })

  it('writes most ratios as A:B and a few otherwise, as the real wire does', async () => {
    const { rows } = await ask(source, ALL)
    const odd = rows.filter((row) => !/^\d+(\.\d+)?:\d+(\.\d+)?$/.test(row.ratio ?? ''))
    expect(odd.length).toBeGreaterThan(0)
    expect(odd.length).toBeLessThan(rows.length / 10)
  })

  it.each([
    ['a page before the first', 'page=-1'],
    ['a page beyond the last there can be', 'page=100001'],
    ['more rows than there may be', 'pagesize=1001'],
    ['no rows', 'pagesize=0'],
    ['a day that does not exist', 'parameters[date]=2026-02-30'],
    ['a range that ends before it begins', 'parameters[date_from]=2026-03-02&parameters[date_to]=2026-03-01'],
    ['a single day beside a range', 'parameters[date]=2026-03-02&parameters[date_to]=2026-03-02'],
    ['an unknown date field', 'parameters[date_search_field]=paid'],
    ['an importance above 5', 'parameters[importance]=6'],
    ['milliseconds', 'parameters[updated]=1700000000000'],
    ['51 tickers', `parameters[tickers]=${Array.from({ length: 51 }, (_, index) => `T${index}`).join(',')}`],
  ])('refuses %s', async (_, query) => {
    expect((await ask(source, query)).status).toBe(400)
  })
})
