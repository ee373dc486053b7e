/** The line of truth about a page of rows: no total that was not given, no end that was not seen. */
import { expect, it } from 'vitest'
import type { Reply } from '../../../api/client/client.ts'
import { priceRatios } from '../../../endpoints/price-ratios/endpoint.ts'
import { splits } from '../../../endpoints/splits/endpoint.ts'
import { transcripts } from '../../../endpoints/transcripts/endpoint.ts'
import { positionOf } from './paging.ts'

const reply = (rows: number, hits?: number): Reply => ({
  records: Array.from({ length: rows }, (_, id) => ({ id })),
  hits,
  logEntry: { id: 1, endpoint: '', path: '', headers: {}, startedAt: 0, milliseconds: 0, schemaMismatches: [] },
})

it.each([
  [0, 100, 100, '1–100 · more available', false, true],
  [2, 100, 37, '201–237 · page 3 · last page', true, false],
  [0, 100, 37, '37 rows · all loaded', false, false],
  [0, 1000, 100, '1–100 · more available', false, true],
  [1, 1000, 100, '1,001–1,100 · page 2 · last page', true, false],
  [0, 100, 0, 'No rows', false, false],
  [3, 100, 0, 'Page 4 is empty', true, false],
  [100_000, 10, 10, '1,000,001–1,000,010 · page 100,001 · more available', true, false],
])('F101 page %i of %i rows with %i in it: %s', (page, limit, rows, line, hasPrevious, mayFollow) => {
  expect(positionOf(splits, { page, limit }, reply(rows))).toMatchObject({ isPaged: true, line, hasPrevious, mayFollow })
})

it.each([
  [1, 10, 10, 4312, '1–10 of 4,312 · page 1 of 432', false, true],
  [2, 10, 5, 15, '11–15 of 15 · page 2 of 2', true, false],
  [1, 10, 10, 10, '10 rows · all loaded', false, false],
  [1, 10, 0, 0, 'No rows', false, false],
])(
  'F101 page %i of transcripts, of %i rows with %i in it, of %i: %s',
  (page, limit, rows, hits, line, hasPrevious, mayFollow) => {
    expect(positionOf(transcripts, { page, limit }, reply(rows, hits))).toMatchObject({ line, hasPrevious, mayFollow, first: 1 })
  },
)

it('is the whole answer where there are no pages', () => {
  expect(positionOf(priceRatios, {}, reply(240))).toMatchObject({ isPaged: false, line: '240 rows · all loaded' })
  expect(positionOf(priceRatios, {}, reply(1)).line).toBe('1 row · all loaded')
  expect(positionOf(priceRatios, {}, reply(0)).line).toBe('No rows')
})
