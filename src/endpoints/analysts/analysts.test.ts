/** The request that analyst profiles make, and the rules by which the mock service answers it (§4.7). */
import { describe, expect, it } from 'vitest'
import { buildRequest } from '../../api/client/request.ts'
import { ask, world } from '../../test/ask.ts'
import { connectionTo } from '../../test/connection.ts'
import { analysts } from './endpoint.ts'
import source from './mock.ts'

describe('the request', () => {
  it('names every parameter as published', () => {
    const request = buildRequest(
      analysts,
      {
        analyst_name: ['Hana Smith', 'Cruz'],
        firm_name: ['Larkfield Brothers'],
        analyst: ['a1', 'a2'],
        firm: ['f1'],
        fields: ['id', 'name_full', 'ratings_accuracy'],
        updated: 1_772_323_200,
        page: 2,
        limit: 1000,
      },
      connectionTo(),
    )
    expect(request.url).toBe(
      'https://service.test/api/v2.1/calendar/ratings/analysts?analyst_name=Hana%20Smith,Cruz&firm_name=Larkfield%20Brothers' +
        '&analyst=a1,a2&firm=f1&fields=id,name_full,ratings_accuracy&updated=1772323200&page=2&pageSize=1000',
    )
    expect(request.headers.get('authorization')).toBe('token test-key')
  })

  it('sends the count alone when nothing is asked', () => {
    const request = buildRequest(analysts, { limit: 100 }, connectionTo())
    expect(request.url).toBe('https://service.test/api/v2.1/calendar/ratings/analysts?pageSize=100')
  })
})

