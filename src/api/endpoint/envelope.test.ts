/** Where the list of an answer is found: under its key, under the others it was seen under, and in no other place. */
import { describe, expect, it } from 'vitest'
import { bullsBears } from '../../endpoints/bulls-bears/endpoint.ts'
import { conferenceCalls } from '../../endpoints/conference-calls/endpoint.ts'
import { insights } from '../../endpoints/insights/endpoint.ts'
import { logos } from '../../endpoints/logos/endpoint.ts'
import { news } from '../../endpoints/news/endpoint.ts'
import { priceRatios } from '../../endpoints/price-ratios/endpoint.ts'
import { splits } from '../../endpoints/splits/endpoint.ts'
import { operations, testingOf } from '../../test/operations.ts'
import { listUnder } from './envelope.ts'

const ROWS = [{ id: '1' }, { id: '2' }]

describe('the list', () => {
  it.each(operations)('of %s is where the specification puts it', (_, endpoint) => {
    expect(endpoint.envelope.read(testingOf(endpoint).answer(ROWS))).toMatchObject({ records: ROWS, oddity: undefined })
  })

  it('of price ratios may be in two series', () => {
    const body = { ok: true, data: ROWS.map((row) => ({ share_price_ratios: { data: [row] } })) }
    expect(priceRatios.envelope.read(body)).toEqual({ records: ROWS, oddity: undefined })
  })

  it.each([
    ['insights', insights, { analyst_insights: ROWS }, 'the list was under "analyst_insights"'],
    ['insights', insights, ROWS, 'a bare list instead of one under "analyst-insights"'],
    ['bulls and bears', bullsBears, { 'bulls-say-bears-say': ROWS }, 'the list was under "bulls-say-bears-say"'],
    ['conference calls', conferenceCalls, { 'conference-calls': ROWS }, 'the list was under "conference-calls"'],
    ['conference calls', conferenceCalls, { conference_calls: ROWS }, 'the list was under "conference_calls"'],
    ['splits', splits, { results: ROWS, count: 2 }, 'the only list was under "results"'],
    ['logos', logos, ROWS, 'a bare list instead of one under "data"'],
    ['news', news, { articles: ROWS }, 'the only list was under "articles"'],
  ])('of %s is also read elsewhere, which is told', (_, endpoint, body, oddity) => {
    expect(endpoint.envelope.read(body)).toEqual({ records: ROWS, oddity })
  })

  it('is that of its key when there are several', () => {
    expect(listUnder('a').read({ b: [{ id: '9' }], a: ROWS })).toEqual({ records: ROWS, oddity: undefined })
  })

  it('is not guessed among several, and not taken from the errors', () => {
    expect(listUnder('a').read({ b: ROWS, c: ROWS })).toEqual({ unexpected: 'No "a" list in the answer.' })
    expect(listUnder('a').read({ errors: ROWS })).toEqual({ unexpected: 'No "a" list in the answer.' })
  })

  it('is not an object, a text or a number under its key', () => {
    for (const value of [{ id: '1' }, 'none', 0]) {
      expect(listUnder('a').read({ a: value })).toEqual({ unexpected: 'No "a" list in the answer.' })
    }
    expect(listUnder('a').read('text')).toEqual({ unexpected: 'Neither an object nor a list: no "a" in it.' })
  })
})

it('finds no list under names that every object inherits', () => {
  expect(listUnder('constructor').read({ x: 1 })).toHaveProperty('unexpected')
})