describe('the answer', () => {
  it('is the full list of 220 analysts, each once', async () => {
    const { body, rows } = await ask(source, 'pageSize=1000')
    expect(Object.keys(body as object)).toEqual(['analyst_ratings_analyst'])
    expect(rows).toHaveLength(220)
    expect(new Set(rows.map((row) => row.id)).size).toBe(220)
  })

  it('has the same person once for each firm', async () => {
    const { rows } = await ask(source, 'pageSize=1000')
    const names = rows.map((row) => row.name_full)
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    const firms = rows.filter((row) => row.name_full === twice).map((row) => row.firm_id)
    expect(firms.length).toBeGreaterThan(1)
    expect(new Set(firms).size).toBe(firms.length)
  })

  it('writes measures as decimal strings and counts as integers, from the ratings of the market', async () => {
    const analyst = world.analysts.find((one) => {
      const record = world.trackRecordOf(one)
      return record['9m'].losses > 0 && record['3y'].count > 0
    })!
    const record = world.trackRecordOf(analyst)
    const { rows } = await ask(source, `analyst=${analyst.id}`)
    const accuracy = rows[0]!.ratings_accuracy!
    expect(accuracy.overall_success_rate).toBe(((100 * record.overall.gains) / record.overall.count).toFixed(2))
    expect(accuracy.total_ratings).toBe(record.overall.count)
    expect(accuracy['9m_loss_count']).toBe(record['9m'].losses)
    expect(accuracy['3y_average_return']).toBe(record['3y'].averageReturn.toFixed(2))
    expect(accuracy['1m_stdev']).toMatch(/^\d+\.\d\d$/)
    expect(Number(accuracy.overall_avg_return_percentile)).toBeGreaterThanOrEqual(0)
    expect(Number(accuracy.overall_avg_return_percentile)).toBeLessThan(100)
  })

  it('ranks by percentile in the order of the measure itself', async () => {
    const { rows } = await ask(source, 'pageSize=1000')
    const judged = rows.flatMap(({ ratings_accuracy: accuracy }) => (accuracy?.overall_average_return ? [accuracy] : []))
    const best = judged.toSorted((a, b) => Number(b.overall_average_return) - Number(a.overall_average_return))
    expect(Number(best[0]!.overall_avg_return_percentile)).toBeGreaterThan(99)
    expect(best.at(-1)!.overall_avg_return_percentile).toBe('0.00')
  })

  it('leaves counts of zero out, and leaves measures of nothing empty', async () => {
    const { rows } = await ask(source, 'pageSize=1000')
    const all = rows.flatMap((row) => row.ratings_accuracy ?? [])
    expect(all.some((accuracy) => accuracy['3y_average_return'] === '')).toBe(true)
    const losses = all.flatMap((accuracy) => Object.entries(accuracy).filter(([key]) => key.endsWith('_loss_count')))
    expect(losses.length).toBeGreaterThan(220)
    expect(losses.filter(([, count]) => count === 0)).toEqual([])
    expect(all.some((accuracy) => accuracy.smart_score !== undefined && accuracy['3y_loss_count'] === undefined)).toBe(true)
  })

  it('says zero ratings or nothing at all of who has none to judge', async () => {
    const ids = world.analysts.filter((analyst) => world.trackRecordOf(analyst).overall.count === 0).map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(1)
    const { rows } = await ask(source, `analyst=${ids.join(',')}&pageSize=1000`)
    const said = new Set(rows.map((row) => JSON.stringify(row.ratings_accuracy)))
    expect(said).toEqual(new Set(['{}', '{"total_ratings":0}']))
  })

  it('filters by analyst, firm and their names', async () => {
    const { id, first, last, firm } = world.analysts[7]!
    expect((await ask(source, `analyst=${id}`)).rows.map((row) => row.id)).toEqual([id])
    const both = await ask(source, `analyst=${id},${world.analysts[8]!.id}`)
    expect(both.rows).toHaveLength(2)
    const named = await ask(source, `analyst_name=${encodeURIComponent(`${last} ${first}`.toUpperCase())}`)
    expect(named.rows.map((row) => row.name_full)).toContain(`${first} ${last}`)
    expect(new Set(named.rows.map((row) => row.name_full)).size).toBe(1)
    const atFirm = await ask(source, `firm=${firm.id}&pageSize=1000`)
    expect(new Set(atFirm.rows.map((row) => row.firm_name))).toEqual(new Set([firm.name]))
    const atNamed = await ask(source, `firm_name=${encodeURIComponent(firm.name.toLowerCase())}&pageSize=1000`)
    expect(atNamed.rows).toEqual(atFirm.rows)
    expect((await ask(source, 'firm_name=Nobody')).rows).toEqual([])
  })

  it('returns only the fields asked for', async () => {
    const { rows } = await ask(source, 'fields=name_full,updated&pageSize=3')
    expect(rows.map((row) => Object.keys(row))).toEqual([
      ['name_full', 'updated'],
      ['name_full', 'updated'],
      ['name_full', 'updated'],
    ])
  })

  it('keeps what changed since, newest change first', async () => {
    const since = Date.parse('2026-11-19T00:00:00Z') / 1000
    const { rows } = await ask(source, `updated=${since}&pageSize=1000`)
    const updates = rows.map((row) => row.updated!)
    expect(updates.length).toBeGreaterThan(0)
    expect(updates.length).toBeLessThan(220)
    expect(Math.min(...updates)).toBeGreaterThanOrEqual(since)
    expect(updates).toEqual(updates.toSorted((a, b) => b - a))
  })

  it('turns pages to a short last one', async () => {
    expect((await ask(source, 'page=2')).rows).toHaveLength(20)
    expect((await ask(source, 'page=3')).rows).toEqual([])
  })

  it.each([
    ['pageSize=0', 'pageSize: Too small. Wanted: a whole number, 1 to 1000.'],
    ['fields=id,rank', 'fields: rank: not a name here'],
    ['updated=2026-11-19', 'updated: A day, but Unix seconds are wanted.'],
  ])('refuses %s', async (query, message) => {
    const { status, text } = await ask(source, query)
    expect(status).toBe(400)
    expect(text).toContain(message)
  })
})
